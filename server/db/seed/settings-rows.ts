import type { Promotion, Settings } from '#domain/shop/settings.ts'
import type { pickupPlaces, promotions, remotePlaces, settings, zones } from '#server/db/schema/settings.ts'

export function zoneRows({ zones: all }: Settings): (typeof zones.$inferInsert)[] {
  return all.map((zone, position) => ({ ...zone, position }))
}

export function remotePlaceRows({ remotePlaces: all }: Settings): (typeof remotePlaces.$inferInsert)[] {
  return all.map((place, position) => ({ ...place, position }))
}

export function pickupPlaceRows({ pickupPlaces: all }: Settings): (typeof pickupPlaces.$inferInsert)[] {
  return all.map((place, position) => ({ ...place, position }))
}

export function promotionRows({ promotions: all }: Settings): (typeof promotions.$inferInsert)[] {
  return all.map((promotion, position) => ({ ...termsOf(promotion), position }))
}

function termsOf({ isUsedUp: _, ...promotion }: Promotion) {
  if (promotion.kind !== 'freeDish') return promotion
  const { dish, boxes, ...same } = promotion
  return {
    ...same,
    dishId: dish.id,
    boxes: boxes && { min: boxes.min, setIds: [...boxes.setIds] },
  }
}

export function settingsRow(rules: Settings): typeof settings.$inferInsert {
  const { zones: _, remotePlaces: __, pickupPlaces: ___, promotions: ____, days: _____, ...row } = rules
  return row
}
