import * as v from 'valibot'
import { count, exactRow, listOf, money, path, season, slug, text, timeOfDay } from './file-values.ts'

const slot = v.pipe(
  exactRow({ from: timeOfDay, to: timeOfDay }),
  v.check(({ from, to }) => from < to, 'ends before it begins'),
)

export const delivery = exactRow({
  zones: v.pipe(
    listOf(exactRow({ id: slug, name: text, feeCents: money, note: text }), { id: ({ id }) => id }),
    v.minLength(1, 'has no zone'),
  ),
  districts: listOf(exactRow({ id: slug, name: text, zoneId: slug, page: v.nullable(path) }), {
    id: ({ id }) => id,
  }),
  remoteAreas: listOf(
    exactRow({
      id: slug,
      name: text,
      districtId: slug,
      freeDelivery: v.boolean(),
      surcharge: v.boolean(),
      note: text,
    }),
    { id: ({ id }) => id },
  ),
  freeDelivery: exactRow({ thresholdCents: money }),
  specialDates: exactRow({
    dates: v.array(season),
    fees: listOf(exactRow({ zoneId: slug, feeCents: money }), { zone: ({ zoneId }) => zoneId }),
  }),
  slots: v.pipe(
    listOf(slot, { from: ({ from }) => from }),
    v.minLength(1, 'has no time slot'),
    v.check(
      (slots) => slots.every(({ from }, index) => from >= (slots[index - 1]?.to ?? '')),
      'has a slot that begins before the one above it ends',
    ),
  ),
  /** The capacity counts portions. */
  slotCapacity: v.optional(v.pipe(count, v.minValue(1, 'is less than 1')), 60),
  leadTimes: v.pipe(
    exactRow({ onlineDays: count, horizonDays: count }),
    v.check(
      ({ onlineDays, horizonDays }) => onlineDays < horizonDays,
      'has a calendar that ends before the first day an order can be due',
    ),
  ),
  pickup: exactRow({ id: slug, name: text, address: text }),
  extras: exactRow({ cutleryCents: money, tongsCents: money }),
})
