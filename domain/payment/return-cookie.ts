/**
 * Keeps the order's key in the browser while the customer is on a provider's page, so that the provider
 * never sees it.
 */
import type { OrderReference } from '#domain/placed/order-reference.ts'

/** The cookie outlives the provider's page. */
const maxAgeSeconds = 2 * 60 * 60

/** The only path that receives the cookie. */
export const returnPath = (reference: OrderReference) => `/api/orders/${reference}/return`

/** Browsers refuse this prefix without https; `__Host-` would require the path of the whole site. */
const nameOf = (reference: OrderReference, isSecure: boolean) =>
  `${isSecure ? '__Secure-' : ''}return-${reference}`

export function returnCookie(reference: OrderReference, key: string, isSecure: boolean): string {
  return [
    `${nameOf(reference, isSecure)}=${key}`,
    `Path=${returnPath(reference)}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    // Lax allows links from other sites.
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}

/** Returns null if another browser paid or the cookie expired. */
export function returnedKey(cookies: string, reference: OrderReference, isSecure: boolean): string | null {
  const start = `${nameOf(reference, isSecure)}=`
  const match = cookies.split(/; */).find((cookie) => cookie.startsWith(start))
  return match?.slice(start.length) || null
}
