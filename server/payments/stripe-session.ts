import type Stripe from 'stripe'
import { discountsName } from '#content/ordering/adjustments.ts'
import { cents, nothing } from '#domain/money.ts'
import type { ProviderMethod } from '#domain/payment/payment-method.ts'
import { type Bill, billTotal } from './bill.ts'
import type { PaymentRequest } from './provider.ts'

const methodNames = { card: 'card', alipay: 'alipay' } as const satisfies Record<ProviderMethod, string>

/** The coupon is null without discounts. */
export interface PricedPage {
  readonly bill: Bill
  readonly coupon: string | null
}

export function sessionOf(
  { paymentId, method, lang, closesAt, returnUrl, order }: PaymentRequest,
  { bill, coupon }: PricedPage,
  shop: string,
) {
  const metadata = { shop, order: order.reference, payment: String(paymentId) }
  return {
    mode: 'payment',
    allowed_payment_method_types: [methodNames[method]],
    line_items: bill
      .filter(({ each }) => each > nothing)
      .map(({ name, quantity, each }) => ({
        quantity,
        price_data: { currency: 'hkd', unit_amount: each, product_data: { name } },
      })),
    ...(coupon !== null && { discounts: [{ coupon }] }),
    client_reference_id: order.reference,
    ...(order.email && { customer_email: order.email }),
    locale: lang === 'en' ? 'en-GB' : 'zh-HK',
    // Customers abroad would pay exchange fees.
    adaptive_pricing: { enabled: false },
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(closesAt.getTime() / 1000),
    metadata,
    // Charges have the payment's metadata, not the page's.
    payment_intent_data: { metadata },
  } satisfies Stripe.Checkout.SessionCreateParams
}

/** Stripe's lines cannot be negative, so a coupon carries the discounts. */
export function couponOf({ bill, lang, closesAt }: PaymentRequest): Stripe.CouponCreateParams | null {
  const off = cents(-billTotal(bill.filter(({ each }) => each < nothing)))
  if (off === nothing) return null
  return {
    name: discountsName[lang],
    amount_off: off,
    currency: 'hkd',
    duration: 'once',
    max_redemptions: 1,
    redeem_by: Math.floor(closesAt.getTime() / 1000),
  }
}
