import type { pickupPlaces, promotions, remotePlaces, settings, zones } from '../schema/settings.ts'
import type { CatalogueFiles } from './catalogue-files.ts'

export function zoneRows({ delivery }: CatalogueFiles): (typeof zones.$inferInsert)[] {
  return delivery.zones.map(({ id, name, feeCents, note }, position) => {
    const special = delivery.specialDates.fees.find(({ zoneId }) => zoneId === id)
    return { id, position, name, note, fee: feeCents, specialDateFee: special?.feeCents ?? feeCents }
  })
}

export function remotePlaceRows({ delivery }: CatalogueFiles): (typeof remotePlaces.$inferInsert)[] {
  return delivery.remoteAreas.map(({ districtId, surcharge, ...place }, position) => {
    const district = delivery.districts.find(({ id }) => id === districtId)
    if (!district) throw new Error(`catalogue/delivery.json: ${place.id} lies in no known district`)
    return { ...place, position, zoneId: district.zoneId, byQuotation: surcharge }
  })
}

export function pickupPlaceRows({ delivery }: CatalogueFiles): (typeof pickupPlaces.$inferInsert)[] {
  return [{ ...delivery.pickup, position: 0 }]
}

export function promotionRows({ promotions: rows }: CatalogueFiles): (typeof promotions.$inferInsert)[] {
  return rows.map((row, position) => ({
    id: row.id,
    position,
    code: row.code,
    kind: row.kind,
    name: row.name,
    description: row.description,
    minSubtotal: row.minSubtotalCents,
    season: row.seasonal ?? null,
    percentOff: row.percentOff ?? null,
    amount: row.amountCents ?? null,
    dishId: row.freeDishId ?? null,
    quantity: row.freeQuantity ?? null,
    boxes: row.minBoxes === undefined ? null : { min: row.minBoxes, setIds: row.setIds ?? [] },
  }))
}

export function settingsRow({ delivery }: CatalogueFiles): typeof settings.$inferInsert {
  return {
    freeDeliveryFrom: delivery.freeDelivery.thresholdCents,
    specialDates: delivery.specialDates.dates,
    slots: delivery.slots,
    leadDays: delivery.leadTimes.onlineDays,
    horizonDays: 180,
    closedDates: [],
    cutleryPrice: delivery.extras.cutleryCents,
    tongsPrice: delivery.extras.tongsCents,
    termsVersion: '2026-11',
  }
}
