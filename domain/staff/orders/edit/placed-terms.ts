/** Lines keep the prices and terms of the day of ordering; later additions cost current prices. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { OrderableGroup, OrderableSet, SetUnit } from '#domain/menu/catalogue.ts'
import { type Cents, cents, sumOf } from '#domain/money.ts'
import type { OrderRules } from '#domain/ordering/order-check.ts'
import type { PromotionLine } from '#domain/promotions/promotions.ts'
import type { DeliveryZone, PickupPlace, Promotion, RemotePlace, Settings } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

export interface PlacedLine {
  readonly position: number
  /** Null if the set was deleted since. */
  readonly setId: number | null
  readonly name: Text
  readonly unit: SetUnit
  readonly units: number
  readonly portionsPerUnit: number
  /** Null in a set priced by item. */
  readonly unitPrice: Cents | null
  readonly amount: Cents
  readonly dishes: readonly PlacedDish[]
}

interface PlacedDish {
  readonly groupId: string
  readonly group: Text
  readonly dishId: string
  readonly name: Text
  readonly number: number
  readonly unitPrice: Cents
  readonly amount: Cents
}

export interface PlacedTerms {
  /** The date is that of Hong Kong. */
  readonly placedOn: CalendarDate
  readonly lines: readonly PlacedLine[]
  readonly food: Cents
  readonly promotions: readonly PromotionLine[]
  readonly cutleryExtra: number
  readonly cutleryAmount: Cents
  readonly tongsExtra: number
  readonly tongsAmount: Cents
  readonly termsVersion: string
  readonly zoneId: string | null
  readonly zoneName: Text | null
  readonly deliveryFee: Cents | null
  readonly remotePlaceId: string | null
  readonly remotePlaceName: Text | null
  readonly districtId: DistrictId | null
  readonly pickupPlaceId: string | null
  readonly pickupPlaceName: Text | null
}

/** A line's own id for pricing, so that lines of one set can have prices of two days. */
export const ownSetId = (position: number): number => -1 - position

/** Ordered items that are no longer offered can still be kept. */
export function rulesOfOrderDay(order: PlacedTerms, { sets, settings }: OrderRules): OrderRules {
  const placedSets = order.lines.flatMap((line) => {
    const set = sets.get(line.setId ?? 0)
    return set ? [[ownSetId(line.position), orderedSet(set, line)] as const] : []
  })
  return { sets: new Map([...sets, ...placedSets]), settings: settingsOfItsDay(order, settings) }
}

function orderedSet(set: OrderableSet, line: PlacedLine): OrderableSet {
  const { name, unit, unitPrice, dishes, portionsPerUnit } = line
  const price = unitPrice === null ? set.price : cents(unitPrice - sumOf(dishes.map(({ amount }) => amount)))
  return {
    ...set,
    name,
    unit,
    price,
    pricing: unitPrice === null ? 'perItem' : 'fixed',
    serves: { min: Math.min(set.serves.min, portionsPerUnit), max: portionsPerUnit },
    published: true,
    externalPath: null,
    season: null,
    groups: orderedGroups(set, dishes),
  }
}

function orderedGroups(set: OrderableSet, dishes: readonly PlacedDish[]): readonly OrderableGroup[] {
  const orderedIn = (groupId: string) => dishes.filter((dish) => dish.groupId === groupId)
  const missingGroups = new Set(dishes.map(({ groupId }) => groupId))
  for (const { id } of set.groups) missingGroups.delete(id)
  const goneGroups = [...missingGroups].map((id): OrderableGroup => {
    const orderedDishes = orderedIn(id)
    const max = orderedDishes.reduce((sum, { number }) => sum + number, 0)
    const name = orderedDishes[0]?.group ?? set.name
    return { id, name, min: 0, max, repeatable: true, dishes: [] }
  })
  return [...set.groups, ...goneGroups].map((group) => ({
    ...group,
    dishes: orderedChoices(group, orderedIn(group.id), set),
  }))
}

function orderedChoices(group: OrderableGroup, orderedDishes: readonly PlacedDish[], set: OrderableSet) {
  const placedDishes = new Map(orderedDishes.map((dish) => [dish.dishId, dish]))
  const choices = group.dishes.map((choice) => {
    const dish = placedDishes.get(choice.dish.id)
    placedDishes.delete(choice.dish.id)
    return dish ? { ...choice, extra: dish.unitPrice, price: dish.unitPrice } : choice
  })
  const removedDishes = [...placedDishes.values()].map(({ dishId, name, unitPrice }) => ({
    dish: { id: dishId, name, picture: set.picture },
    extra: unitPrice,
    price: unitPrice,
  }))
  return [...choices, ...removedDishes]
}

