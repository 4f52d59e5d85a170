/** Back from the provider's page leads to the order's page, which offers to pay again. */
export async function leaveForOrder(statusUrl: string, providerPage: Promise<string | null> | null) {
  const address = await providerPage?.catch(() => null)
  if (!address) return location.assign(statusUrl)
  history.pushState(null, '', statusUrl)
  // A restored page is reloaded (forgetDialogs) and shows the order's page.
  location.assign(address)
}
