/**
 * Reports page views to Google Analytics if configured (spec section 2, decisions 32), without URLs that
 * identify a visitor.
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
  // The shop needs no advertising cookies or profiles.
  const refusalWord = 'denied'
  tag('consent', 'default', {
    ad_storage: refusalWord,
    ad_user_data: refusalWord,
    ad_personalization: refusalWord,
  })
  tag('js', new Date())
  tag('config', id, { send_page_view: false, allow_google_signals: false })
  reportView(id)
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  // A page restored from the back/forward cache runs no scripts again.
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
    // Prevents tracking that a property may have enabled, such as of chat links.
    event_callback: () => {
      window[off] = true
    },
  })
}

/** Removes the query and an order's number. */
function reportedPath(pathname: string): string {
  if (!isPrivatePath(pathname)) return pathname
  return pagePath('order', langOf(pathname)).replace(':reference/', '')
}

/** Removes the query; other sites send only their origin. */
function reportedReferrer(): string {
  if (!document.referrer.startsWith(`${location.origin}/`)) return document.referrer
  return location.origin + reportedPath(new URL(document.referrer).pathname)
}
