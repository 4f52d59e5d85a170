/** POST /api/orders/{reference}/pay (spec section 4). */
import * as v from 'valibot'
import { callTexts } from '#content/ordering/order-calls.ts'
import { paymentRefusals } from '#content/ordering/payment/payment-refusals.ts'
import { maxReferenceLength } from '#domain/input-limits.ts'
import { toDollars } from '#domain/money.ts'
import type { PaymentInstructions } from '#domain/payment/payment-instructions.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { returnCookie } from '#domain/payment/return-cookie.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import { type Lang, langs } from '#domain/text.ts'
import type { OrderKey } from '#server/commands/orders/customer-change.ts'
import { type StartPaymentResult, startPayment } from '#server/commands/payments/start-payment.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Payments, SiteConfig } from '#server/page-data/site-api.ts'
import { restError } from './errors.ts'
import { bearerOf } from './order-token.ts'

export interface PayOptions {
  readonly store: Pick<Store, 'content' | 'db' | 'queue' | 'tokenKey'>
  readonly payments: Payments
  readonly config: Pick<SiteConfig, 'siteUrl'>
  readonly now: () => Date
}

/** The order's lookup token comes as Bearer. */
export const payBody = v.object({
  method: v.picklist(paymentMethods),
  /** Without it, the URL or the browser decides the language. */
  lang: v.optional(v.picklist(langs)),
})

export const maxPayBodyBytes = 1024

export function createPayEndpoint({ store, payments, config, now }: PayOptions) {
  return async (request: Request, reference: string, query: Lang): Promise<Response> => {
    const token = bearerOf(request, query)
    if (!token.ok) return token.response
    if (reference.length > maxReferenceLength) return unknownOrder(query)
    const result = v.safeParse(payBody, await request.json().catch(() => null))
    if (!result.success) return restError('BAD_REQUEST', callTexts.unknownMethod[query])
    const { method, lang = query } = result.output
    const payment = await startPayment(
      { store, ...payments },
      { reference, key: token.key, method, lang },
      now(),
    )
    if (!payment.ok) return refusalResponse(payment.refusal, lang)
    return answer(payment.value, config, { reference, key: token.key })
  }
}

type StartedPayment = Extract<StartPaymentResult, { ok: true }>['value']

/** The URL of a sandbox page is a path, because callers may use another host name. */
export type PayAnswer =
  | { readonly redirect: string }
  | { readonly instructions: ReturnType<typeof wireInstructions> & { readonly payBy: string | null } }

function answer(
  payment: StartedPayment,
  { siteUrl }: Pick<SiteConfig, 'siteUrl'>,
  order: OrderKey,
): Response {
  const notice: PayAnswer =
    payment.kind === 'redirect'
      ? { redirect: payment.url }
      : {
          instructions: {
            ...wireInstructions(payment.instructions),
            payBy: payment.payBy?.toISOString() ?? null,
          },
        }
  const reference = payment.kind === 'redirect' ? parseReference(order.reference) : null
  const cookie = reference && returnCookie(reference, order.key, siteUrl.startsWith('https:'))
  return Response.json(notice, {
    headers: { 'Cache-Control': 'no-store', ...(cookie && { 'Set-Cookie': cookie }) },
  })
}

/** The amounts are in dollars, as in the specification. */
function wireInstructions(instructions: PaymentInstructions) {
  const { kind, payee, amount, reference } = instructions
  const common = { kind, payee, amount: toDollars(amount), reference }
  switch (instructions.kind) {
    case 'fps':
      return { ...common, id: instructions.account.value, payload: instructions.payload }
    case 'payme':
      return { ...common, link: instructions.link }
    case 'bank-transfer':
      return { ...common, bank: instructions.bank, account: instructions.account }
  }
}

type PaymentRefusal = Extract<StartPaymentResult, { ok: false }>['refusal']

function refusalResponse(refusal: PaymentRefusal, lang: Lang): Response {
  if (refusal === 'order-unknown') return unknownOrder(lang)
  const isDown = refusal === 'provider-unavailable' || refusal === 'temporarily-unavailable'
  return restError(isDown ? 'UNAVAILABLE' : 'REFUSED', paymentRefusals[refusal][lang])
}

function unknownOrder(lang: Lang): Response {
  return restError('NOT_FOUND', paymentRefusals['order-unknown'][lang])
}
