/** One attempt to order, from opening the dialog to the placed order: what is wanted, how far it got, its key. */
import type { Fulfilment, OrderDraft, OrderLine } from '#domain/ordering/order.ts'
import {
  closedDialog,
  type OrderDialog,
  type OrderDialogEvent,
  orderDialog,
} from '#domain/ordering/order-steps.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'

export type OrderOrigin = 'set' | 'cart'

export interface OrderAttempt {
  readonly lines: readonly OrderLine[]
  /** The lines as they were when the dialog opened: they leave the cart when the order is placed. */
  readonly opened: readonly OrderLine[]
  readonly from: OrderOrigin
  readonly dialog: OrderDialog
  /** The card chosen on the methods step; the form is entered with it on 'next'. */
  readonly way: Fulfilment
  readonly paymentMethod: PaymentMethod | null
  /** Idempotency key: the same attempt sent twice makes one order. */
  readonly key: string
  /** What was last sent under the key, and how that ended. */
  readonly sent: Sent | null
}

export interface Sent {
  readonly body: string
  /**
   * unknown: no response arrived, so the order may have been placed. used: an order with different contents is stored
   * under the key.
   */
  readonly outcome: 'unknown' | 'refused' | 'used'
}

export type OrderEvent =
  | OrderDialogEvent
  | { readonly type: 'chooseWay'; readonly way: Fulfilment }
  | { readonly type: 'changeQuantity'; readonly line: number; readonly quantity: number }
  | { readonly type: 'choosePayment'; readonly paymentMethod: PaymentMethod }
  | { readonly type: 'send'; readonly key: string; readonly body: string }
  | { readonly type: 'answered'; readonly outcome: Sent['outcome'] }

/**
 * Opens the dialog on some lines. The same lines as in an earlier attempt continue it where it was; others start
 * at the first step, with everything typed before still there.
 */
export function openAttempt(
  earlier: OrderAttempt | null,
  lines: readonly OrderLine[],
  from: OrderOrigin,
  newKey: () => string,
): OrderAttempt {
  if (earlier && JSON.stringify(earlier.opened) === JSON.stringify(lines)) {
    return { ...earlier, from }
  }
  const dialog = earlier?.dialog ?? closedDialog
  return {
    lines,
    opened: lines,
    from,
    dialog: { ...dialog, step: 'orderContent', errors: {}, message: null },
    way: earlier?.way ?? 'delivery',
    paymentMethod: earlier?.paymentMethod ?? null,
    key: newKey(),
    sent: null,
  }
}

export function orderAttempt(attempt: OrderAttempt, event: OrderEvent): OrderAttempt {
  switch (event.type) {
    case 'chooseWay':
      return { ...attempt, way: event.way }
    case 'changeQuantity':
      return { ...attempt, lines: withQuantity(attempt.lines, event.line, event.quantity) }
    case 'choosePayment':
      return { ...attempt, paymentMethod: event.paymentMethod }
    case 'send':
      // Until the response arrives, the outcome is unknown: the tab may be closed or the network lost.
      return { ...attempt, key: event.key, sent: { body: event.body, outcome: 'unknown' } }
    case 'answered':
      return { ...attempt, sent: attempt.sent && { ...attempt.sent, outcome: event.outcome } }
    default:
      return { ...attempt, dialog: orderDialog(attempt.dialog, event) }
  }
}

/**
 * The key to send a body under: the attempt's own, so that a retry never orders twice. Once an order was definitely
 * refused and then changed, it is another order and gets a new one. If the key belongs to a different
 * stored order, the user has been told; pressing again places a second order under a new key.
 */
export function keyFor({ key, sent }: OrderAttempt, body: string, newKey: () => string): string {
  const isOther = sent?.outcome === 'used' || (sent?.outcome === 'refused' && sent.body !== body)
  return isOther ? newKey() : key
}

export function draftOf({ lines, dialog, way }: OrderAttempt): OrderDraft {
  // On the step that asks for the way, the summary already follows the card that is chosen.
  const fulfilment = dialog.step === 'methods' ? way : dialog.details.fulfilment
  return { lines, ...dialog.details, fulfilment }
}

function withQuantity(lines: readonly OrderLine[], index: number, quantity: number): readonly OrderLine[] {
  return lines.map((line, i) => (i === index ? { ...line, quantity } : line))
}
