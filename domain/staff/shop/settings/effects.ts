import { type CalendarDate, isWithinSeason } from '#domain/calendar.ts'
import { capacityOf } from '#domain/delivery/capacity.ts'
import { earliestOrderDate, isBeyondCalendar, latestOrderDate } from '#domain/delivery/delivery-dates.ts'
import { formatMoney } from '#domain/money.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import type { LeadSeason } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { loadGrade } from '#domain/staff/day/slot-load.ts'
import type { Text } from '#domain/text.ts'
import type { SectionId } from './field-limits.ts'
import { promotionEffects } from './promotion-effects.ts'
import type { FutureOrders, MenuNow, SettingEffect } from './setting-effect.ts'

/** @param today in Hong Kong */
export function effectsOf(
  section: SectionId,
  before: ShopSettings,
  after: ShopSettings,
  future: FutureOrders,
  today: CalendarDate,
  menu: MenuNow,
): readonly SettingEffect[] {
  const total = future.slots.reduce((sum, { orders }) => sum + orders, 0)
  if (section === 'shop') return [{ kind: 'details-follow', orders: total }]
  const effects = ownEffects(section, before, after, future, today, menu)
  return [...effects, { kind: 'orders-keep', orders: total }]
}

function ownEffects(
  section: Exclude<SectionId, 'shop'>,
  before: ShopSettings,
  after: ShopSettings,
  future: FutureOrders,
  today: CalendarDate,
  menu: MenuNow,
): readonly SettingEffect[] {
  switch (section) {
    case 'slots':
      return slotEffects(before, after, future)
    case 'leadTimes':
      return [...dayEffects(before, after, future, today), ...setsBeyond(before, after, menu)]
    case 'remotePlaces':
      return removedPlaces('place-removed', before.remotePlaces, after.remotePlaces, future)
    case 'pickupPlaces':
      return removedPlaces('place-removed', before.pickupPlaces, after.pickupPlaces, future)
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
      return promotionEffects(before.promotions, after.promotions, menu)
    case 'zones':
      return removedPlaces('zone-removed', before.zones, after.zones, future)
    case 'service':
    case 'terms':
      return [{ kind: 'texts-follow' }]
    case 'specialDates':
    case 'mail':
    case 'customerData':
    case 'signIn':
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
  const isMarked = (each: FutureOrders['slots'][number]) =>
    loadGrade(each.portions, capacityOf(each, after), after.warnFromPercent) === 'high'
  const markedCount = slots.filter(isMarked).length
  const over = slots.filter((each) => isOver(after)(each) && !isOver(before)(each)).length
  return [
    ...without(before, after).map(toEffect('slot-closed')),
    ...without(after, before).map(toEffect('slot-opened')),
    ...(over > 0 ? [{ kind: 'over-capacity', slots: over } as const] : []),
    ...(before.warnFromPercent === after.warnFromPercent
      ? []
      : [{ kind: 'slots-marked', slots: markedCount } as const]),
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
  const isNew = ({ from, to, days }: LeadSeason) =>
    !before.leadSeasons.some((each) => each.from === from && each.to === to && each.days === days)
  const seasons = after.leadSeasons.filter(isNew)
  const ordersIn = (season: LeadSeason) =>
    slots.filter(({ date }) => isWithinSeason(date, season)).reduce((sum, { orders }) => sum + orders, 0)
  const [wasFirst, first] = [earliestOrderDate(today, before), earliestOrderDate(today, after)]
  return [
    ...(wasFirst === first ? [] : [{ kind: 'first-day', date: first } as const]),
    ...seasons.map((season) => ({ kind: 'lead-season', season, orders: ordersIn(season) }) as const),
    ...(before.horizonDays === after.horizonDays
      ? []
      : [{ kind: 'last-day', date: last, orders: beyond } as const]),
  ]
}

function setsBeyond(
  before: ShopSettings,
  after: ShopSettings,
  { setLeads }: MenuNow,
): readonly SettingEffect[] {
  return setLeads
    .filter(({ days }) => isBeyondCalendar(days, after) && !isBeyondCalendar(days, before))
    .map((set) => ({ kind: 'set-beyond', ...set }))
}

interface Place {
  readonly id: string
  readonly name: Text
}

function removedPlaces(
  kind: 'place-removed' | 'zone-removed',
  before: readonly Place[],
  after: readonly Place[],
  { places }: FutureOrders,
): readonly SettingEffect[] {
  return before
    .filter(({ id }) => !after.some((place) => place.id === id))
    .map(({ id, name }) => ({ kind, name, orders: places[id] ?? 0 }))
}
