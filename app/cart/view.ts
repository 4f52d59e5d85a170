/** The basket as shown: today's names and prices once the server has sent them, the stored ones until then. */

import type { OrderingData } from '#app/calls/ordering.ts'
import { type Cart, type CartItem, toOrderLines } from '#domain/cart.ts'
import type { OrderableSet, Picture, SetUnit } from '#domain/catalogue.ts'
import { foodOfOrder, untilFreeDelivery } from '#domain/delivery-fee.ts'
import { type Cents, cents, fromDollars, nothing, sumOf } from '#domain/money.ts'
import type { OrderLine } from '#domain/order.ts'
import { emptyDetails } from '#domain/order-steps.ts'
import type { PricedDish, PricedLine } from '#domain/price-line.ts'
import { quote } from '#domain/quote.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Lang } from '#domain/text.ts'

export interface CartLine {
  readonly index: number
  readonly name: string
  /** Null while the set is unknown, and when it is no longer sold. */
  readonly set: { readonly slug: string; readonly picture: Picture; readonly unit: SetUnit } | null
  readonly dishes: readonly PricedDish[]
  readonly quantity: number
  /** A set priced by item is changed dish by dish on its own page. */
  readonly byItem: boolean
  readonly amount: Cents
  /** unknown: of this item only a name is known, and no set of that name was found so far. */
  readonly state: 'sold' | 'gone' | 'soldAtShop' | 'unknown'
  /** What has to change before this line can be ordered. */
  readonly refusals: readonly Refusal[]
}

export interface CartView {
  readonly lines: readonly CartLine[]
  /** The lines of the order: everything that is still sold. */
  readonly orderLines: readonly OrderLine[]
  readonly subtotal: Cents
  /** What is missing to free delivery, 0 when it is reached; null while that is not known. */
  readonly untilFree: Cents | null
}

export function cartView(cart: Cart, data: OrderingData | null, lang: Lang): CartView {
  const priced = data && priceCart(cart, data)
  const lines = cart.map((item, index) => {
    if (item.setId === null) return storedLine(item, index, 'unknown')
    if (!data || !priced) return storedLine(item, index, 'sold')
    const set = data.facts.sets.get(item.setId)
    const line = priced.lines.get(index)
    if (!set || !line) return storedLine(item, index, 'gone')
    const refusals = priced.refusalsOf(index, set.id)
    return { ...currentLine(item, line, set, lang), index, refusals }
  })
  const sold = lines.filter(({ state }) => state === 'sold')
  return {
    lines,
    orderLines: toOrderLines(sold.flatMap(({ index }) => cart[index] ?? [])),
    subtotal: sumOf(sold.map(({ amount }) => amount)),
    untilFree: priced ? priced.untilFree : null,
  }
}

/** The drawer shows the order's prices: both come from quote(). */
function priceCart(cart: Cart, { facts, today }: OrderingData) {
  const setOf = ({ setId }: CartItem) => (setId === null ? undefined : facts.sets.get(setId))
  const kept = cart.flatMap((item, index) => {
    const set = setOf(item)
    return set && set.externalPath === null ? [{ item, index }] : []
  })
  const draft = { ...emptyDetails, lines: toOrderLines(kept.map(({ item }) => item)) }
  const priced = quote(draft, facts, today)
  const { lines, refusals } = priced
  const cartIndex = (index: number) => kept[index]?.index ?? -1
  const external = cart.flatMap((item, index) => {
    const set = setOf(item)
    return set && set.externalPath !== null ? [[index, soldElsewhere(item, set)] as const] : []
  })
  return {
    lines: new Map([...lines.map((line) => [cartIndex(line.index), line] as const), ...external]),
    /** Those about one item of the cart. */
    refusalsOf: (index: number, setId: number) =>
      refusals.filter(({ code, data }) =>
        'line' in data
          ? cartIndex(data.line) === index
          : code === 'below-minimum-quantity' && 'setId' in data && data.setId === setId,
      ),
    untilFree: untilFreeDelivery(foodOfOrder(priced), facts.settings) ?? nothing,
  }
}

function soldElsewhere(item: CartItem, set: OrderableSet): PricedLine {
  const amount = storedAmount(item)
  return { index: 0, set, units: item.quantity, unitPrice: null, dishes: [], amount, readable: true }
}

function currentLine(
  item: CartItem,
  { dishes, amount, units }: PricedLine,
  set: OrderableSet,
  lang: Lang,
): Omit<CartLine, 'index' | 'refusals'> {
  return {
    name: set.name[lang],
    set,
    dishes,
    quantity: set.pricing === 'perItem' ? units : item.quantity,
    byItem: set.pricing === 'perItem',
    amount,
    state: set.externalPath === null ? 'sold' : 'soldAtShop',
  }
}

function storedLine(item: CartItem, index: number, state: CartLine['state']): CartLine {
  const { name, quantity } = item
  const byItem = isByItem(item)
  return {
    index,
    name,
    set: null,
    dishes: [],
    quantity,
    byItem,
    amount: storedAmount(item),
    state,
    refusals: [],
  }
}

/** The price shown when the item was added; `prices` is for one set, or for all items of a set priced by item. */
function storedAmount(item: CartItem): Cents {
  const price = fromDollars(item.prices) ?? nothing
  return isByItem(item) ? price : cents(price * item.quantity)
}

function isByItem({ prices, quantity, selected_items }: CartItem): boolean {
  const count = selected_items.reduce((sum, [, number]) => sum + number, 0)
  const total = selected_items.reduce((sum, [price, number]) => sum + price * number, 0)
  return count === quantity && total > 0 && Math.abs(total - prices) < 0.005
}
