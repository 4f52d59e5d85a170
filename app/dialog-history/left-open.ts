/** The dialogs that are open when a page is left for the same one in the other language. */
import { inLanguage, langOf } from '#app/paths.ts'
import { urlWithoutDialogs } from './entry-address.ts'
import type { Trail } from './trail.ts'

const leftOpenKey = 'openDialogs'

/** Kept for the language switch, which opens another page. */
export function keepForOtherLanguage(wanted: Trail): void {
  try {
    if (wanted.length === 0) sessionStorage.removeItem(leftOpenKey)
    else sessionStorage.setItem(leftOpenKey, JSON.stringify({ ...pageNow(), trail: wanted }))
  } catch {
    // Without storage the page opens in the other language without its dialog.
  }
}

/** What was open when the page was left in the other language. */
export function leftInOtherLanguage(): Trail {
  try {
    const left = JSON.parse(sessionStorage.getItem(leftOpenKey) ?? 'null')
    const { page, lang } = pageNow()
    return left?.page === page && left.lang !== lang ? left.trail : []
  } catch {
    // Storage is blocked or damaged: nothing was left open.
    return []
  }
}

function pageNow() {
  const { pathname, search } = new URL(urlWithoutDialogs())
  return { page: inLanguage(pathname, 'zh') + search, lang: langOf(pathname) }
}
