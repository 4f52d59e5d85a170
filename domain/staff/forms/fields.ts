/** The names of a field's inputs begin with the field's name. */
import { type CalendarDate, isCalendarDate, type Season } from '#domain/calendar.ts'
import { isBlank, plainLine, plainLineWithin, plainText, plainTextWithin } from '#domain/free-text.ts'
import { type Cents, cents, nothing, toDollars } from '#domain/money.ts'
import { englishOf, lacksEnglish, langs, type Text } from '#domain/text.ts'
import { plainFigures, readAmount } from '#domain/typed-figures.ts'
import type { FieldReader } from './form.ts'
import type { FieldProblem, Problems } from './problems.ts'
import type { Values } from './values.ts'

/** No fee, threshold or supplement reaches this amount. */
const maxAmount = cents(10_000_000)
const maxPrice = cents(99_999_999)

export interface Limits {
  readonly min: number
  readonly max: number
}

export interface FormReader {
  readonly problems: Problems
  readonly hasEnglish: boolean
  value(name: string): string
  /** Digits, whatever their script, become plain. */
  figures(name: string): string
  isOn(name: string): boolean
  /** Missing Chinese is a problem; missing English is one if the shop has an English site, and repeats the Chinese otherwise. */
  text(name: string): Text
  /** An empty text is null. */
  optionalText(name: string): Text | null
  /** The form shows the amount in dollars. */
  money(name: string): Cents
  /** Dollars and cents, above zero unless it may be free. */
  price(name: string, options?: { readonly mayBeFree: boolean }): Cents
  number(name: string, limits: Limits): number
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null
  /** Choices separated by commas. */
  choices<Choice extends string>(name: string, choices: readonly Choice[]): readonly Choice[]
  /** Keeps only a field's first problem. */
  fail(name: string, problem: FieldProblem): void
}

/** A shop without an English site needs no English texts. */
export function formReader(values: Values, hasEnglish = true): FormReader {
  const problems: Record<string, FieldProblem> = {}
  const value = (name: string) => values[name] ?? ''
  const figures = (name: string) => plainFigures(value(name))
  const fail = (name: string, problem: FieldProblem) => {
    problems[name] ??= problem
  }
  return {
    problems,
    hasEnglish,
    value,
    figures,
    fail,
    isOn: (name) => value(name) === 'on',
    text(name) {
      const [zh, en] = [value(`${name}.zh`), value(`${name}.en`)]
      const isEnglishMissing = isBlank(en) || lacksEnglish({ zh, en })
      if (isBlank(zh)) fail(`${name}.zh`, 'text-missing')
      if (hasEnglish && isEnglishMissing) fail(`${name}.en`, 'text-missing')
      return { zh, en: isEnglishMissing && !hasEnglish ? zh : en }
    },
    optionalText(name) {
      const isEmpty = [`${name}.zh`, `${name}.en`].every((field) => isBlank(value(field)))
      return isEmpty ? null : this.text(name)
    },
    money(name) {
      const amount = readAmount(value(name))
      const isWithin = amount !== null && amount <= maxAmount
      if (!isWithin) fail(name, 'money-invalid')
      return isWithin ? amount : nothing
    },
    price(name, { mayBeFree } = { mayBeFree: false }) {
      const amount = readAmount(value(name))
      const isPrice = amount !== null && amount <= maxPrice && (mayBeFree || amount > nothing)
      if (!isPrice) fail(name, 'price-invalid')
      return isPrice ? amount : nothing
    },
    number(name, { min, max }) {
      const number = /^\d{1,6}$/.test(figures(name)) ? Number(figures(name)) : Number.NaN
      if (!(number >= min && number <= max)) fail(name, 'number-invalid')
      return number
    },
    choice(name, choices) {
      const match = choices.find((choice) => choice === value(name)) ?? null
      if (match === null) fail(name, 'choice-unknown')
      return match
    },
    choices(name, choices) {
      const ids = value(name).split(',').filter(Boolean)
      const match = ids.flatMap((id) => choices.find((choice) => choice === id) ?? [])
      if (match.length < ids.length) fail(name, 'choice-unknown')
      return match
    },
  }
}

export interface Field<Value> {
  /** Suffixes of its inputs' names. */
  readonly ends: readonly string[]
  readonly max: number
  /** Inputs of one unit are merged together. */
  readonly unit?: string
  write(value: Value): readonly string[]
  /** The stored text of an input, cut at `max`. */
  clean(input: string, max?: number): string
  /** The value is meaningless if the reader found problems. */
  read(reader: FormReader, name: string): Value
}

