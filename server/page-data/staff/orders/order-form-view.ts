import type { CalendarDate } from '#domain/calendar.ts'
import { capacityOf, dayCapacity, isDayOpen } from '#domain/delivery/capacity.ts'
import { isSpecialDate } from '#domain/delivery/zone-fee.ts'
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import type { OrderableSet } from '#domain/menu/catalogue.ts'
import type { Cents } from '#domain/money.ts'
import { type AllergyMatch, allergyMatches } from '#domain/ordering/allergy-matches.ts'
import { dishesOfOrder } from '#domain/ordering/dishes-of-order.ts'
import type { OrderRules } from '#domain/ordering/order-check.ts'
import type { Quote } from '#domain/ordering/quote.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { nearbyDays } from '#domain/staff/day/nearby-days.ts'
import { type SlotLoad, slotLoads } from '#domain/staff/day/slot-load.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { contentOf, isAdded, lineKeys, lineName, valueIn } from '#domain/staff/orders/edit/edit-values.ts'
import { ownSetId } from '#domain/staff/orders/edit/placed-terms.ts'
import type { Text } from '#domain/text.ts'
import { daySummaries, slotCounts } from '#server/db/orders/order-counts.ts'
import type { Store } from '#server/db/store/store.ts'

export interface FormDish {
  readonly id: string
  readonly name: Text
  readonly number: number
  /** The price is the supplement, or the item's price. */
  readonly price: Cents
}

export interface FormLine {
  readonly key: string
  readonly name: Text
  readonly isByItem: boolean
  readonly quantity: string
  readonly amount: Cents
  readonly groups: readonly {
    readonly id: string
    readonly name: Text
    readonly min: number
    readonly max: number
    readonly repeatable: boolean
    readonly dishes: readonly FormDish[]
  }[]
}

interface NamedThing {
  readonly id: string
  readonly name: Text
}

export interface OrderFormView {
  readonly values: Values
  readonly lines: readonly FormLine[]
  readonly offers: readonly { readonly id: number; readonly name: Text; readonly price: Cents }[]
  readonly days: readonly {
    readonly date: CalendarDate
    readonly orders: number
    readonly isClosed: boolean
  }[]
  /** The load without this order; null if no day is chosen. */
  readonly ruler: {
    readonly date: CalendarDate
    readonly loads: readonly SlotLoad[]
    readonly capacity: number
    readonly isSpecial: boolean
  } | null
  readonly portions: number
  readonly slots: Settings['slots']
  readonly zones: readonly (NamedThing & { readonly fee: Cents })[]
  readonly remotePlaces: readonly (NamedThing & { readonly zoneId: string | null })[]
  readonly pickupPlaces: readonly NamedThing[]
  readonly isFeeByQuotation: boolean
  readonly allergies: readonly AllergyMatch[]
  /** Those of the shop, and of this order. */
  readonly allergens: readonly Allergen[]
}

interface FormState {
  readonly values: Values
  /** Sets have the prices of this order. */
  readonly rules: OrderRules
  readonly quote: Quote
  readonly portions: number
  readonly isFeeByQuotation: boolean
  /** Null for an order that takes no place in a slot. */
  readonly storedDue: { readonly dueDate: string; readonly slot: string; readonly portions: number } | null
}

export async function orderFormView(
  { db, content }: Pick<Store, 'db' | 'content'>,
  { values, rules, quote, portions, isFeeByQuotation, storedDue }: FormState,
  today: CalendarDate,
): Promise<OrderFormView> {
  const { settings, sets } = rules
  const { draft, needs } = contentOf(values)
  const {
    catalogue,
    settings: { warnFromPercent },
  } = await content()
  const days = nearbyDays(draft.date ?? '', today)
  const [first = today, last = today] = [days[0], days.at(-1)]
  const counts = await daySummaries(db, { from: first, to: last }, false)
  return {
    values,
    portions,
    isFeeByQuotation,
    lines: formLines(values, rules, quote),
    offers: [...sets]
      .filter(([id, set]) => id > 0 && set.published && set.externalPath === null)
      .map(([id, { name, price }]) => ({ id, name, price })),
    days: days.map((date) => ({
      date,
      orders: counts.find((day) => day.date === date)?.orders ?? 0,
      isClosed: !isDayOpen(date, settings),
    })),
    ruler:
      draft.date && days.includes(draft.date)
        ? await rulerWithout(db, draft.date, storedDue, { ...settings, warnFromPercent })
        : null,
    slots: settings.slots,
    zones: settings.zones.map(({ id, name, fee }) => ({ id, name, fee })),
    remotePlaces: settings.remotePlaces.map(({ id, name, zoneId }) => ({ id, name, zoneId })),
    pickupPlaces: settings.pickupPlaces.map(({ id, name }) => ({ id, name })),
    allergens: allergens.filter(
      (each) => settings.service.allergens.includes(each) || needs.allergens.includes(each),
    ),
    allergies: allergyMatches(
      { allergens: needs.allergens, dishes: dishesOfOrder(quote) },
      (id) => catalogue.dishes.get(id)?.allergens,
    ),
  }
}

async function rulerWithout(
  db: Store['db'],
  date: CalendarDate,
  row: FormState['storedDue'],
  settings: Settings & Pick<ShopSettings, 'warnFromPercent'>,
): Promise<OrderFormView['ruler']> {
  const counts = (await slotCounts(db, date)).map((count) => {
    const isOwn = row?.dueDate === date && row.slot === count.slot
    return isOwn
      ? { ...count, orders: count.orders - 1, portions: Math.max(0, count.portions - row.portions) }
      : count
  })
  const starts = settings.slots.map(({ from }) => from)
  return {
    date,
    capacity: dayCapacity(date, settings),
    loads: slotLoads(
      starts,
      counts,
      (slot) => capacityOf({ date, slot }, settings),
      settings.warnFromPercent,
    ),
    isSpecial: isSpecialDate(date, settings),
  }
}

/** A line with quantity 0 stays in the form, so that it can be restored. */
function formLines(values: Values, { sets }: OrderRules, quote: Quote): readonly FormLine[] {
  const { keys } = contentOf(values)
  return lineKeys(values).flatMap((key): FormLine[] => {
    const number = Number(valueIn(values, lineName(key, 'set')))
    const set = sets.get(isAdded(key) ? number : ownSetId(Number(key)))
    if (!set) return []
    const pricedLine = quote.lines.find(({ index }) => keys[index] === key)
    return [
      {
        key,
        name: set.name,
        isByItem: set.pricing === 'perItem',
        quantity: valueIn(values, lineName(key, 'quantity')),
        amount: pricedLine?.amount ?? (0 as Cents),
        groups: set.groups.map((group) => ({
          ...formGroup(group),
          dishes: formDishes(set, group, values, key),
        })),
      },
    ]
  })
}

const formGroup = ({ id, name, min, max, repeatable }: OrderableSet['groups'][number]) => ({
  id,
  name,
  min,
  max,
  repeatable,
})

function formDishes(
  set: OrderableSet,
  group: OrderableSet['groups'][number],
  values: Values,
  key: string,
): readonly FormDish[] {
  const choices = valueIn(values, lineName(key, `dishes.${group.id}`)).split(' ')
  return group.dishes.map(({ dish, extra, price }) => {
    const value = choices.find((pair) => pair.startsWith(`${dish.id}:`))
    return {
      id: dish.id,
      name: dish.name,
      number: value ? Number(value.slice(dish.id.length + 1)) : 0,
      price: set.pricing === 'perItem' ? (price ?? set.price) : extra,
    }
  })
}
