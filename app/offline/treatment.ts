/** What the worker of the public site does with a request. */
import { inLanguage, isPrivatePath, pagePath } from '#app/paths.ts'

export type Treatment =
  /** The server is asked first, and a copy is used if it fails. */
  | 'page'
  /** The same, in a cache of private pages. */
  | 'order'
  /** Nothing is saved, and the offline page is used if the server fails. */
  | 'live'
  /** A copy comes first: the address changes with the content. */
  | 'asset'
  | 'picture'

const orderPage = new RegExp(`^${pagePath('order', 'zh').replace(':reference', '[^/]+')}?$`)
const calendarFile = /^\/api\/orders\/[^/]+\/calendar$/

/**
 * Null leaves the request to the browser.
 * @param isPage whether a page is opened, rather than a part of one
 */
export function treatmentOf({ pathname, searchParams }: URL, isPage: boolean): Treatment | null {
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/api/file/image/')) return 'picture'
  if (calendarFile.test(pathname)) return 'order'
  if (!isPage || /^\/(api|staff)(\/|$)/i.test(pathname)) return null
  const path = inLanguage(pathname, 'zh')
  // Another parameter opens a form of the order's page.
  if (orderPage.test(path) && searchParams.size === 1 && searchParams.has('key')) return 'order'
  // The address of a filtered menu has the allergies of the guests.
  if (path.startsWith(pagePath('menu-filter', 'zh'))) return 'live'
  return isPrivatePath(pathname) ? 'live' : 'page'
}
