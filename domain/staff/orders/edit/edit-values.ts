import type { CalendarDate } from '#domain/calendar.ts'
import { plainText } from '#domain/free-text.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { allergens } from '#domain/menu/allergens.ts'
import type { Fulfilment, OrderDraft, OrderLine, Selection } from '#domain/ordering/order.ts'
import { byNote, type Notes } from '#domain/ordering/order-fields.ts'
import { accessKinds, type OrderNeeds } from '#domain/ordering/order-needs.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { plainFigures } from '#domain/typed-figures.ts'
import { ownSetId } from './placed-terms.ts'

/** The values are the maximum letters of each field. */
export const plainFields = {
  date: maxLetters.date,
  slot: maxLetters.slot,
  fulfilment: 10,
  zoneId: maxLetters.zoneId,
  remotePlaceId: maxLetters.remotePlaceId,
  districtId: maxLetters.districtId,
  address: maxLetters.address * 2,
  pickupPlaceId: maxLetters.pickupPlaceId,
  /** Dollars, for a place with a quoted fee. */
  fee: 40,
  cutleryWanted: 3,
  cutlery: 6,
  tongsWanted: 3,
  tongs: 6,
  ...byNote((name) => 2 * maxLetters[name]),
  /** Kinds separated by spaces. */
  allergens: 200,
  access: 200,
  accessNote: maxLetters.accessNote * 2,
} as const satisfies Record<string, number>

export type PlainField = keyof typeof plainFields

/** New lines are n1, n2 and so on. */
export const lineField = /^line\.(n?\d{1,4})\.(set|quantity|dishes\.[\w-]{1,60})$/

export type LineField = 'set' | 'quantity' | `dishes.${string}`

export const lineName = (key: string, field: LineField) => `line.${key}.${field}`

/** An unsaved line names its set; a stored line is known by its position. */
export const isAdded = (key: string) => key.startsWith('n')

export const valueIn = (values: Values, name: string): string => values[name] ?? ''

export interface EditedContent {
  readonly draft: OrderDraft
  readonly notes: Notes
  readonly needs: OrderNeeds
  /** The keys follow the draft's lines. */
  readonly keys: readonly string[]
}

export function valuesOf({ draft, notes, needs, keys }: EditedContent): Values {
  const values: Record<string, string> = {
    date: draft.date ?? '',
    slot: draft.slot ?? '',
    fulfilment: draft.fulfilment ?? '',
    zoneId: draft.zoneId ?? '',
    remotePlaceId: draft.remotePlaceId ?? '',
    districtId: draft.districtId ?? '',
    address: draft.address,
    pickupPlaceId: draft.pickupPlaceId ?? '',
    fee: '',
    cutleryWanted: draft.cutlery.wanted ? 'yes' : '',
    cutlery: String(draft.cutlery.extra),
    tongsWanted: draft.tongs.wanted ? 'yes' : '',
    tongs: String(draft.tongs.extra),
    ...notes,
    allergens: needs.allergens.join(' '),
    access: needs.access.join(' '),
    accessNote: needs.accessNote,
  }
  draft.lines.forEach((line, index) => {
    const key = keys[index] ?? String(index)
    if (isAdded(key)) values[lineName(key, 'set')] = String(line.setId)
    values[lineName(key, 'quantity')] = String(line.quantity)
    for (const [groupId, numbers] of Object.entries(line.selection))
      values[lineName(key, `dishes.${groupId}`)] = dishesText(numbers)
  })
  return values
}

/** Sorted by id, so that equal choices are equal texts: `beef:1 rice:2`. */
export function dishesText(numbers: Readonly<Record<string, number>>): string {
  return Object.entries(numbers)
    .filter(([, number]) => number !== 0)
    .map(([id, number]) => `${id}:${number}`)
    .sort()
    .join(' ')
}

export function lineKeys(values: Values): readonly string[] {
  const keys = new Set<string>()
  for (const name of Object.keys(values)) {
    const [, key] = lineField.exec(name) ?? []
    if (key) keys.add(key)
  }
  const rank = (key: string) => (isAdded(key) ? 10_000 + Number(key.slice(1)) : Number(key))
  return [...keys].toSorted((a, b) => rank(a) - rank(b))
}

/** A line with quantity 0 is removed. */
export function contentOf(values: Values): EditedContent {
  const text = (name: PlainField) => valueIn(values, name)
  const lines = lineKeys(values).flatMap((key) => {
    const line = lineOf(values, key)
    return line.quantity === 0 ? [] : [{ key, line }]
  })
  const fulfilment = text('fulfilment')
  const draft: OrderDraft = {
    lines: lines.map(({ line }) => line),
    fulfilment: fulfilment === 'delivery' || fulfilment === 'pickup' ? (fulfilment as Fulfilment) : null,
    // The rule for customers' dates refuses an invalid date.
    date: (text('date') || null) as CalendarDate | null,
    slot: text('slot') || null,
    zoneId: text('zoneId') || null,
    remotePlaceId: text('remotePlaceId') || null,
    districtId: text('districtId') || null,
    address: plainText(text('address')),
    pickupPlaceId: text('pickupPlaceId') || null,
    cutlery: extraOf(text('cutleryWanted'), text('cutlery')),
    tongs: extraOf(text('tongsWanted'), text('tongs')),
    promotionCode: null,
  }
  return {
    draft,
    notes: byNote((name) => plainText(text(name))),
    needs: {
      allergens: allergens.filter((kind) => text('allergens').split(' ').includes(kind)),
      access: accessKinds.filter((kind) => text('access').split(' ').includes(kind)),
      accessNote: plainText(text('accessNote')),
    },
    keys: lines.map(({ key }) => key),
  }
}

const extraOf = (flag: string, number: string) => {
  const extra = wholeNumber(number)
  return { wanted: flag === 'yes', extra: flag === 'yes' ? extra : 0 }
}

function lineOf(values: Values, key: string): OrderLine {
  const start = lineName(key, 'dishes.')
  const selection: Record<string, Selection[string]> = {}
  for (const [name, value] of Object.entries(values))
    if (name.startsWith(start)) selection[name.slice(start.length)] = numbersOf(value)
  return {
    setId: isAdded(key) ? wholeNumber(valueIn(values, lineName(key, 'set'))) : ownSetId(Number(key)),
    quantity: wholeNumber(valueIn(values, lineName(key, 'quantity'))),
    selection,
  }
}

function numbersOf(text: string): Readonly<Record<string, number>> {
  const pairs = text.split(' ').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.lastIndexOf(':')
      return [pair.slice(0, at), wholeNumber(pair.slice(at + 1))]
    }),
  )
}

/** @returns 0 for an empty text; NaN, which every rule refuses, if it is no number */
export function wholeNumber(text: string): number {
  const figures = plainFigures(text)
  if (figures === '') return 0
  return /^\d{1,6}$/.test(figures) ? Number(figures) : Number.NaN
}
