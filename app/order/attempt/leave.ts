/** Leads from a placed order to its page or the provider's page. */

/**
 * Opens the provider's page if there is one, else the order's. Back from the provider's page leads to the
 * order's page, which offers to pay again.
 */
export async function leaveForOrder(statusUrl: string, providerPage: Promise<string | null> | null) {
  const address = await providerPage?.catch(() => null)
  if (!address) return location.assign(statusUrl)
  history.pushState(null, '', statusUrl)
  // A page restored from the browser's cache is reloaded (forgetDialogs) and then shows the order's page.
  location.assign(address)
}
