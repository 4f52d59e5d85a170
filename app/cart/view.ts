/** The basket with current prices, or the stored ones until the server responds. */

import type { OrderingData } from '#app/http/ordering.ts'
import { foodOfOrder, untilFreeDelivery } from '#domain/delivery/delivery-fee.ts'
import { type FreeBeforeArea, freeBeforeArea } from '#domain/delivery/free-before-area.ts'
import type { OrderableSet } from '#domain/menu/catalogue.ts'
import { lineProblems } from '#domain/menu/orderable.ts'
import type { PricedDish, PricedLine } from '#domain/menu/price-line.ts'
import { type Cents, sumOf } from '#domain/money.ts'
import type { Cart, CartItem } from '#domain/ordering/cart.ts'
import type { OrderLine } from '#domain/ordering/order.ts'
import { emptyDetails } from '#domain/ordering/order-steps.ts'
import { quote } from '#domain/ordering/quote.ts'
import { isWithoutDishes, storedPrice, toOrderLines } from '#domain/ordering/stored-cart.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Lang } from '#domain/text.ts'

export interface CartLine {
  readonly index: number
  readonly name: string
  /** Sets that are unknown or no longer sold are null. */
  readonly set: Pick<OrderableSet, 'slug' | 'picture' | 'unit' | 'table' | 'groups'> | null
  readonly dishes: readonly PricedDish[]
  readonly quantity: number
  /** The set's own page edits its dishes. */
  readonly byItem: boolean
  readonly amount: Cents
  /** 'unknown' is an item with only a name, for which no set was found. */
  readonly state: 'sold' | 'gone' | 'soldAtShop' | 'unknown'
  /** Reason the line cannot be ordered. */
  readonly problem: Refusal | null
}

export interface CartView {
  readonly lines: readonly CartLine[]
  readonly orderLines: readonly OrderLine[]
  readonly subtotal: Cents
  /** The amount missing for free delivery is 0 once reached and null until known. */
  readonly untilFree: Cents | null
  readonly includesDelivery: boolean
  /** The reason is null if there is a fee or it is unknown. */
  readonly freeBeforeArea: FreeBeforeArea | null
  readonly isBlocked: boolean
}

export function cartView(cart: Cart, data: OrderingData | null, lang: Lang): CartView {
  const lines = data ? pricedLines(cart, data, lang) : cart.map((item, index) => storedLine(item, index))
  const linesOnSale = lines.filter(({ state }) => state === 'sold')
  const ready = linesOnSale.filter(({ problem }) => problem === null)
  const orderLines = orderLinesOf(cart, linesOnSale)
  const quote = data && quoteOf(orderLinesOf(cart, ready), data)
  const food = quote && foodOfOrder(quote)
  return {
    lines,
    orderLines,
    subtotal: sumOf(ready.map(({ amount }) => amount)),
    untilFree: food && data && ready.length > 0 ? untilFreeDelivery(food, data.rules.settings) : null,
    includesDelivery: food?.includesDelivery ?? false,
    freeBeforeArea: quote && data && freeBeforeArea(quote, data.rules.settings),
    isBlocked: ready.length < linesOnSale.length,
  }
}

function pricedLines(cart: Cart, data: OrderingData, lang: Lang): readonly CartLine[] {
  const { rules, today } = data
  const setOf = ({ setId }: CartItem) => (setId === null ? undefined : rules.sets.get(setId))
  const orderable = cart.flatMap((item, index) =>
    setOf(item)?.externalPath === null ? [{ item, index }] : [],
  )
  // quote() computes both the basket's and the order's prices.
  const quote = quoteOf(toOrderLines(orderable.map(({ item }) => item)), data)
  const problems = lineProblems(quote, rules.settings, today)
  return cart.map((item, index) => {
    const set = setOf(item)
    const at = orderable.findIndex((each) => each.index === index)
    const line = quote.lines.find((each) => each.index === at)
    if (item.setId === null) return storedLine(item, index, 'unknown')
    if (!set) return storedLine(item, index, 'gone')
    const setFields = { name: set.name[lang], set }
    if (!line) return { ...storedLine(item, index, 'soldAtShop'), ...setFields }
    return { ...currentLine(item, index, line), ...setFields, problem: problems.get(at) ?? null }
  })
}

function quoteOf(lines: readonly OrderLine[], { rules, today }: OrderingData) {
  return quote({ ...emptyDetails, lines }, rules, today)
}

function orderLinesOf(cart: Cart, lines: readonly CartLine[]): readonly OrderLine[] {
  return toOrderLines(lines.flatMap(({ index }) => cart[index] ?? []))
}

function currentLine(
  item: CartItem,
  index: number,
  { dishes, amount, units, set }: PricedLine<OrderableSet>,
): Omit<CartLine, 'name' | 'set' | 'problem'> {
  const byItem = set.pricing === 'perItem'
  // Such an item keeps its stored price until its dishes are chosen again.
  if (byItem && isWithoutDishes(item)) return { ...storedLine(item, index), byItem }
  return { index, dishes, amount, byItem, quantity: byItem ? units : item.quantity, state: 'sold' }
}

function storedLine(item: CartItem, index: number, state: CartLine['state'] = 'sold'): CartLine {
  const { amount, byItem, units } = storedPrice(item)
  return {
    index,
    name: item.name,
    set: null,
    dishes: [],
    quantity: units,
    byItem,
    amount,
    state,
    problem: null,
  }
}
