/** Converts terms and units; the domain refuses invalid values. */
import { parseCalendarDate, timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { areaLabel } from '#domain/delivery/delivery-fee.ts'
import type { OrderableGroup, OrderableSet } from '#domain/menu/catalogue.ts'
import { defaultExtra } from '#domain/menu/extras.ts'
import { usualSelection } from '#domain/menu/menu-selection.ts'
import { fromDollars } from '#domain/money.ts'
import type { OrderDraft, OrderLine, Selection } from '#domain/ordering/order.ts'
import type { OrderRules } from '#domain/ordering/order-check.ts'
import { byNote, orderFields } from '#domain/ordering/order-fields.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import type { PlaceOrderInput } from '#server/commands/orders/place-order.ts'
import type { OrderInputValue } from './order-input.ts'
import { findSetId } from './ordered-meal.ts'

/** null if the amount is not whole cents, which no page ever showed. */
export function placeOrderInput(input: OrderInputValue, rules: OrderRules): PlaceOrderInput | null {
  const total = fromDollars(input.payAmount)
  const subtotal = input.orderAmount == null ? undefined : fromDollars(input.orderAmount)
  if (total === null || subtotal === null) return null
  return {
    idempotencyKey: input.idempotencyKey ?? null,
    draft: draftOf(input, rules),
    contact: {
      name: input.customerName,
      email: input.email ?? null,
      phone: input.customerPhone,
      alternatePhone: input.alternatePhone ?? input.customerPhone,
      ...byNote((name) => input[orderFields[name].call] ?? ''),
    },
    needs: {
      allergens: input.allergens ?? [],
      access: input.access ?? [],
      accessNote: input.accessNote ?? '',
    },
    paymentMethod: input.paymentMethod ?? null,
    lang: input.lang ?? 'zh',
    expected: { total, ...(subtotal !== undefined && { subtotal }) },
  }
}

function draftOf(input: OrderInputValue, { sets, settings }: OrderRules): OrderDraft {
  const address = input.deliveryAddress ?? ''
  return {
    lines: input.orderDetails.map((meal) => lineOf(meal, sets)),
    fulfilment: input.fulfilment ?? (address.trim() ? 'delivery' : 'pickup'),
    ...dueOf(input.orderTime),
    zoneId: input.area ? zoneIdOf(input.area, settings) : null,
    isZoneLeftToStaff: !input.area,
    remotePlaceId: input.remotePlace || null,
    districtId: input.district || null,
    address,
    pickupPlaceId: input.pickupPlace || onlyPickupPlace(settings),
    cutlery: input.cutlery ?? defaultExtra,
    tongs: input.tongs ?? defaultExtra,
    promotionCode: input.promotionCode?.trim() || null,
  }
}

/** Matches the form's labels for today's fees (decisions 22). */
function zoneIdOf(area: string, { zones }: Settings): string {
  const labelledZone = zones.find((zone) => areaLabel(zone, 'zh') === area || areaLabel(zone, 'en') === area)
  return labelledZone?.id ?? area
}

function onlyPickupPlace({ pickupPlaces }: Settings): string | null {
  const [only, another] = pickupPlaces
  return only && !another ? only.id : null
}

/** Parses '2026-11-27T12:30:00+08:00' with any offset; a missing part stays null. */
function dueOf(orderTime: string): Pick<OrderDraft, 'date' | 'slot'> {
  const [, date = '', slot = null, offset] =
    /^(.*?)T(\d\d:\d\d)(?::00(?:\.0+)?)?(Z|[+-]\d\d:\d\d)?$/.exec(orderTime.trim()) ?? []
  if (!offset || offset === '+08:00') return { date: parseCalendarDate(date), slot }
  // Only dates of this millennium are valid calendar dates in Hong Kong.
  const instant = new Date(/^2\d{3}-\d\d-\d\d$/.test(date) ? orderTime.trim() : Number.NaN)
  if (Number.isNaN(instant.getTime())) return { date: null, slot: null }
  return { date: todayInHongKong(instant), slot: timeInHongKong(instant) }
}

/** Merges repeated groups and dishes. */
function lineOf(meal: OrderInputValue['orderDetails'][number], sets: OrderRules['sets']): OrderLine {
  const setId = findSetId(meal, sets)
  const set = sets.get(setId)
  if (!meal.classify) return { setId, quantity: meal.count, selection: set ? usualSelection(set) : {} }
  const byId = new Map<string, Map<string, number>>()
  for (const { name, dishes } of meal.classify) {
    const group = set && findGroup(set, name)
    const groupId = group?.id ?? name
    const numbers = byId.get(groupId) ?? new Map<string, number>()
    byId.set(groupId, numbers)
    for (const dish of dishes) {
      if (dish.count === 0) continue
      const dishId = (group && findDishId(group, dish.name)) ?? dish.name
      numbers.set(dishId, (numbers.get(dishId) ?? 0) + dish.count)
    }
  }
  // fromEntries treats even `__proto__` as a plain key.
  const selection: Selection = Object.fromEntries(
    [...byId].map(([groupId, numbers]) => [groupId, Object.fromEntries(numbers)]),
  )
  return { setId, quantity: meal.count, selection }
}

function findGroup(set: OrderableSet, name: string): OrderableGroup | undefined {
  return set.groups.find(({ id }) => id === name) ?? set.groups.find((group) => isNamed(group.name, name))
}

function findDishId(group: OrderableGroup, name: string): string | undefined {
  const { dishes } = group
  const match =
    dishes.find(({ dish }) => dish.id === name) ?? dishes.find(({ dish }) => isNamed(dish.name, name))
  return match?.dish.id
}

function isNamed(text: Text, name: string): boolean {
  return text.zh === name || text.en === name
}
