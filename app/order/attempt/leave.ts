/** The way from a placed order to its page, or on to the provider's page where it is paid. */

/**
 * Leaves for the provider's page if there is one, else for the order's. Back from the provider's page leads to the
 * order's, which tells whether it is paid and offers to pay again.
 */
export async function leaveForOrder(statusUrl: string, providerPage: Promise<string | null> | null) {
  const { origin, pathname, search } = new URL(statusUrl, location.href)
  const orderPage = pathname + search
  const address = await providerPage?.catch(() => null)
  if (!address) return location.assign(orderPage)
  history.pushState(null, '', orderPage)
  // A browser that kept this page as it was left shows it under the order's address.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  // Behind a proxy the server may use another host name, also for the page that stands in for a provider's.
  location.assign(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address)
}
