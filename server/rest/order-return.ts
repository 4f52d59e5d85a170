/** GET /api/orders/{reference}/return redirects from the payment provider to the order. */
import { orderPath, pagePath } from '#app/paths.ts'
import { addressLimits } from '#domain/call-limits.ts'
import { returnedKey } from '#domain/payment/return-cookie.ts'
import { parseLookupToken, parseReference } from '#domain/placed/order-reference.ts'
import type { Lang } from '#domain/text.ts'
import { readParameters } from '#server/http/address-parameters.ts'

/** A payment app's browser has no key: it can request the link by mail. */
export function returnToOrder(
  request: Request,
  referenceText: string,
  lang: Lang,
  isSecure: boolean,
): Response {
  const limits = addressLimits['/api/orders/:reference/return']
  const isKnown = readParameters(limits, request.url, { reference: referenceText }).ok
  const reference = isKnown ? parseReference(referenceText) : null
  const copy = reference && returnedKey(request.headers.get('cookie') ?? '', reference, isSecure)
  const key = copy && parseLookupToken(copy)
  const location = reference && key ? orderPath(reference, key, lang) : pagePath('find-order', lang)
  return new Response(null, {
    status: 303,
    headers: {
      Location: location,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  })
}
