/** The worker writes this bar into the HTML of a copy, so that it needs no script. */
import { inLanguage, langOf, pagePath } from '#app/paths.ts'
import { tryAgain } from '#content/ordering/no-connection.ts'
import { type SavedPage, savedSentence } from '#content/pages/offline.ts'

const icon =
  'M3 9.5a13 13 0 0 1 5-3M21 9.5a13 13 0 0 0-9.5-4M6.5 13a8 8 0 0 1 4-2.2M17.5 13a8 8 0 0 0-2.5-1.7M10 16.5a3 3 0 0 1 4 0M12 20v.1M4 4l16 16'

/** The content security policy of a page admits style attributes, but no further style sheet. */
const styles = {
  bar: 'background:var(--ink);color:var(--white);font-size:var(--t-15);line-height:1.5',
  row: 'display:flex;gap:4px 14px;align-items:center;min-height:56px;padding-block:6px',
  icon: 'flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round',
  text: 'flex:1;word-break:normal',
  hour: 'color:var(--butter)',
  link: 'display:inline-flex;align-items:center;min-height:44px;font-weight:700;white-space:nowrap;text-underline-offset:.25em',
} as const

/** The bar is above the shop's header. */
export function withSavedBar(html: string, { pathname }: Pick<URL, 'pathname'>, savedAt: Date): string {
  const lang = langOf(pathname)
  const { before, hour, after } = savedSentence(pageAt(inLanguage(pathname, 'zh')), savedAt)
  const bar = `<div class="on-dark" role="status" data-saved-at="${savedAt.toISOString()}" style="${styles.bar}"><div class="wrap" style="${styles.row}"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" style="${styles.icon}"><path d="${icon}"/></svg><span style="${styles.text}">${before[lang]}<b style="${styles.hour}">${hour[lang]}</b>${after[lang]}</span><a href="" style="${styles.link}">${tryAgain[lang]}</a></div></div>`
  return (
    html
      // An offer may have ended meanwhile.
      .replace('<html', '<html data-promo-closed=""')
      // Browsers download past the worker what has this attribute.
      .replaceAll(' download=""', '')
      .replace('<header', `${bar}<header`)
  )
}

/** The offline page says of when the saved menu is. */
export function withMenuHour(html: string, hour: string): string {
  return html.replace('data-offline="menu"', (part) => `${part} data-hour="${hour}"`)
}

function pageAt(path: string): SavedPage {
  if (path.startsWith('/orders/')) return 'order'
  return path === pagePath('menu', 'zh') ? 'menu' : 'page'
}
