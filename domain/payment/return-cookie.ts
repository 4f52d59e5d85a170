/**
 * Brings a customer back from the page of a payment provider to the order's own page. The key to the order stays in the
 * customer's browser meanwhile: the address that the provider leads back to does not hold it.
 */
import type { OrderReference } from '#domain/placed/order-reference.ts'

/** Longer than a provider's page stays open. Seconds. */
const lifetime = 2 * 60 * 60

/** Where customers return to; the cookie is sent to this address alone. */
export const returnPath = (reference: OrderReference) => `/api/orders/${reference}/return`

/** By this prefix browsers refuse a cookie that was set without https. `__Host-` would need the path of the whole site. */
const nameOf = (reference: OrderReference, isSecure: boolean) =>
  `${isSecure ? '__Secure-' : ''}return-${reference}`

/** @param isSecure whether the site is served by https */
export function returnCookie(reference: OrderReference, key: string, isSecure: boolean): string {
  return [
    `${nameOf(reference, isSecure)}=${key}`,
    `Path=${returnPath(reference)}`,
    `Max-Age=${lifetime}`,
    'HttpOnly',
    // Other sites' pages lead here by a link, which Lax allows.
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}

/** The key that the browser kept; null: another browser paid, or the cookie is over. */
export function returnedKey(cookies: string, reference: OrderReference, isSecure: boolean): string | null {
  const start = `${nameOf(reference, isSecure)}=`
  const found = cookies.split(/; */).find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length) || null
}
