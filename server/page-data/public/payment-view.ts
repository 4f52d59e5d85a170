/** What an order's customer sees about paying for it. */
import { type Cents, sumOf } from '#domain/money.ts'
import { type NotPayable, payable } from '#domain/payment/payable.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { type PaymentInstructions, paymentInstructions } from '#domain/payment/payment-instructions.ts'
import { isTransfer, type PaymentMethod } from '#domain/payment/payment-method.ts'
import type { PaymentState } from '#domain/payment/payment-news.ts'
import { isProofWaiting, proofsLeft } from '#domain/payment/payment-proof.ts'
import { paymentWait } from '#domain/payment/payment-wait.ts'
import type { LatestAttempt } from '#domain/placed/order-stage.ts'
import type { StoredOrder } from '#server/db/orders/orders.ts'
import type { StoredProof } from '#server/db/payments/payment-proofs.ts'
import type { StoredPayment } from '#server/db/payments/payments.ts'
import { offeredMethods, type PaymentWays, pageAddress } from '#server/payments/payment-ways.ts'
import { type QrCode, qrCode, qrPicture } from '#server/payments/qr-code.ts'

export interface PaymentView {
  /** Nobody really pays in this shop. */
  readonly isPractice: boolean
  /** All that ever came in. */
  readonly captured: Cents
  /** All that came in and did not go back. */
  readonly received: Cents
  /** Received beyond what the order costs; staff return it. */
  readonly excess: Cents
  /** What is due; null while nothing can be paid, for the reason beside it. */
  readonly due: Cents | null
  readonly notPayable: NotPayable | null
  /** When the order is released if it is not paid, an ISO 8601 instant; null: there is no deadline. */
  readonly payBy: string | null
  readonly offered: readonly PaymentMethod[]
  readonly latestAttempt: LatestAttempt
  /** The provider's page where the customer started to pay and nothing was heard since. */
  readonly open: OpenPayment | null
  /** Every attempt to pay, the oldest first. */
  readonly attempts: readonly AttemptView[]
  /** How to transfer the money, when the order is paid so and the shop still takes it so. */
  readonly instructions: PaymentInstructions | null
  /** Also for somebody who transferred the money before the shop switched that way off. */
  readonly takesProofs: boolean
  /** The pictures of a transfer, which only staff see again. */
  readonly proofs: ProofsView
  /** What a banking app scans: drawn, and as a picture to save (a data URL). */
  readonly code: (QrCode & { readonly picture: string }) | null
}

export interface ProofsView {
  /** How many of them staff have not looked at yet. */
  readonly waiting: number
  /** When the latest of those came, an ISO 8601 instant; null: none waits. */
  readonly sentAt: string | null
  /** How many more are taken. */
  readonly left: number
}

export interface OpenPayment {
  readonly method: PaymentMethod
  readonly url: string
  /** Whether nothing was heard for so long that the customer must be told not to pay again. */
  readonly isSilent: boolean
  /** When other ways are safe without news. ISO 8601 instant. */
  readonly otherWaysFrom: string
  /** How long the page says what it says now, if nothing is heard. Milliseconds. */
  readonly changesIn: number
}

export interface AttemptView {
  readonly method: PaymentMethod
  readonly state: PaymentState
  readonly captured: Cents
  readonly refunded: Cents
  /** When it was paid, failed or expired; ISO 8601 instant. */
  readonly settledAt: string | null
  /** By which its provider finds it; null: it was a transfer, or only practised. */
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
  const { received, excess } = balanceOf(order, payments)
  const latest = payments.at(-1)
  const open = can.ok ? openPage(latest, key, now) : null
  const offered = offeredMethods(ways, can.ok ? can.due : null)
  const transfer = order.paymentMethod && isTransfer(order.paymentMethod) ? order.paymentMethod : null
  const instructions =
    can.ok && transfer && offered.includes(transfer)
      ? paymentInstructions(transfer, ways.accounts, { amount: can.due, reference: order.reference })
      : null
  return {
    isPractice: ways.isPractice,
    captured: sumOf(payments.map((payment) => payment.captured)),
    received,
    excess,
    due: can.ok ? can.due : null,
    notPayable: can.ok ? null : can.reason,
    payBy: can.ok ? (order.payBy?.toISOString() ?? null) : null,
    offered,
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
  const waiting = proofs.filter(isProofWaiting)
  return {
    waiting: waiting.length,
    sentAt: waiting.at(-1)?.sentAt.toISOString() ?? null,
    left: proofsLeft(proofs),
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