export type FieldsOf<Thing> = { readonly [Name in keyof Thing]: Field<Thing[Name]> }

/** HK$999,999.99 and YYYY-MM-DD fit. */
export const maxFigure = 20

const cleanLine = (input: string, max?: number) =>
  max === undefined ? plainLine(input) : plainLineWithin(input, max)

export const alone = { ends: [''], clean: cleanLine, max: maxFigure } as const

const ofBoth = (text: Text | null) => (text ? [text.zh, englishOf(text)] : ['', '']).map(plainLine)
const inBoth = { ends: langs.map((lang) => `.${lang}`), clean: cleanLine } as const

/** Values of both inputs; the English one is empty if the text lacks its English. */
export const textValues = (name: string, text: Text | null | undefined) =>
  [
    [`${name}.zh`, text?.zh ?? ''],
    [`${name}.en`, text ? englishOf(text) : ''],
  ] as const

export const texts = (max: number): Field<Text> => ({
  ...inBoth,
  max,
  write: ofBoth,
  read: (reader, name) => reader.text(name),
})

export const optionalTexts = (max: number): Field<Text | null> => ({
  ...inBoth,
  max,
  write: ofBoth,
  read: (reader, name) => reader.optionalText(name),
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** One item a line, with equal counts in both languages. */
export const textLines = (max: number): Field<readonly Text[]> => ({
  ...inBoth,
  max,
  write: (all) => [
    all.map(({ zh }) => plainLine(zh)).join('\n'),
    all.some(lacksEnglish) ? '' : all.map(({ en }) => plainLine(en)).join('\n'),
  ],
  clean: (input, most) =>
    linesOf(most === undefined ? plainText(input) : plainTextWithin(input, most)).join('\n'),
  read(reader, name) {
    const [zh = [], en = []] = langs.map((lang) => linesOf(reader.value(`${name}.${lang}`)))
    if (zh.length !== en.length && !reader.hasEnglish) return zh.map((line) => ({ zh: line, en: line }))
    if (zh.length !== en.length) reader.fail(`${name}.${zh.length < en.length ? 'zh' : 'en'}`, 'lines-differ')
    return zh.map((line, at) => ({ zh: line, en: en[at] ?? '' }))
  },
})

export const price = (): Field<Cents> => ({
  ...alone,
  write: (cents) => [String(toDollars(cents))],
  read: (reader, name) => reader.price(name),
})

export const wholeNumber = (limits: Limits): Field<number> => ({
  ...alone,
  write: (number) => [String(number)],
  read: (reader, name) => reader.number(name, limits),
})

export const optionalNumber = (limits: Limits): Field<number | null> => ({
  ...alone,
  write: (number) => [String(number ?? '')],
  read: (reader, name) => (reader.value(name) === '' ? null : reader.number(name, limits)),
})

/** The form has two fields, such as `servesMin` and `servesMax`. */
export const numberRange = (limits: Limits, unit: string): Field<Limits> => ({
  ...alone,
  unit,
  ends: ['Min', 'Max'],
  write: ({ min, max }) => [String(min), String(max)],
  read(reader, name) {
    const [min, max] = [reader.number(`${name}Min`, limits), reader.number(`${name}Max`, limits)]
    if (min > max) reader.fail(`${name}Max`, 'limits-invalid')
    return { min, max }
  },
})

const maxChoice = 60

export const choice = <Choice extends string>(choices: readonly Choice[]): Field<Choice> => ({
  ...alone,
  max: maxChoice,
  write: (selection) => [selection],
  read: (reader, name) => reader.choice(name, choices) ?? (choices[0] as Choice),
})

export const choices = <Choice extends string>(all: readonly Choice[]): Field<readonly string[]> => ({
  ...alone,
  max: maxChoice,
  write: (ids) => [ids.join(',')],
  read: (reader, name) => reader.choices(name, all),
})

/** Forms do not send an unticked box. */
const cleanBox = (input: string) => (input === 'yes' ? 'yes' : 'no')
const yesOrNo = (isTicked: boolean) => (isTicked ? 'yes' : 'no')

export const checkbox = (): Field<boolean> => ({
  ...alone,
  clean: cleanBox,
  write: (isTicked) => [yesOrNo(isTicked)],
  read: (reader, name) => reader.value(name) === 'yes',
})

/** Each kind has a box, such as `allergen.egg`. */
export const marks = <Kind extends string>(kinds: readonly Kind[]): Field<readonly Kind[]> => ({
  ...alone,
  ends: kinds.map((kind) => `.${kind}`),
  clean: cleanBox,
  write: (tickedKinds) => kinds.map((kind) => yesOrNo(tickedKinds.includes(kind))),
  read: (reader, name) => kinds.filter((kind) => reader.value(`${name}.${kind}`) === 'yes'),
})

/** First and last day as MM-DD, including 29 February; null for all year. */
export const season = (unit?: string): Field<Season | null> => ({
  ...alone,
  ...(unit && { unit }),
  ends: ['From', 'To'],
  write: (period) => [period?.from ?? '', period?.to ?? ''],
  read(reader, name) {
    const [from, to] = [reader.value(`${name}From`), reader.value(`${name}To`)]
    if (from === '' && to === '') return null
    if (![from, to].every((day) => isCalendarDate(`2028-${day}`))) reader.fail(`${name}To`, 'season-invalid')
    return { from, to }
  },
})

/** As texts `nextFrom` and `nextPrice`; null if no change is planned. */
export const nextPrice = (
  unit: string,
): Field<{ readonly from: CalendarDate; readonly price: Cents } | null> => ({
  ...alone,
  unit,
  ends: ['From', 'Price'],
  write: (next) => [next?.from ?? '', next ? String(toDollars(next.price)) : ''],
  read(reader, name) {
    const [from, text] = [reader.value(`${name}From`), reader.value(`${name}Price`)]
    if (from === '' && text === '') return null
    if (isCalendarDate(from)) return { from, price: reader.price(`${name}Price`) }
    reader.fail(`${name}From`, 'date-invalid')
    return null
  },
})

export const picture = (isStored: (id: number) => boolean): Field<number> => ({
  ...alone,
  max: maxChoice,
  write: (id) => [String(id)],
  read(reader, name) {
    const id = Number(reader.value(name))
    if (!isStored(id)) reader.fail(name, 'picture-unknown')
    return id
  },
})

export interface PicturePair {
  readonly id: number
  /** The crop or picture that other places show. */
  readonly other: number
}

export const pictureValue = (id: number, other = id) => `${id}-${other}`

export const picturePair = (isStored: (id: number) => boolean): Field<PicturePair> => ({
  ...alone,
  max: maxChoice,
  write: ({ id, other }) => [pictureValue(id, other)],
  read(reader, name) {
    const [id = 0, other = id] = reader.value(name).split('-').map(Number)
    if (![id, other].every(isStored)) reader.fail(name, 'picture-unknown')
    return { id, other }
  },
})

export interface FieldTable<Thing> {
  readonly inputs: readonly string[]
  /** Inputs have a maximum; null means that the form lacks the input. */
  maxOf(input: string): number | null
  unitOf(input: string): string
  /** @param row what precedes the names of a row's inputs */
  write(thing: Thing, row?: string): Values
  readInput(field: FieldReader): Values
  /** Only this form's inputs, at any length; missing ones come from `others`. */
  whole(fields: Values, others: Values): Values
  read(reader: FormReader, row?: string): Thing
}

export function fieldTable<Thing extends object>(fields: FieldsOf<Thing>): FieldTable<Thing> {
  const all = Object.entries<Field<unknown>>(fields as Readonly<Record<string, Field<unknown>>>)
  const inputs = new Map(
    all.flatMap(([name, field]) => field.ends.map((end) => [`${name}${end}`, field] as const)),
  )
  const mapFields = (textOf: (input: string, field: Field<unknown>) => string): Values =>
    Object.fromEntries([...inputs].map(([input, field]) => [input, textOf(input, field)]))
  return {
    inputs: [...inputs.keys()],
    maxOf: (input) => inputs.get(input)?.max ?? null,
    unitOf: (input) => inputs.get(input)?.unit ?? input,
    write: (thing, row = '') =>
      Object.fromEntries(
        all.flatMap(([name, field]) => {
          const texts = field.write(thing[name as keyof Thing])
          return field.ends.map((end, at) => [`${row}${name}${end}`, texts[at] ?? ''])
        }),
      ),
    readInput: (field) => mapFields((input, { clean, max }) => clean(field(input) ?? '', max)),
    whole: (storedValues, others) =>
      mapFields((input, { clean }) => clean(storedValues[input] ?? others[input] ?? '')),
    read: (reader, row = '') =>
      Object.fromEntries(all.map(([name, field]) => [name, field.read(reader, row + name)])) as Thing,
  }
}
