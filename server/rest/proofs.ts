/** POST /api/orders/{reference}/proofs */
import { callTexts } from '#content/ordering/order-calls.ts'
import { proofRefusals } from '#content/ordering/payment/proof-refusals.ts'
import { maxReferenceLength } from '#domain/input-limits.ts'
import { maxProofBytes, type ProofRefusal, proofsPerOrder } from '#domain/payment/payment-proof.ts'
import type { Lang } from '#domain/text.ts'
import { submitProofs } from '#server/commands/payments/submit-proofs.ts'
import type { Store } from '#server/db/store/store.ts'
import { limitBody } from '#server/http/limited-body.ts'
import { restError } from './errors.ts'
import { bearerOf } from './order-token.ts'

export interface ProofOptions {
  readonly store: Pick<Store, 'db' | 'queue' | 'tokenKey'>
  readonly now: () => Date
}

/** Includes the form's overhead. */
export const maxProofsBodyBytes = proofsPerOrder * maxProofBytes + 64 * 1024

export function createProofsEndpoint({ store, now }: ProofOptions) {
  return async (request: Request, reference: string, lang: Lang, client: string): Promise<Response> => {
    const token = bearerOf(request, lang)
    if (!token.ok) return token.response
    if (reference.length > maxReferenceLength) return refusalResponse('order-unknown', lang)
    if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
      return restError('BAD_REQUEST', callTexts.noPictures[lang])
    const limitedRequest = limitBody(request, maxProofsBodyBytes)
    if (!limitedRequest) return refusalResponse('picture-too-large', lang)
    const key = { reference, key: token.key, client }
    const result = await submitProofs(store, key, () => limitedRequest.formData(), now())
    if (!result.ok) return refusalResponse(result.reason, lang)
    return Response.json(result.value, { headers: { 'Cache-Control': 'no-store' } })
  }
}

function refusalResponse(reason: ProofRefusal, lang: Lang): Response {
  const text = proofRefusals[reason][lang]
  if (reason === 'order-unknown') return restError('NOT_FOUND', text)
  if (reason === 'picture-too-large') return restError('TOO_LARGE', text)
  return restError(reason === 'temporarily-unavailable' ? 'UNAVAILABLE' : 'REFUSED', text)
}
