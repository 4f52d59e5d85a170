/** Reads the texts of a form field by field, and collects what is wrong, so that a form names every fault at once. */
import { isBlank } from '#domain/free-text.ts'
import { type Cents, cents, fromDollars, nothing } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import { plainFigures } from '#domain/typed-figures.ts'
import type { FieldProblem, Problems } from './problems.ts'
import type { Values } from './values.ts'

/** More than any fee, threshold or price of an extra. */
const maxAmount = cents(10_000_000)

export interface Limits {
  readonly min: number
  readonly max: number
}

export interface FormReader {
  /** By field, as found so far. */
  readonly problems: Problems
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
  /** Dollars with cents at most, above zero where it can't be free. */
  price(name: string, options?: { readonly mayBeFree: boolean }): Cents
  /** A whole number within the limits. */
  number(name: string, limits: Limits): number
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null
  /** Several of the choices, separated by commas. */
  choices<Choice extends string>(name: string, choices: readonly Choice[]): readonly Choice[]
  /** Notes a fault; the first one of a field stays. */
  fail(name: string, problem: FieldProblem): void
}

export function formReader(values: Values): FormReader {
  const problems: Record<string, FieldProblem> = {}
  const value = (name: string) => values[name] ?? ''
  const figures = (name: string) => plainFigures(value(name))
  const fail = (name: string, problem: FieldProblem) => {
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
      const amount = dollarsIn(figures(name).replace(/^\$/, '').replaceAll(',', ''))
      const isWithin = amount !== null && amount <= maxAmount
      if (!isWithin) fail(name, 'money-invalid')
      return isWithin ? amount : nothing
    },
    price(name, { mayBeFree } = { mayBeFree: false }) {
      const amount = dollarsIn(figures(name))
      if (amount === null || (amount === nothing && !mayBeFree)) fail(name, 'price-invalid')
      return amount ?? nothing
    },
    number(name, { min, max }) {
      const number = /^\d{1,6}$/.test(figures(name)) ? Number(figures(name)) : Number.NaN
      if (!(number >= min && number <= max)) fail(name, 'number-invalid')
      return number
    },
    choice(name, choices) {
      const found = choices.find((choice) => choice === value(name)) ?? null
      if (found === null) fail(name, 'choice-unknown')
      return found
    },
    choices(name, choices) {
      const ids = value(name).split(',').filter(Boolean)
      const found = ids.flatMap((id) => choices.find((choice) => choice === id) ?? [])
      if (found.length < ids.length) fail(name, 'choice-unknown')
      return found
    },
  }
}

/** Null: that is no amount of dollars. */
export const dollarsIn = (figures: string): Cents | null =>
  /^\d{1,6}(\.\d{1,2})?$/.test(figures) ? fromDollars(Number(figures)) : null
