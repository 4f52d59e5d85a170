/** An attempt lasts from opening the dialog to the placed order. */
import type { Allergen } from '#domain/menu/allergens.ts'
import { type DishSwap, swapDish } from '#domain/ordering/dish-swaps.ts'
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
  /** Removed from the cart once the order is placed. */
  readonly opened: readonly OrderLine[]
  readonly from: OrderOrigin
  readonly dialog: OrderDialog
  /** The action 'next' applies the fields of the methods step. */
  readonly way: Fulfilment
  readonly paymentMethod: PaymentMethod | null
  /** Idempotency key: sending an attempt twice makes one order. */
  readonly key: string
  readonly sent: SentOrder | null
}

export interface SentOrder {
  readonly body: string
  /**
   * 'unknown' means no response arrived, so the order may exist; 'used' means that another order has the key.
   */
  readonly outcome: 'unknown' | 'refused' | 'used'
}

export type OrderEvent =
  | OrderDialogEvent
  | { readonly type: 'chooseWay'; readonly way: Fulfilment }
  | { readonly type: 'changeQuantity'; readonly line: number; readonly quantity: number }
  | { readonly type: 'swapDish'; readonly line: number; readonly swap: DishSwap }
  | { readonly type: 'choosePayment'; readonly paymentMethod: PaymentMethod }
  | { readonly type: 'send'; readonly key: string; readonly body: string }
  | { readonly type: 'answered'; readonly outcome: SentOrder['outcome'] }

/**
 * Equal lines continue an earlier attempt; other lines start at the first step with the earlier input.
 * @param allergens of this visit's guests, for a form without any
 */
export function openAttempt(
  earlier: OrderAttempt | null,
  lines: readonly OrderLine[],
  from: OrderOrigin,
  newKey: () => string,
  allergens: readonly Allergen[] = [],
): OrderAttempt {
  if (earlier && JSON.stringify(earlier.opened) === JSON.stringify(lines)) {
    return { ...earlier, from }
  }
  const dialog = earlier?.dialog ?? closedDialog
  const { needs } = dialog
  return {
    lines,
    opened: lines,
    from,
    dialog: {
      ...dialog,
      needs: needs.allergens.length > 0 ? needs : { ...needs, allergens },
      step: 'orderContent',
      errors: {},
      message: null,
    },
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
    case 'swapDish':
      return {
        ...attempt,
        lines: attempt.lines.map((line, index) =>
          index === event.line ? { ...line, selection: swapDish(line.selection, event.swap) } : line,
        ),
      }
    case 'choosePayment':
      return { ...attempt, paymentMethod: event.paymentMethod }
    case 'send':
      // The tab may close or the network fail before the response.
      return { ...attempt, key: event.key, sent: { body: event.body, outcome: 'unknown' } }
    case 'answered':
      return { ...attempt, sent: attempt.sent && { ...attempt.sent, outcome: event.outcome } }
    default:
      return { ...attempt, dialog: orderDialog(attempt.dialog, event) }
  }
}

/**
 * A retry uses the attempt's key, so that it never orders twice. A changed order after a refusal gets a new
 * key. If another order has the key, pressing again after the notice places a second order.
 */
export function keyFor({ key, sent }: OrderAttempt, body: string, newKey: () => string): string {
  const isOther = sent?.outcome === 'used' || (sent?.outcome === 'refused' && sent.body !== body)
  return isOther ? newKey() : key
}

export function draftOf({ lines, dialog, way }: OrderAttempt): OrderDraft {
  // On the methods step the summary follows the chosen card.
  const fulfilment = dialog.step === 'methods' ? way : dialog.details.fulfilment
  return { lines, ...dialog.details, fulfilment }
}

function withQuantity(lines: readonly OrderLine[], index: number, quantity: number): readonly OrderLine[] {
  return lines.map((line, i) => (i === index ? { ...line, quantity } : line))
}
