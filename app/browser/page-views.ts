/**
 * Reports each page view to Google Analytics, if the operator has configured a measurement id (spec section 2,
 * decisions 32). Nothing else is reported, and no URL that identifies a visitor.
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
  // No advertising cookies or profiles: the shop only wants to know which pages are read.
  const denied = 'denied'
  tag('consent', 'default', { ad_storage: denied, ad_user_data: denied, ad_personalization: denied })
  tag('js', new Date())
  tag('config', id, { send_page_view: false, allow_google_signals: false })
  reportView(id)
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  // A page restored from the back/forward cache does not run its scripts again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reportView(id)
  })
}

/** Google's script accepts only an arguments object. */
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
    // A property may be configured to track more, such as chat links with a customer's text in them; this prevents it.
    event_callback: () => {
      window[off] = true
    },
  })
}

/** Without the query; for an order page without the order's number too. */
function reportedPath(pathname: string): string {
  if (!isPrivatePath(pathname)) return pathname
  return pagePath('order', langOf(pathname)).replace(':reference/', '')
}

/** The referrer without its query; other sites send only their origin. */
function reportedReferrer(): string {
  if (!document.referrer.startsWith(`${location.origin}/`)) return document.referrer
  return location.origin + reportedPath(new URL(document.referrer).pathname)
}
