/** Editors of a catalogue read these messages. */
import * as v from 'valibot'
import { calendarDate, isCalendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'

export const words = v.pipe(
  v.string('is not a text'),
  v.nonEmpty('is empty'),
  v.check((text) => text === text.trim(), 'starts or ends with a space'),
)

function fault({ expected, received }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a name that is read here'
  return received === 'undefined' ? 'is missing' : 'is not an object'
}

/** Further fields may hold the parameters of a drawing. */
export const row = <const Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries, fault)

/** Rejects unknown fields, so that a misspelt name is reported. */
export const exactRow = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, fault)

export const yesOrNo = v.boolean('is not true or false')

export const text = exactRow({ zh: words, en: words })

export const count = v.pipe(
  v.number('is not a number'),
  v.check((number) => Number.isSafeInteger(number) && number >= 0, 'is not a whole number from 0 upwards'),
)

export const countFromOne = v.pipe(count, v.minValue(1, 'is less than 1'))

export const money = v.pipe(count, v.transform(cents))

export const price = v.pipe(countFromOne, v.transform(cents))

/** The slug is part of a URL, or a key for other rows. */
export const slug = v.pipe(
  v.string('is not a text'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not lower-case words joined with hyphens'),
)

/** The path leads to this site or to the external shop. */
export const path = v.pipe(v.string('is not a text'), v.startsWith('/', 'does not start with /'))

export const webAddress = v.pipe(
  v.string('is not a text'),
  v.check((address) => /^https?:$/.test(URL.parse(address)?.protocol ?? ''), 'is not a web address'),
)

export const day = v.pipe(
  v.string('is not a text'),
  v.check(isCalendarDate, 'is not a day written YYYY-MM-DD'),
  v.transform(calendarDate),
)

/** MM-DD. A season may end on 29 February, so dates are checked in a leap year. */
const dayOfYear = v.pipe(
  v.string('is not a text'),
  v.check((day) => isCalendarDate(`2024-${day}`), 'is not a day written MM-DD'),
)

/** Both days included; spans New Year if `from` is after `to`. */
export const season = exactRow({ from: dayOfYear, to: dayOfYear })

export const timeOfDay = v.pipe(
  v.string('is not a text'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time written HH:mm'),
)

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `is not one of ${options.join(', ')}`)

export function without<Row, Fault extends string>(
  faultsOf: (row: Row) => readonly Fault[],
  words: Readonly<Record<Fault, string>>,
) {
  return v.rawCheck<Row>(({ dataset, addIssue }) => {
    if (dataset.typed) for (const fault of faultsOf(dataset.value)) addIssue({ message: words[fault] })
  })
}

/** Null and undefined may repeat. */
export function listOf<Row extends v.GenericSchema>(
  row: Row,
  keys: Readonly<Record<string, (row: v.InferOutput<Row>) => unknown>>,
) {
  return v.pipe(
    v.array(row, 'is not a list'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const [name, keyOf] of Object.entries(keys))
        for (const key of findRepeated(dataset.value.map(keyOf)))
          addIssue({ message: `${name} ${key} comes twice` })
    }),
  )
}

export function setOf<Item extends v.GenericSchema<string> | v.GenericSchema<number>>(item: Item) {
  return listOf(item, { value: (value) => value })
}

function findRepeated(keys: readonly unknown[]): Set<unknown> {
  const values = new Set<unknown>()
  return new Set(
    keys.filter((key) => {
      if (key === null || key === undefined) return false
      const again = values.has(key)
      values.add(key)
      return again
    }),
  )
}
