import { type Cents, sumOf } from '#domain/money.ts'
import { type NotPayable, payable } from '#domain/payment/payable.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { type PaymentInstructions, paymentInstructions } from '#domain/payment/payment-instructions.ts'
import { isTransfer, type PaymentMethod } from '#domain/payment/payment-method.ts'
import { isProofWaiting, proofsLeft } from '#domain/payment/payment-proof.ts'
import type { PaymentState } from '#domain/payment/payment-update.ts'
import { paymentWait } from '#domain/payment/payment-wait.ts'
import type { LatestAttempt } from '#domain/placed/order-stage.ts'
import type { StoredOrder } from '#server/db/orders/orders.ts'
import type { StoredProof } from '#server/db/payments/payment-proofs.ts'
import type { StoredPayment } from '#server/db/payments/payments.ts'
import { offeredMethods, type PaymentWays, pageAddress } from '#server/payments/payment-ways.ts'
import { type QrCode, qrCode, qrPicture } from '#server/payments/qr-code.ts'

export interface PaymentView {
  readonly isPractice: boolean
  /** Payments before refunds. */
  readonly captured: Cents
  /** Payments minus refunds. */
  readonly receivedAmount: Cents
  /** The customer has paid this much beyond the total. */
  readonly excess: Cents
  /** Null while nothing can be paid; `reason` says why. */
  readonly due: Cents | null
  readonly notPayable: NotPayable | null
  /** The instant is in ISO 8601; null without a deadline. */
  readonly payBy: string | null
  readonly methods: readonly PaymentMethod[]
  readonly latestAttempt: LatestAttempt
  readonly open: OpenPayment | null
  readonly attempts: readonly AttemptView[]
  /** Null for methods the shop does not accept any more. */
  readonly instructions: PaymentInstructions | null
  /** Stays true after the shop switched the method off. */
  readonly takesProofs: boolean
  readonly proofs: ProofsView
  /** The picture is a data URL. */
  readonly code: (QrCode & { readonly picture: string }) | null
}

export interface ProofsView {
  /** Pictures that staff have not checked yet. */
  readonly waiting: number
  /** ISO 8601, of the latest unchecked picture. */
  readonly sentAt: string | null
  readonly remaining: number
}

export interface OpenPayment {
  readonly method: PaymentMethod
  readonly url: string
  /** Without news for so long that the customer must be warned not to pay twice. */
  readonly isSilent: boolean
  /** The instant is in ISO 8601. */
  readonly otherWaysFrom: string
  readonly changesIn: number
}

export interface AttemptView {
  readonly method: PaymentMethod
  readonly state: PaymentState
  readonly captured: Cents
  readonly refunded: Cents
  /** The instant is in ISO 8601. */
  readonly settledAt: string | null
  /** The provider's id; null for transfers and sandbox payments. */
  readonly reference: string | null
}

export async function paymentView(
  order: StoredOrder,
  {
    payments,
    proofs,
  }: { readonly payments: readonly StoredPayment[]; readonly proofs: readonly StoredProof[] },
  ways: PaymentWays,
  key: string,
  now: Date,
): Promise<PaymentView> {
  const can = payable(order, payments)
  const { receivedAmount, excess } = balanceOf(order, payments)
  const latest = payments.at(-1)
  const open = can.ok ? openPage(latest, key, now) : null
  const methods = offeredMethods(ways, can.ok ? can.due : null)
  const transfer = order.paymentMethod && isTransfer(order.paymentMethod) ? order.paymentMethod : null
  const instructions =
    can.ok && transfer && methods.includes(transfer)
      ? paymentInstructions(transfer, ways.accounts, { amount: can.due, reference: order.reference })
      : null
  return {
    isPractice: ways.isPractice,
    captured: sumOf(payments.map((payment) => payment.captured)),
    receivedAmount,
    excess,
    due: can.ok ? can.due : null,
    notPayable: can.ok ? null : can.reason,
    payBy: can.ok ? (order.payBy?.toISOString() ?? null) : null,
    methods,
    latestAttempt: !can.ok ? 'none' : open ? 'open' : latest?.state === 'failed' ? 'declined' : 'none',
    open,
    attempts: payments.map(attemptView),
    instructions,
    takesProofs: can.ok && transfer !== null,
    proofs: proofsView(proofs),
    code: instructions && (await codeOf(instructions)),
  }
}

function attemptView(payment: StoredPayment): AttemptView {
  const { method, state, captured, refunded, settledAt, provider, providerId } = payment
  return {
    method,
    state,
    captured,
    refunded,
    settledAt: settledAt?.toISOString() ?? null,
    reference: provider === 'stripe' ? providerId : null,
  }
}

function proofsView(proofs: readonly StoredProof[]): ProofsView {
  const waitingProofs = proofs.filter(isProofWaiting)
  return {
    waiting: waitingProofs.length,
    sentAt: waitingProofs.at(-1)?.sentAt.toISOString() ?? null,
    remaining: proofsLeft(proofs),
  }
}

function openPage(latest: StoredPayment | undefined, key: string, now: Date): PaymentView['open'] {
  if (latest?.state !== 'started' || latest.pageUrl === null) return null
  const wait = paymentWait(latest.startedAt, now)
  if (!wait) return null
  const { isSilent, otherWaysFrom, changesAt } = wait
  return {
    method: latest.method,
    url: pageAddress({ provider: latest.provider, url: latest.pageUrl }, key),
    isSilent,
    otherWaysFrom: otherWaysFrom.toISOString(),
    changesIn: changesAt.getTime() - now.getTime(),
  }
}

async function codeOf(instructions: PaymentInstructions): Promise<PaymentView['code']> {
  const text =
    instructions.kind === 'fps'
      ? instructions.payload
      : instructions.kind === 'payme'
        ? instructions.link
        : null
  if (text === null) return null
  const code = qrCode(text)
  const picture = await qrPicture(code)
  return { ...code, picture: `data:image/png;base64,${picture.toString('base64')}` }
}
