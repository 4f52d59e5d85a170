import { isCalendarDate, type Season, slotEnd } from '#domain/calendar.ts'
import { toDollars } from '#domain/money.ts'
import { changeLimits, recordYearLimits } from '#domain/shop/policies.ts'
import type { Slot } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { maxSlotCapacity } from '#domain/staff/day/day-form.ts'
import type { FormReader } from '#domain/staff/forms/fields.ts'
import { extraPrices } from './field-limits.ts'
import { filledRows } from './rows.ts'
import { byName, byRow, type Section } from './section.ts'

/** A menu is not planned two years ahead. */
const maxDaysAhead = 730

const maxSeasons = 40

/** The calendar must exceed every lead time. Seasons are named by their first day. */
export const leadTimes: Section = {
  unitOf: () => 'leadTimes',
  valuesOf: ({ leadDays, horizonDays, leadSeasons }) => ({
    leadDays: String(leadDays),
    horizonDays: String(horizonDays),
    ...Object.fromEntries(
      leadSeasons.flatMap(({ from, to, days }) => [
        [`lead.${from}.from`, from],
        [`lead.${from}.to`, to],
        [`lead.${from}.days`, String(days)],
      ]),
    ),
  }),
  read(reader, values) {
    const leadDays = reader.number('leadDays', { min: 1, max: maxDaysAhead })
    const horizonDays = reader.number('horizonDays', { min: 1, max: maxDaysAhead })
    if (leadDays >= horizonDays) reader.fail('horizonDays', 'horizon-too-short')
    const rows = filledRows(reader, values, {
      kind: 'lead',
      max: maxSeasons,
      fields: ['from', 'to', 'days'],
    })
    const leadSeasons = rows.map((id) => {
      const season = periodIn(reader, `lead.${id}`)
      const days = reader.number(`lead.${id}.days`, { min: 1, max: maxDaysAhead })
      if (days >= horizonDays) reader.fail('horizonDays', 'horizon-too-short')
      return { ...season, days }
    })
    failTwice(reader, 'lead', rows, leadSeasons)
    return { leadDays, horizonDays, leadSeasons: leadSeasons.toSorted(byFirstDay) }
  },
}

const byFirstDay = (a: Season, b: Season) => (a.from < b.from ? -1 : 1)

/** Seasons with one first day would share a name; the changed row gets the fault. */
function failTwice(reader: FormReader, kind: string, rows: readonly string[], seasons: readonly Season[]) {
  const firstDays = seasons.map(({ from }) => from)
  for (const [index, from] of firstDays.entries())
    if (rows[index] !== from && firstDays.filter((each) => each === from).length > 1)
      reader.fail(`${kind}.${rows[index]}.from`, 'day-taken')
}

function periodIn(reader: FormReader, row: string): Season {
  const [from, to] = [reader.value(`${row}.from`), reader.value(`${row}.to`)]
  for (const [field, day] of Object.entries({ from, to }))
    if (!isCalendarDate(`2024-${day}`)) reader.fail(`${row}.${field}`, 'day-invalid')
  return { from, to }
}

/** The list has every possible half-hour and the existing slots. */
export function possibleSlots({ slots }: Pick<ShopSettings, 'slots'>): readonly string[] {
  const halfHours = Array.from({ length: 32 }, (_, index) => {
    const hour = String(7 + Math.floor(index / 2)).padStart(2, '0')
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`
  })
  return [...new Set([...halfHours, ...slots.map(({ from }) => from)])].toSorted()
}

export const slots: Section = {
  unitOf: byName,
  valuesOf: ({ slots: all, slotCapacity, warnFromPercent }) => ({
    slotCapacity: String(slotCapacity),
    warnFromPercent: String(warnFromPercent),
    ...Object.fromEntries(all.map(({ from }) => [`slot.${from}`, 'on'])),
  }),
  read(reader, _, settings) {
    const slotByStart = new Map(settings.slots.map((slot) => [slot.from, slot]))
    const choices = possibleSlots(settings)
      .filter((from) => reader.isOn(`slot.${from}`))
      .map((from): Slot => slotByStart.get(from) ?? { from, to: slotEnd(from) })
    if (choices.length === 0) reader.fail('slot', 'none-left')
    if (choices.some(({ from }, index) => from < (choices[index - 1]?.to ?? '')))
      reader.fail('slot', 'slots-overlap')
    return {
      slots: choices,
      slotCapacity: reader.number('slotCapacity', { min: 1, max: maxSlotCapacity }),
      warnFromPercent: reader.number('warnFromPercent', { min: 1, max: 100 }),
    }
  },
}

export const extras: Section = {
  unitOf: byName,
  valuesOf: (settings) =>
    Object.fromEntries(extraPrices.map((name) => [name, String(toDollars(settings[name]))])),
  read: (reader) => ({
    freeDeliveryFrom: reader.money('freeDeliveryFrom'),
    cutleryPrice: reader.money('cutleryPrice'),
    tongsPrice: reader.money('tongsPrice'),
  }),
}

export const specialDates: Section = {
  unitOf: byRow,
  valuesOf: ({ specialDates: all }) =>
    Object.fromEntries(
      all.flatMap(({ from, to }) => [
        [`date.${from}.from`, from],
        [`date.${from}.to`, to],
      ]),
    ),
  read(reader, values) {
    const rows = filledRows(reader, values, { kind: 'date', max: maxSeasons, fields: ['from', 'to'] })
    const seasons = rows.map((id) => periodIn(reader, `date.${id}`))
    failTwice(reader, 'date', rows, seasons)
    return { specialDates: seasons.toSorted(byFirstDay) }
  },
}

export const terms: Section = {
  unitOf: byName,
  valuesOf: ({ service: { change } }) => ({
    noticeDays: String(change.noticeDays),
    feePercent: String(change.feePercent),
    postponeWithinDays: String(change.postponeWithinDays),
    stopsInBlackRain: change.stopsInBlackRain ? 'on' : '',
  }),
  read: (reader, _, { service }) => ({
    service: {
      ...service,
      change: {
        noticeDays: reader.number('noticeDays', changeLimits.noticeDays),
        feePercent: reader.number('feePercent', changeLimits.feePercent),
        postponeWithinDays: reader.number('postponeWithinDays', changeLimits.postponeWithinDays),
        stopsInBlackRain: reader.isOn('stopsInBlackRain'),
      },
    },
  }),
}

export const customerData: Section = {
  unitOf: byName,
  valuesOf: ({ customerMonths, service }) => ({
    customerMonths: String(customerMonths),
    recordYears: String(service.recordYears),
  }),
  read(reader, _, { service }) {
    const recordYears = reader.number('recordYears', recordYearLimits)
    const customerMonths = reader.number('customerMonths', { min: 1, max: 12 * recordYearLimits.min })
    return { customerMonths, service: { ...service, recordYears } }
  },
}
