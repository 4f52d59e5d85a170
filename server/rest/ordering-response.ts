/** Fields are listed explicitly, so that a new column is not exposed by accident. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderableSet, Picture } from '#domain/menu/catalogue.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { DayRule, Promotion, Settings } from '#domain/shop/settings.ts'

/** GET /api/ordering */
export interface OrderingResponse {
  readonly sets: readonly OrderableSet[]
  readonly settings: Settings
  /** A phone's clock may be wrong. */
  readonly today: CalendarDate
  readonly paymentMethods: readonly PaymentMethod[]
  readonly isPractice: boolean
}

/** GET /api/promotions/{code} */
export interface PromotionResponse {
  readonly promotion: Promotion
}

export function orderableSet(set: OrderableSet): OrderableSet {
  return {
    id: set.id,
    slug: set.slug,
    categoryId: set.categoryId,
    name: set.name,
    serves: { min: set.serves.min, max: set.serves.max },
    unit: set.unit,
    pricing: set.pricing,
    price: set.price,
    includesDelivery: set.includesDelivery,
    minQuantity: set.minQuantity,
    minQuantityScope: set.minQuantityScope,
    leadDays: set.leadDays,
    includedCutlery: set.includedCutlery,
    includedTongs: set.includedTongs,
    externalPath: set.externalPath,
    season: set.season,
    published: set.published,
    picture: pictureOf(set.picture),
    table: { cloth: set.table.cloth, places: set.table.places },
    groups: set.groups.map(({ id, name, min, max, repeatable, dishes }) => ({
      id,
      name,
      min,
      max,
      repeatable,
      dishes: dishes.map(({ dish, extra, price }) => ({
        extra,
        price,
        dish: {
          id: dish.id,
          name: dish.name,
          picture: pictureOf(dish.picture),
          ...(dish.plate && { plate: pictureOf(dish.plate) }),
          ...(dish.allergens && { allergens: dish.allergens }),
          ...(dish.contains && { contains: dish.contains }),
          ...(dish.vegetarian && { vegetarian: true }),
          ...(dish.vegan && { vegan: true }),
          ...(dish.spicy && { spicy: true }),
          ...(dish.soldOut && { soldOut: { from: dish.soldOut.from, until: dish.soldOut.until } }),
        },
      })),
    })),
  }
}

function pictureOf({ id, version, width, height, alt }: Picture): Picture {
  return { id, version, width, height, alt }
}

/** Codes are secret; automatic offers are public. */
export function orderingSettings(settings: Settings): Settings {
  return {
    zones: settings.zones.map(({ id, name, fee, specialDateFee, note }) => ({
      id,
      name,
      fee,
      specialDateFee,
      note,
    })),
    districts: settings.districts,
    remotePlaces: settings.remotePlaces.map(({ id, zoneId, name, freeDelivery, byQuotation, note }) => ({
      id,
      zoneId,
      name,
      freeDelivery,
      byQuotation,
      note,
    })),
    freeDeliveryFrom: settings.freeDeliveryFrom,
    specialDates: settings.specialDates.map(({ from, to }) => ({ from, to })),
    slots: settings.slots.map(({ from, to }) => ({ from, to })),
    pickupPlaces: settings.pickupPlaces.map(({ id, name, address }) => ({ id, name, address })),
    leadDays: settings.leadDays,
    leadSeasons: settings.leadSeasons.map(({ from, to, days }) => ({ from, to, days })),
    horizonDays: settings.horizonDays,
    closedDates: settings.closedDates,
    stoppedDates: settings.stoppedDates,
    slotCapacity: settings.slotCapacity,
    days: settings.days.map(orderingDay),
    cutleryPrice: settings.cutleryPrice,
    tongsPrice: settings.tongsPrice,
    promotions: settings.promotions.filter(({ code }) => code === null).map(orderingPromotion),
    payWithinHours: settings.payWithinHours,
    service: { ...settings.service },
    termsVersion: settings.termsVersion,
  }
}

function orderingDay({
  date,
  intake,
  slotCapacity,
  closedSlots,
  slotCapacities,
  zoneFees,
}: DayRule): DayRule {
  return { date, intake, slotCapacity, closedSlots, slotCapacities, zoneFees }
}

export function orderingPromotion(promotion: Promotion): Promotion {
  const { id, isOn, code, name, description, minSubtotal, season, usableFrom, usableUntil } = promotion
  const { maxUses, maxUsesPerCustomer, isUsedUp } = promotion
  const offer = { id, isOn, code, name, description, minSubtotal, season, usableFrom, usableUntil }
  const common = { ...offer, maxUses, maxUsesPerCustomer, isUsedUp }
  switch (promotion.kind) {
    case 'percent':
      return { ...common, kind: promotion.kind, percentOff: promotion.percentOff }
    case 'amount':
      return { ...common, kind: promotion.kind, amount: promotion.amount }
    case 'freeDelivery':
      return { ...common, kind: promotion.kind }
    case 'freeDish': {
      const { kind, dish, quantity } = promotion
      const boxes = promotion.boxes && { min: promotion.boxes.min, setIds: promotion.boxes.setIds }
      return { ...common, kind, dish, quantity, boxes }
    }
  }
}
