/** The way from a placed order to its page, or on to the provider's page where it is paid. */

/**
 * Leaves for the provider's page if there is one, else for the order's. Back from the provider's page leads to the
 * order's, which tells whether it is paid and offers to pay again.
 */
export async function leaveForOrder(statusUrl: string, providerPage: Promise<string | null> | null) {
  const address = await providerPage?.catch(() => null)
  if (!address) return location.assign(statusUrl)
  history.pushState(null, '', statusUrl)
  // A browser that keeps this page as it was left loads it anew (forgetDialogs), and then shows the order's.
  location.assign(address)
}
