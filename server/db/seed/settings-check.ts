/** Holds settings that somebody typed to the same rules as those in delivery.json. */
import * as v from 'valibot'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { delivery } from './delivery-file.ts'
import { exactRow, words } from './file-values.ts'

const { zones, remoteAreas, freeDelivery, specialDates, slots, slotCapacity, leadTimes, pickup, extras } =
  delivery.entries
const rules = exactRow({
  ...{ zones, remoteAreas, freeDelivery, specialDates, slots, slotCapacity, leadTimes, extras },
  pickups: v.pipe(v.array(pickup), v.minLength(1, 'has no pickup place')),
  termsVersion: words,
})

/** What the files of a catalogue would be refused for, one line a fault; empty: nothing. */
export function settingsFaults(settings: ShopSettings): readonly string[] {
  const parsed = v.safeParse(rules, {
    zones: settings.zones.map(({ id, name, fee, note }) => ({ id, name, feeCents: fee, note })),
    remoteAreas: settings.remotePlaces.map(({ id, name, zoneId, freeDelivery, byQuotation, note }) => ({
      ...{ id, name, freeDelivery, note },
      // The files name the district instead, by which the zone is found.
      districtId: zoneId,
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
  })
  return parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
}