/** Adds the order's own places, even if the shop has removed them. */
export function settingsOfItsDay(order: PlacedTerms, settings: Settings): Settings {
  const priceOf = (extra: number, amount: Cents, today: Cents) =>
    extra > 0 ? cents(Math.round(amount / extra)) : today
  const promotionById = new Map(settings.promotions.map((promotion) => [promotion.id, promotion]))
  const promotions = order.promotions.map((line) =>
    promotionOfItsDay(line, promotionById.get(line.promotionId), order.food),
  )
  const keptIds = new Set(promotions.map(({ id }) => id))
  return {
    ...settings,
    cutleryPrice: priceOf(order.cutleryExtra, order.cutleryAmount, settings.cutleryPrice),
    tongsPrice: priceOf(order.tongsExtra, order.tongsAmount, settings.tongsPrice),
    // Each promotion applies to the remainder of earlier ones; new automatic promotions do not apply.
    promotions: [
      ...promotions,
      ...settings.promotions.filter(({ id, code }) => code !== null && !keptIds.has(id)),
    ],
    zones: withPlace(settings.zones, ownZone(order)),
    districts: withOwnDistrict(settings.districts, order),
    remotePlaces: withOwnRemotePlace(settings.remotePlaces, order),
    pickupPlaces: withPlace(settings.pickupPlaces, ownPickupPlace(order)),
    termsVersion: order.termsVersion,
  }
}

function withPlace<Place extends { readonly id: string }>(places: readonly Place[], place: Place | null) {
  return place && !places.some(({ id }) => id === place.id) ? [...places, place] : places
}

/** The order's zone still serves its district, even if the shop has changed that. */
function withOwnDistrict(
  districts: Settings['districts'],
  { districtId, zoneId }: PlacedTerms,
): Settings['districts'] {
  if (districtId === null || zoneId === null) return districts
  const { zoneId: today, outerZoneId } = districts[districtId]
  if (zoneId === today || zoneId === outerZoneId) return districts
  return { ...districts, [districtId]: { zoneId: today, outerZoneId: zoneId } }
}

/** The agreed fee counts on every day; a waived fee counts in full. */
function ownZone({ zoneId: id, zoneName: name, deliveryFee, promotions }: PlacedTerms): DeliveryZone | null {
  const waivedFees = sumOf(promotions.map(({ freeDelivery }) => freeDelivery ?? cents(0)))
  const fee = cents((deliveryFee ?? 0) + waivedFees)
  return id === null || name === null ? null : { id, name, fee, specialDateFee: fee, note: name }
}

/** The order's zone still serves its remote place. */
function withOwnRemotePlace(places: readonly RemotePlace[], order: PlacedTerms): readonly RemotePlace[] {
  const place = ownRemotePlace(order)
  return withPlace(
    places.filter(({ id, zoneId }) => id !== place?.id || zoneId === place.zoneId),
    place,
  )
}

/** The basis of its fee is unknown now, so staff may state another. */
function ownRemotePlace({
  zoneId,
  remotePlaceId: id,
  remotePlaceName: name,
}: PlacedTerms): RemotePlace | null {
  if (zoneId === null || id === null || name === null) return null
  return { id, zoneId, name, freeDelivery: false, byQuotation: true, note: name }
}

function ownPickupPlace({ pickupPlaceId: id, pickupPlaceName: name }: PlacedTerms): PickupPlace | null {
  return id === null || name === null ? null : { id, name, address: name }
}

/**
 * The current rule if it gives the same discount, otherwise one derived from the discount, as a whole
 * percentage or an amount.
 */
function promotionOfItsDay(line: PromotionLine, today: Promotion | undefined, food: Cents): Promotion {
  const noLimits = { usableFrom: null, usableUntil: null, isUsedUp: false }
  if (today && gives(today, food, line)) return { ...today, ...noLimits, code: line.code }
  const promotion = {
    id: line.promotionId,
    isOn: true,
    code: line.code,
    name: line.name,
    description: today?.description ?? line.name,
    minSubtotal: today?.minSubtotal ?? cents(0),
    season: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    ...noLimits,
  }
  if (line.freeDelivery !== undefined) return { ...promotion, kind: 'freeDelivery' }
  if (line.gift) {
    const { id, name, quantity } = line.gift
    return { ...promotion, kind: 'freeDish', dish: { id, name }, quantity, boxes: null }
  }
  const percentOff = food > 0 ? Math.round((100 * line.discount) / food) : 0
  return percentOff > 0 && shareOf(food, percentOff) === line.discount
    ? { ...promotion, kind: 'percent', percentOff }
    : { ...promotion, kind: 'amount', amount: line.discount }
}

function gives(promotion: Promotion, food: Cents, { discount, gift, freeDelivery }: PromotionLine): boolean {
  switch (promotion.kind) {
    case 'percent':
      return shareOf(food, promotion.percentOff) === discount
    case 'amount':
      return promotion.amount === discount
    case 'freeDish':
      return gift?.id === promotion.dish.id && gift.quantity === promotion.quantity
    case 'freeDelivery':
      return freeDelivery !== undefined
  }
}

const shareOf = (food: Cents, percent: number) => Math.round((food * percent) / 100)
