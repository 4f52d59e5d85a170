/** What a change of the settings does to the orders that are placed already, told before it is saved. */
import type { CalendarDate } from '#domain/calendar.ts'
import { capacityOf } from '#domain/capacity.ts'
import { earliestOrderDate, latestOrderDate } from '#domain/delivery-dates.ts'
import { formatMoney } from '#domain/money.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment-method.ts'
import { hasUseLimit } from '#domain/promotion-uses.ts'
import { isForEverybody } from '#domain/promotions.ts'
import type { Promotion } from '#domain/settings.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Text } from '#domain/text.ts'
import type { SectionId } from './sections.ts'

/** The orders due from today on that take place. */
export interface FutureOrders {
  readonly slots: readonly {
    readonly date: CalendarDate
    readonly slot: string
    readonly orders: number
    readonly portions: number
  }[]
  /** By the id of a remote place or a pickup place. */
  readonly places: Readonly<Record<string, number>>
  /** Orders that are not paid, by the way that was chosen. */
  readonly unpaid: Readonly<Partial<Record<PaymentMethod, number>>>
}

export type SettingEffect =
  | { readonly kind: 'slot-closed' | 'slot-opened'; readonly slot: string; readonly orders: number }
  /** Slots of single days that hold more than fits now. */
  | { readonly kind: 'over-capacity'; readonly slots: number }
  | { readonly kind: 'first-day'; readonly date: CalendarDate }
  | { readonly kind: 'last-day'; readonly date: CalendarDate; readonly orders: number }
  | { readonly kind: 'place-removed'; readonly name: Text; readonly orders: number }
  | { readonly kind: 'method-off'; readonly method: PaymentMethod; readonly orders: number }
  | { readonly kind: 'free-delivery'; readonly from: string; readonly to: string }
  /** Whether home page, questions and bar name it, to everybody. */
  | { readonly kind: 'promotion-shown' | 'promotion-hidden'; readonly name: Text }
  /** The code had no limit; uses until now were not counted. */
  | { readonly kind: 'counted-from-now'; readonly code: string }
  /** Placed orders keep their prices, fees, deadline and terms. */
  | { readonly kind: 'orders-keep'; readonly orders: number }

/** @param today in Hong Kong */
export function effectsOf(
  section: SectionId,
  before: ShopSettings,
  after: ShopSettings,
  future: FutureOrders,
  today: CalendarDate,
): readonly SettingEffect[] {
  const total = future.slots.reduce((sum, { orders }) => sum + orders, 0)
  return [...ownEffects(section, before, after, future, today), { kind: 'orders-keep', orders: total }]
}

function ownEffects(
  section: SectionId,
  before: ShopSettings,
  after: ShopSettings,
  future: FutureOrders,
  today: CalendarDate,
): readonly SettingEffect[] {
  switch (section) {
    case 'slots':
      return slotEffects(before, after, future)
    case 'leadTimes':
      return dayEffects(before, after, future, today)
    case 'remotePlaces':
      return removedPlaces(before.remotePlaces, after.remotePlaces, future)
    case 'pickupPlaces':
      return removedPlaces(before.pickupPlaces, after.pickupPlaces, future)
    case 'payment':
      return paymentMethods
        .filter((method) => after.methodsOff.includes(method) && !before.methodsOff.includes(method))
        .map((method) => ({ kind: 'method-off', method, orders: future.unpaid[method] ?? 0 }))
    case 'extras': {
      const [from, to] = [before, after].map(({ freeDeliveryFrom }) => formatMoney(freeDeliveryFrom))
      return from !== undefined && to !== undefined && from !== to
        ? [{ kind: 'free-delivery', from, to }]
        : []
    }
    case 'promotions':
      return after.promotions.flatMap((promotion) =>
        promotionEffects(
          before.promotions.find(({ id }) => id === promotion.id),
          promotion,
        ),
      )
    case 'zones':
    case 'specialDates':
    case 'terms':
      return []
  }
}

function slotEffects(
  before: ShopSettings,
  after: ShopSettings,
  { slots }: FutureOrders,
): readonly SettingEffect[] {
  const ordersIn = (slot: string) =>
    slots.filter((each) => each.slot === slot).reduce((sum, { orders }) => sum + orders, 0)
  const without = (some: ShopSettings, others: ShopSettings) =>
    some.slots.map(({ from }) => from).filter((from) => !others.slots.some((slot) => slot.from === from))
  const toEffect = (kind: 'slot-closed' | 'slot-opened') => (slot: string) =>
    ({ kind, slot, orders: ordersIn(slot) }) as const
  const isOver = (settings: ShopSettings) => (each: FutureOrders['slots'][number]) =>
    each.portions > capacityOf(each, settings)
  const over = slots.filter((each) => isOver(after)(each) && !isOver(before)(each)).length
  return [
    ...without(before, after).map(toEffect('slot-closed')),
    ...without(after, before).map(toEffect('slot-opened')),
    ...(over > 0 ? [{ kind: 'over-capacity', slots: over } as const] : []),
  ]
}

function dayEffects(
  before: ShopSettings,
  after: ShopSettings,
  { slots }: FutureOrders,
  today: CalendarDate,
): readonly SettingEffect[] {
  const last = latestOrderDate(today, after)
  const beyond = slots.filter(({ date }) => date > last).reduce((sum, { orders }) => sum + orders, 0)
  return [
    ...(before.leadDays === after.leadDays
      ? []
      : [{ kind: 'first-day', date: earliestOrderDate(today, after) } as const]),
    ...(before.horizonDays === after.horizonDays
      ? []
      : [{ kind: 'last-day', date: last, orders: beyond } as const]),
  ]
}

/** @param before undefined: it is new */
function promotionEffects(before: Promotion | undefined, after: Promotion): readonly SettingEffect[] {
  const { code } = after
  const name = code === null ? after.name : { zh: code, en: code }
  const [wasShown, isShown] = [before !== undefined && isForEverybody(before), isForEverybody(after)]
  const isCountedFromNow = before !== undefined && !hasUseLimit(before) && hasUseLimit(after)
  return [
    ...(wasShown === isShown
      ? []
      : [{ kind: isShown ? 'promotion-shown' : 'promotion-hidden', name } as const]),
    ...(code !== null && isCountedFromNow ? [{ kind: 'counted-from-now', code } as const] : []),
  ]
}

interface Place {
  readonly id: string
  readonly name: Text
}

function removedPlaces(
  before: readonly Place[],
  after: readonly Place[],
  { places }: FutureOrders,
): readonly SettingEffect[] {
  return before
    .filter(({ id }) => !after.some((place) => place.id === id))
    .map(({ id, name }) => ({ kind: 'place-removed', name, orders: places[id] ?? 0 }))
}
