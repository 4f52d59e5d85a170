import { usualDistricts } from '#domain/delivery/usual-districts.ts'
import type { DeliveryZone, Promotion, RemotePlace, Settings } from '#domain/shop/settings.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import type { CatalogueFiles } from './catalogue-files.ts'

/** @throws if a row refers to a missing row */
export function settingsOf({ delivery, promotions, dishes }: CatalogueFiles): Settings {
  const { leadTimes, extras } = delivery
  return {
    zones: delivery.zones.map((zone): DeliveryZone => {
      const { id, name, feeCents: fee, note } = zone
      const special = delivery.specialDates.fees.find(({ zoneId }) => zoneId === id)
      return { id, name, fee, specialDateFee: special?.feeCents ?? fee, note }
    }),
    districts: usualDistricts,
    remotePlaces: delivery.remoteAreas.map(({ districtId, surcharge, ...place }): RemotePlace => {
      const { zoneId } = byId(delivery.districts, districtId)
      return { ...place, zoneId, byQuotation: surcharge }
    }),
    freeDeliveryFrom: delivery.freeDelivery.thresholdCents,
    specialDates: delivery.specialDates.dates,
    slots: delivery.slots,
    pickupPlaces: [delivery.pickup],
    leadDays: leadTimes.onlineDays,
    leadSeasons: [],
    horizonDays: leadTimes.horizonDays,
    closedDates: [],
    stoppedDates: [],
    slotCapacity: delivery.slotCapacity,
    days: [],
    cutleryPrice: extras.cutleryCents,
    tongsPrice: extras.tongsCents,
    promotions: promotions.map((row) => promotionOf(row, dishes)),
    payWithinHours: 24,
    service: usualService,
    termsVersion: '2026-11',
  }
}

function promotionOf(row: CatalogueFiles['promotions'][number], dishes: CatalogueFiles['dishes']): Promotion {
  const { id, code, name, description, minSubtotalCents: minSubtotal, seasonal } = row
  const common = {
    id,
    isOn: true,
    code,
    name,
    description,
    minSubtotal,
    season: seasonal ?? null,
    usableFrom: row.usableFrom ?? null,
    usableUntil: row.usableUntil ?? null,
    maxUses: row.maxUses ?? null,
    maxUsesPerCustomer: row.maxUsesPerCustomer ?? null,
    isUsedUp: false,
  }
  switch (row.kind) {
    case 'percent':
      return { ...common, kind: row.kind, percentOff: row.percentOff }
    case 'amount':
      return { ...common, kind: row.kind, amount: row.amountCents }
    case 'freeDelivery':
      return { ...common, kind: row.kind }
    case 'freeDish': {
      const dish = byId(dishes, row.freeDishId)
      return {
        ...common,
        kind: row.kind,
        dish: { id: dish.id, name: dish.name },
        quantity: row.freeQuantity,
        boxes: row.minBoxes === undefined ? null : { min: row.minBoxes, setIds: row.setIds },
      }
    }
  }
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((each) => each.id === id)
  if (!row) throw new Error(`the catalogue names ${id}, which is not there`)
  return row
}
