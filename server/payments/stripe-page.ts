import Stripe from 'stripe'
import type { Log } from '#server/log.ts'
import type { Deadline, PaymentRequest, ProviderPage } from './provider.ts'
import { isRefusal, kindOf } from './stripe-errors.ts'
import { couponOf, type PricedPage, sessionOf } from './stripe-session.ts'

export interface StripePageDeps {
  readonly stripe: Stripe
  readonly shop: string
  readonly log: Log
  /** All calls share the deadline. */
  readonly deadline: Deadline
}

/** @throws SDK errors, TypeError for an invalid response, and ProviderUnavailable */
export async function openStripePage(deps: StripePageDeps, request: PaymentRequest): Promise<ProviderPage> {
  const { stripe, shop, deadline } = deps
  const key = `${shop}-payment-${request.order.reference}-${request.paymentId}`
  const options: OptionsFor = (idempotencyKey) => ({ idempotencyKey, timeout: deadline.remainingMs() })
  const params = sessionOf(request, await pricedPage(deps, request, key, options), shop)
  const { id, url } = await createSession(stripe, params, key, options)
  if (!isAddress(url)) throw new TypeError('the page has no address')
  return { providerId: id, url }
}

type OptionsFor = (idempotencyKey: string) => Stripe.RequestOptions

/** Stripe rejects some valid e-mail addresses; the customer then enters one. */
async function createSession(
  { checkout }: Stripe,
  params: ReturnType<typeof sessionOf>,
  key: string,
  options: OptionsFor,
) {
  try {
    return await checkout.sessions.create(params, options(key))
  } catch (error) {
    if (!isRefusal(error) || error.param !== 'customer_email') throw error
    const { customer_email: _, ...rest } = params
    return checkout.sessions.create(rest, options(`${key}-without-email`))
  }
}

async function pricedPage(
  { stripe, log }: StripePageDeps,
  request: PaymentRequest,
  key: string,
  options: OptionsFor,
): Promise<PricedPage> {
  const { bill, plain } = request
  const coupon = couponOf(request)
  if (!coupon) return { bill, coupon: null }
  try {
    const { id } = await stripe.coupons.create(coupon, options(`${key}-coupon`))
    return { bill, coupon: id }
  } catch (error) {
    // A restricted key may not make coupons.
    if (!isRefusal(error) && !(error instanceof Stripe.errors.StripePermissionError)) throw error
    log('Stripe', new Error(`making a coupon: ${kindOf(error)}`))
    return { bill: plain, coupon: null }
  }
}

function isAddress(url: string | null): url is string {
  return url !== null && /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}
