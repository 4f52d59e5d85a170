/** The bill has the order's lines if they add up to the amount due. */
import { adjustmentsOf } from '#content/ordering/adjustments.ts'
import { deliveryTo, times } from '#content/ordering/order.ts'
import { status } from '#content/ordering/order-status.ts'
import { plainTextWithin } from '#domain/free-text.ts'
import { type Cents, cents, nothing, sumOf } from '#domain/money.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { PromotionLine } from '#domain/promotions/promotions.ts'
import type { Lang, Text } from '#domain/text.ts'

export interface BillItem {
  readonly name: string
  readonly quantity: number
  /** Discounts are negative, and no amount is zero. */
  readonly each: Cents
}

export type Bill = readonly BillItem[]

export interface BilledOrder {
  readonly reference: OrderReference
  readonly lines: readonly { readonly name: Text; readonly units: number; readonly amount: Cents }[]
  readonly cutleryExtra: number
  readonly cutleryAmount: Cents
  readonly tongsExtra: number
  readonly tongsAmount: Cents
  readonly promotions: readonly PromotionLine[]
  readonly zoneName: Text | null
  readonly remotePlaceName: Text | null
  readonly deliveryFee: Cents | null
  readonly changeFee: Cents
}

/** Stripe accepts no more lines. */
const maxItems = 100
const maxNameLetters = 250

export const billTotal = (bill: Bill): Cents =>
  sumOf(bill.map(({ quantity, each }) => cents(quantity * each)))

/** A single item replaces the lines for a partial amount or a page without them. */
export function plainBill({ reference, lines }: BilledOrder, due: Cents, lang: Lang): Bill {
  const sets = lines.map(({ name, units }) => times(name[lang], units)).join(', ')
  return [itemOf(`${reference}: ${sets}`, due)]
}

export function billOf(order: BilledOrder, due: Cents, lang: Lang): Bill {
  const zone = order.remotePlaceName ?? order.zoneName
  const bill = [
    ...order.lines.map(({ name, units, amount }) =>
      // Extras of a line need not divide by its sets.
      amount % units === 0
        ? itemOf(name[lang], cents(amount / units), units)
        : itemOf(times(name[lang], units), amount),
    ),
    ...adjustmentsOf(order).map(({ name, amount }) => itemOf(name[lang], amount)),
    itemOf((zone ? deliveryTo(zone) : status.delivery)[lang], order.deliveryFee ?? nothing),
    itemOf(status.changeFee[lang], order.changeFee),
  ].filter(({ each }) => each !== 0)
  return bill.length <= maxItems && billTotal(bill) === due ? bill : plainBill(order, due, lang)
}

function itemOf(name: string, each: Cents, quantity = 1): BillItem {
  return { name: plainTextWithin(name, maxNameLetters), quantity, each }
}
