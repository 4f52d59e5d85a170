import * as v from 'valibot'
import type { Promotion } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { notServed } from '#domain/staff/shop/settings/rows.ts'
import { delivery } from './delivery-file.ts'
import { exactRow, words } from './file-values.ts'
import { promotions } from './offer-files.ts'

const { zones, remoteAreas, freeDelivery, specialDates, slots, slotCapacity, leadTimes, pickup, extras } =
  delivery.entries
const rules = exactRow({
  zones,
  remoteAreas,
  freeDelivery,
  specialDates,
  slots,
  slotCapacity,
  leadTimes,
  extras,
  pickups: v.pipe(v.array(pickup), v.minLength(1, 'has no pickup place')),
  termsVersion: words,
  promotions,
})

/** Each fault is one line. */
export function settingsFaults(settings: ShopSettings): readonly string[] {
  const result = v.safeParse(rules, {
    zones: settings.zones.map(({ id, name, fee, note }) => ({ id, name, feeCents: fee, note })),
    remoteAreas: settings.remotePlaces.map(({ id, name, zoneId, freeDelivery, byQuotation, note }) => ({
      id,
      name,
      freeDelivery,
      note,
      // The files name the district, which determines the zone.
      districtId: zoneId ?? notServed,
      surcharge: byQuotation,
    })),
    freeDelivery: { thresholdCents: settings.freeDeliveryFrom },
    specialDates: {
      dates: settings.specialDates,
      fees: settings.zones.map(({ id, specialDateFee }) => ({ zoneId: id, feeCents: specialDateFee })),
    },
    slots: settings.slots,
    slotCapacity: settings.slotCapacity,
    leadTimes: { onlineDays: settings.leadDays, horizonDays: settings.horizonDays },
    pickups: settings.pickupPlaces,
    extras: { cutleryCents: settings.cutleryPrice, tongsCents: settings.tongsPrice },
    termsVersion: settings.termsVersion,
    promotions: settings.promotions.map(promotionInFile),
  })
  const faults = result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  return [...faults, ...districtFaults(settings)]
}

function districtFaults({ zones, districts }: ShopSettings): readonly string[] {
  const isMissing = (zoneId: string | null) => zoneId !== null && !zones.some(({ id }) => id === zoneId)
  return Object.entries(districts).flatMap(([id, { zoneId, outerZoneId }]) =>
    [zoneId, outerZoneId].some(isMissing) ? [`districts.${id} names a zone that is not there`] : [],
  )
}

function promotionInFile(promotion: Promotion) {
  const { id, code, name, description, minSubtotal, season } = promotion
  const { usableFrom, usableUntil, maxUses, maxUsesPerCustomer } = promotion
  const offer = {
    id,
    code,
    name,
    description,
    minSubtotalCents: minSubtotal,
    ...(season && { seasonal: season }),
    ...(usableFrom && { usableFrom }),
    ...(usableUntil && { usableUntil }),
    ...(maxUses !== null && { maxUses }),
    ...(maxUsesPerCustomer !== null && { maxUsesPerCustomer }),
  }
  switch (promotion.kind) {
    case 'percent':
      return { ...offer, kind: promotion.kind, percentOff: promotion.percentOff }
    case 'amount':
      return { ...offer, kind: promotion.kind, amountCents: promotion.amount }
    case 'freeDelivery':
      return { ...offer, kind: promotion.kind }
    case 'freeDish': {
      const { kind, dish, quantity, boxes } = promotion
      const forBoxes = boxes && { minBoxes: boxes.min, setIds: [...boxes.setIds] }
      return { ...offer, kind, freeDishId: dish.id, freeQuantity: quantity, ...forBoxes }
    }
  }
}
