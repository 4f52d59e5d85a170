/** The specification's `pay` call (section 7). */
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { Lang } from '#domain/text.ts'
import type { PayAnswer } from '#server/rest/pay.ts'
import type { PlacedOrder } from './add-order.ts'
import { postJson } from './http-client.ts'

/** Resolves to the address of the provider's page. Rejects like `postJson`. */
export async function paymentPage(
  { reference, statusUrl }: PlacedOrder,
  method: PaymentMethod,
  lang: Lang,
): Promise<string | null> {
  const token = new URL(statusUrl, location.href).searchParams.get('key') ?? ''
  const result = await postJson<PayAnswer>(`/api/orders/${reference}/pay`, { method, lang }, { token })
  return 'redirect' in result ? result.redirect : null
}
