/**
 * Reports each page that is looked at to Google Analytics, once the operator has named a measurement id (spec
 * section 2, decisions 32). Nothing else is reported, and no address that tells who a visitor is.
 */
import { isPrivatePath, langOf, pagePath } from '#app/paths.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    [key: `ga-disable-${string}`]: boolean
  }
}

export function startPageViews(id: string): void {
  window.dataLayer ??= []
  // Neither cookies of advertisers nor profiles: the shop only wants to know which pages are read.
  const denied = 'denied'
  tag('consent', 'default', { ad_storage: denied, ad_user_data: denied, ad_personalization: denied })
  tag('js', new Date())
  tag('config', id, { send_page_view: false, allow_google_signals: false })
  reportView(id)
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  // A page that the browser kept whole and shows again runs no script anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reportView(id)
  })
}

/** Google's script reads what is pushed only if it is an arguments object. */
function tag(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

function reportView(id: string): void {
  const off = `ga-disable-${id}` as const
  window[off] = false
  const path = reportedPath(location.pathname)
  tag('set', {
    page_path: path,
    page_location: location.origin + path,
    page_referrer: reportedReferrer(),
    page_title: isPrivatePath(location.pathname) ? 'Order' : document.title,
  })
  tag('event', 'page_view', {
    send_to: id,
    // A property may be set to watch more, such as links to the chat with a customer's words in them: not here.
    event_callback: () => {
      window[off] = true
    },
  })
}

/** Without queries; an order's page is just that, since its address holds the order's number. */
function reportedPath(pathname: string): string {
  if (!isPrivatePath(pathname)) return pathname
  return pagePath('order', langOf(pathname)).replace(':reference/', '')
}

/** Where the visitor came from, without queries; other sites send no more than their origin. */
function reportedReferrer(): string {
  if (!document.referrer.startsWith(`${location.origin}/`)) return document.referrer
  return location.origin + reportedPath(new URL(document.referrer).pathname)
}
