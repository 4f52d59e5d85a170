/** The sections about when food is ordered and delivered, what is added to it, and under which terms. */
import { isCalendarDate, type Season, slotEnd } from '#domain/calendar.ts'
import { toDollars } from '#domain/money.ts'
import type { Slot } from '#domain/settings.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { maxSlotCapacity } from '#domain/staff/day-form.ts'
import { newRow, rowField, rowIds } from './form-reading.ts'
import { byName, byRow, limitsOf, longestFigure, type Section } from './section.ts'

/** Days. Two years ahead nobody knows the menu. */
const mostDays = 730

export const leadTimes: Section = {
  unitOf: () => 'leadTimes',
  longest: limitsOf({ leadDays: longestFigure, horizonDays: longestFigure }),
  valuesOf: ({ leadDays, horizonDays }) => ({
    leadDays: String(leadDays),
    horizonDays: String(horizonDays),
  }),
  read(reader) {
    const leadDays = reader.number('leadDays', { min: 1, max: mostDays })
    const horizonDays = reader.number('horizonDays', { min: 1, max: mostDays })
    if (leadDays >= horizonDays) reader.fail('horizonDays', 'horizon-too-short')
    return { leadDays, horizonDays }
  },
}

/** Every half-hour that can be offered, and the slots there are beside them. HH:mm */
export function possibleSlots({ slots }: Pick<ShopSettings, 'slots'>): readonly string[] {
  const halfHours = Array.from({ length: 32 }, (_, index) => {
    const hour = String(7 + Math.floor(index / 2)).padStart(2, '0')
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`
  })
  return [...new Set([...halfHours, ...slots.map(({ from }) => from)])].toSorted()
}

const slotName = /^slot\.(\d\d:\d\d)$/

export const slots: Section = {
  unitOf: byName,
  longest: (name) => (slotName.test(name) ? 2 : name === 'slotCapacity' ? longestFigure : null),
  valuesOf: ({ slots: all, slotCapacity }) => ({
    slotCapacity: String(slotCapacity),
    ...Object.fromEntries(all.map(({ from }) => [`slot.${from}`, 'on'])),
  }),
  read(reader, _, settings) {
    const known = new Map(settings.slots.map((slot) => [slot.from, slot]))
    const chosen = possibleSlots(settings)
      .filter((from) => reader.isOn(`slot.${from}`))
      .map((from): Slot => known.get(from) ?? { from, to: slotEnd(from) })
    if (chosen.length === 0) reader.fail('slot', 'none-left')
    if (chosen.some(({ from }, index) => from < (chosen[index - 1]?.to ?? '')))
      reader.fail('slot', 'slots-overlap')
    return {
      slots: chosen,
      slotCapacity: reader.number('slotCapacity', { min: 1, max: maxSlotCapacity }),
    }
  },
}

const prices = ['freeDeliveryFrom', 'cutleryPrice', 'tongsPrice'] as const

export const extras: Section = {
  unitOf: byName,
  longest: limitsOf(Object.fromEntries(prices.map((name) => [name, longestFigure]))),
  valuesOf: (settings) => Object.fromEntries(prices.map((name) => [name, String(toDollars(settings[name]))])),
  read: (reader) => ({
    freeDeliveryFrom: reader.money('freeDeliveryFrom'),
    cutleryPrice: reader.money('cutleryPrice'),
    tongsPrice: reader.money('tongsPrice'),
  }),
}

/** A period every year; it is named by its first day. */
export const specialDates: Section = {
  unitOf: byRow,
  longest: (name) => {
    const [kind, , field = ''] = rowField.exec(name)?.slice(1) ?? []
    return kind === 'date' && (field === 'from' || field === 'to') ? longestFigure : null
  },
  valuesOf: ({ specialDates: all }) =>
    Object.fromEntries(
      all.flatMap(({ from, to }) => [
        [`date.${from}.from`, from],
        [`date.${from}.to`, to],
      ]),
    ),
  read(reader, values) {
    const seasons = rowIds(values, 'date').flatMap((id): Season[] => {
      const [from, to] = [reader.value(`date.${id}.from`), reader.value(`date.${id}.to`)]
      if (id === newRow && from === '' && to === '') return []
      for (const [field, day] of Object.entries({ from, to }))
        if (!isCalendarDate(`2024-${day}`)) reader.fail(`date.${id}.${field}`, 'day-invalid')
      return [{ from, to }]
    })
    if (seasons.length > 40) reader.fail(`date.${newRow}.from`, 'too-many')
    for (const { from } of seasons)
      if (seasons.filter((other) => other.from === from).length > 1)
        reader.fail(`date.${newRow}.from`, 'day-invalid')
    return { specialDates: seasons.toSorted((a, b) => (a.from < b.from ? -1 : 1)) }
  },
}

export const terms: Section = {
  unitOf: byName,
  longest: limitsOf({ termsVersion: 20 }),
  valuesOf: ({ termsVersion }) => ({ termsVersion }),
  read(reader) {
    const termsVersion = reader.value('termsVersion')
    if (!/^\d{4}-\d{2}(-\d{1,2})?$/.test(termsVersion)) reader.fail('termsVersion', 'version-invalid')
    return { termsVersion }
  },
}
