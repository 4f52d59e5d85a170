/**
 * The forms of the settings as flat texts by name: what a form sends, what two people's changes are merged from, and what
 * the trail keeps. Readers collect what is wrong by field, so that a form names every fault at once.
 */

import { isBlank } from '#domain/free-text.ts'
import { type Cents, fromDollars, nothing } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import { plainFigures } from '#domain/typed-figures.ts'

/** By name; a name that is absent has the value ''. */
export type SettingValues = Readonly<Record<string, string>>

export type SettingProblem =
  | 'text-missing'
  | 'money-invalid'
  | 'number-invalid'
  /** The end of a range is before its beginning. */
  | 'below-first'
  | 'day-invalid'
  /** Another period begins on that day. */
  | 'day-taken'
  | 'account-invalid'
  | 'link-invalid'
  | 'version-invalid'
  | 'choice-invalid'
  | 'bank-incomplete'
  /** The calendar would end before the first day that can be ordered. */
  | 'horizon-too-short'
  | 'none-left'
  /** Districts or remote places still belong to a zone that was removed. */
  | 'zone-in-use'
  | 'slots-overlap'
  | 'too-many'
  | 'code-invalid'
  | 'code-taken'
  | 'code-for-limits'
  | 'date-invalid'
  | 'phone-invalid'
  | 'email-invalid'
  | 'hours-invalid'
  | 'licence-invalid'
  | 'position-invalid'
  /** The owner requires a second factor and has none. */
  | 'own-factor-missing'

export type SettingProblems = Readonly<Record<string, SettingProblem>>

/** Dollars: more than any fee, threshold or price of an extra. */
const maxDollars = 100_000

/** Reads fields one by one, and keeps what is wrong with them. */
export interface FormReader {
  /** By field, as found so far. */
  readonly problems: SettingProblems
  value(name: string): string
  /** A number, an account or a time, with plain digits. */
  figures(name: string): string
  isOn(name: string): boolean
  /** Both languages; a gap in one is a fault. */
  text(name: string): Text
  /** A text that may be left out: both languages or none. */
  optionalText(name: string): Text | null
  /** Typed in dollars. */
  money(name: string): Cents
  /** A whole number within the limits. */
  number(name: string, limits: { readonly min: number; readonly max: number }): number
  /** Notes a fault; the first one of a field is kept. */
  fail(name: string, problem: SettingProblem): void
}

export function formReader(values: SettingValues): FormReader {
  const problems: Record<string, SettingProblem> = {}
  const value = (name: string) => values[name] ?? ''
  const figures = (name: string) => plainFigures(value(name))
  const fail = (name: string, problem: SettingProblem) => {
    problems[name] ??= problem
  }
  return {
    problems,
    value,
    figures,
    fail,
    isOn: (name) => value(name) === 'on',
    text(name) {
      const [zh, en] = [value(`${name}.zh`), value(`${name}.en`)]
      if (isBlank(zh)) fail(`${name}.zh`, 'text-missing')
      if (isBlank(en)) fail(`${name}.en`, 'text-missing')
      return { zh, en }
    },
    optionalText(name) {
      const isEmpty = [`${name}.zh`, `${name}.en`].every((field) => isBlank(value(field)))
      return isEmpty ? null : this.text(name)
    },
    money(name) {
      const input = figures(name).replace(/^\$/, '').replaceAll(',', '')
      const dollars = /^\d{1,6}(\.\d{1,2})?$/.test(input) ? Number(input) : Number.NaN
      const amount = dollars <= maxDollars ? fromDollars(dollars) : null
      if (amount === null) fail(name, 'money-invalid')
      return amount ?? nothing
    },
    number(name, { min, max }) {
      const number = /^\d{1,6}$/.test(figures(name)) ? Number(figures(name)) : Number.NaN
      if (!(number >= min && number <= max)) fail(name, 'number-invalid')
      return number
    },
  }
}

/** The name of a row that is not stored yet. */
export const newRow = 'new'

/** The ids of the rows whose fields begin with `kind`, in the order of the form. */
export function rowIds(values: SettingValues, kind: string): readonly string[] {
  const ids = Object.keys(values).flatMap((name) => {
    const [given, id] = rowField.exec(name)?.slice(1) ?? []
    return given === kind && id ? [id] : []
  })
  return [...new Set(ids)]
}

/** `place.sai-kung.name.zh`: kind, id and field of a row. */
export const rowField = /^([a-z]+)\.([a-z0-9:-]{1,60})\.([a-z.]{1,20})$/i

/** As in the files of a catalogue; no form of ours sends others. */
const isRowId = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * The ids of the rows that are filled in; the row for a new one may be empty. A row that was ticked for removal is not
 * there.
 * @param fields of a new row: with one of them it is filled in
 */
export function filledRows(
  reader: FormReader,
  values: SettingValues,
  { kind, max, fields }: { readonly kind: string; readonly max: number; readonly fields: readonly string[] },
): readonly string[] {
  const isFilled = (id: string) =>
    id !== newRow || fields.some((field) => reader.value(`${kind}.${id}.${field}`) !== '')
  const ids = rowIds(values, kind).filter((id) => isRowId.test(id) && isFilled(id))
  if (ids.length > max) reader.fail(`${kind}.${newRow}.${fields[0]}`, 'too-many')
  return ids
}

/** The id of a new row: its English name in small letters, and a number where that is taken or empty. */
export function idFrom(name: string, taken: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  const base = plain === '' || plain === newRow ? 'place' : plain
  for (let number = 1; ; number += 1) {
    const id = number === 1 && base !== 'place' ? base : `${base}-${number}`
    if (!taken.includes(id)) return id
  }
}

/** A new row gets its id from its English name. */
export function ownId(kind: string, id: string, reader: FormReader, taken: readonly string[]): string {
  return id === newRow ? idFrom(reader.value(`${kind}.${newRow}.name.en`), taken) : id
}
