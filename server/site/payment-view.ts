/** What an order's customer sees about paying for it. */
import type { Cents } from '#domain/money.ts'
import { type NotPayable, payable } from '#domain/payable.ts'
import { balanceOf } from '#domain/payment-balance.ts'
import { type PaymentInstructions, paymentInstructions } from '#domain/payment-instructions.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { StoredOrder } from '#server/db/orders.ts'
import type { StoredPayment } from '#server/db/payments.ts'
import { isTransfer, offeredMethods, type PaymentWays } from '#server/payments/payment-ways.ts'
import { type QrCode, qrCode, qrPicture } from '#server/payments/qr-code.ts'

export interface PaymentView {
  /** Nobody really pays in this shop. */
  readonly isPractice: boolean
  readonly received: Cents
  /** Received beyond what the order costs; staff return it. */
  readonly excess: Cents
  /** What is due; null while nothing can be paid, for the reason beside it. */
  readonly due: Cents | null
  readonly notPayable: NotPayable | null
  readonly offered: readonly PaymentMethod[]
  /** The provider's page where the customer started to pay and nothing was heard since. */
  readonly open: { readonly method: PaymentMethod; readonly url: string } | null
  /** Whether the latest attempt was declined. */
  readonly wasDeclined: boolean
  /** How to transfer the money, when the order is paid so. */
  readonly instructions: PaymentInstructions | null
  /** What a banking app scans: drawn, and as a picture to save (a data URL). */
  readonly code: (QrCode & { readonly picture: string }) | null
}

export async function paymentView(
  order: StoredOrder,
  payments: readonly StoredPayment[],
  ways: PaymentWays,
  now: Date,
): Promise<PaymentView> {
  const can = payable(order, payments)
  const { received, excess } = balanceOf(order, payments)
  const latest = payments.at(-1)
  const instructions =
    can.ok && order.paymentMethod && isTransfer(order.paymentMethod)
      ? paymentInstructions(order.paymentMethod, ways.accounts, {
          amount: can.due,
          reference: order.reference,
        })
      : null
  return {
    isPractice: ways.isPractice,
    received,
    excess,
    due: can.ok ? can.due : null,
    notPayable: can.ok ? null : can.reason,
    offered: offeredMethods(ways),
    open: can.ok ? openPage(latest, now) : null,
    wasDeclined: can.ok && latest?.state === 'failed',
    instructions,
    code: instructions && (await codeOf(instructions)),
  }
}

function openPage(latest: StoredPayment | undefined, now: Date): PaymentView['open'] {
  if (latest?.state !== 'started' || latest.pageUrl === null) return null
  if (latest.expiresAt && latest.expiresAt < now) return null
  return { method: latest.method, url: latest.pageUrl }
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
