/** What every rendered page is sent with: its styles in place, and the headers that hold it to them. */
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import type { SiteConfig } from '#server/site/site-api.ts'
import { inlineStyles } from './inline-styles.ts'
import type { PageSource } from './page-build.ts'
import type { PageAddress } from './page-policy.ts'
import type { Renderer } from './render.ts'

export interface PageHtml {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export async function pageHtml(
  rendered: Response,
  page: PageAddress,
  pages: Renderer,
  source: PageSource,
  config: SiteConfig,
): Promise<PageHtml> {
  // Where the pages fail, asking them for more would hide their answer.
  const scripts = rendered.status >= 500 ? [] : await pages.inlineScripts()
  const { html, style } = await inlineStyles(await rendered.text(), source.styleSheet)
  return {
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': page.lang === 'zh' ? 'zh-HK' : 'en',
      ...(source.mode === 'production' && {
        'Content-Security-Policy': contentSecurityPolicy(
          { scripts, styles: style === null ? [] : [style] },
          // The map's script tells Google the address it stands at, and a private one may hold a key.
          page.isPrivate ? { ...config, mapsKey: null } : config,
        ),
      }),
    },
  }
}
