/** Checks and adds up a page's lines like Stripe. */

/** The keys are, for example, `line_items[0][quantity]`. */
export type LimitedCall = Readonly<Record<string, string>>

export interface Session {
  readonly id: string
  readonly url: string
  readonly params: LimitedCall
  readonly total: number
  status: 'open' | 'complete' | 'expired'
  /** The payment arrives later or never. */
  intent?: 'processing' | 'requires_payment_method'
  /** True if the bank reversed the payment. */
  isDisputed?: boolean
  /** Stripe has forgotten the session, as after a reset of a test account. */
  isLost?: boolean
}

export interface Refund {
  readonly id: string
  readonly intent: string
  readonly amount: number
  readonly metadata: LimitedCall
  status: 'succeeded' | 'failed'
}

export interface Reply {
  readonly status: number
  readonly body: object
}

export interface StripeBooks {
  readonly sessions: Map<string, Session>
  /** Discounts by coupon id. */
  readonly coupons: Map<string, number>
  readonly refunds: Refund[]
  /** Responses by idempotency key. */
  readonly responses: Map<string, { readonly words: string; readonly reply: Reply }>
}

/** Stripe's minimum is thirty minutes. */
const minOpenSeconds = 30 * 60
const maxItems = 100
const minTotalCents = 400

/** A fault has Stripe's code and the affected field. */
interface Fault {
  readonly type?: string
  readonly code?: string
  readonly param?: string
}

export function refuse(status: number, message: string, fault: Fault = {}): Reply {
  return { status, body: { error: { type: 'invalid_request_error', message, ...fault } } }
}

export function createSession(
  { sessions, coupons }: StripeBooks,
  params: LimitedCall,
  origin: string,
): Reply {
  if (Number(params.expires_at) < Date.now() / 1000 + minOpenSeconds)
    return refuse(400, 'expires_at must be at least 30 minutes from now')
  // Valid addresses that Stripe rejects.
  if (/^\.|\.\.|\.@/.test(params.customer_email ?? ''))
    return refuse(400, 'Invalid email address', { code: 'email_invalid', param: 'customer_email' })
  const items = itemsOf(params)
  if (items.length === 0 || items.length > maxItems) return refuse(400, 'Invalid number of line items')
  const isOdd = items.some(
    ({ amount, quantity, name }) =>
      !Number.isSafeInteger(amount) || amount < 0 || !(quantity >= 1) || name === '' || name.length > 250,
  )
  if (isOdd) return refuse(400, 'Invalid line item')
  const coupon = params['discounts[0][coupon]']
  if (coupon !== undefined && !coupons.has(coupon)) return refuse(400, 'No such coupon')
  const itemSum = items.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
  const total = Math.max(0, itemSum - (coupons.get(coupon ?? '') ?? 0))
  if (total < minTotalCents) return refuse(400, 'The amount is too small', { code: 'amount_too_small' })
  const id = `cs_test_${sessions.size + 1}`
  const session: Session = {
    id,
    url: `${origin}/pay/${id}`,
    params,
    total,
    status: 'open',
  }
  sessions.set(id, session)
  return { status: 200, body: wireSession(session) }
}

function itemsOf(params: LimitedCall) {
  const of = (index: number, what: string) => params[`line_items[${index}]${what}`]
  const numbers = Object.keys(params).flatMap(
    (name) => /^line_items\[(\d+)\]\[quantity\]$/.exec(name)?.[1] ?? [],
  )
  return numbers.map(Number).map((index) => ({
    quantity: Number(of(index, '[quantity]')),
    amount: Number(of(index, '[price_data][unit_amount]')),
    name: of(index, '[price_data][product_data][name]') ?? '',
  }))
}

export function expireSession(session: Session): Reply {
  if (session.status !== 'open') return refuse(400, 'Only open sessions can be expired')
  session.status = 'expired'
  return { status: 200, body: wireSession(session) }
}

export const intentOf = (session: string) => session.replace('cs_', 'pi_')

export function wireSession({ id, url, status, total, params, intent }: Session) {
  const isPaid = status === 'complete' && !intent
  return {
    id,
    url,
    status,
    object: 'checkout.session',
    currency: 'hkd',
    amount_total: total,
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_intent: intent ? { id: intentOf(id), status: intent } : isPaid ? intentOf(id) : null,
    metadata: metadataOf(params),
  }
}

export function metadataOf(params: LimitedCall): LimitedCall {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return key ? [[key, value]] : []
    }),
  )
}
