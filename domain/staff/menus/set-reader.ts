/** Reads single fields of a set's texts, and notes what is wrong with each. */

import { type Cents, fromDollars, nothing } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import { plainFigures } from '#domain/typed-figures.ts'
import type { SetValues } from './set-values.ts'

export type SetProblem =
  | 'text-missing'
  | 'name-taken'
  | 'price-invalid'
  | 'number-invalid'
  | 'limits-invalid'
  | 'season-invalid'
  | 'date-invalid'
  | 'next-prices-missing'
  | 'choice-unknown'
  | 'dishes-missing'
  | 'groups-missing'
  | 'defaults-missing'
  | 'default-costs-extra'
  | 'items-have-no-prices'
  | 'delivery-not-included'
  | 'category-twice'
  | 'badge-untrue'

export interface SetReader {
  /** What was wrong with the fields read so far, by field. */
  readonly problems: Record<string, SetProblem>
  /** The field as typed; '' where there is none. */
  value(name: string): string
  /** Both languages of a text. */
  text(name: string): Text
  number(name: string, least: number, max?: number): number
  /** Whole dollars or with cents. */
  money(name: string, mayBeFree: boolean): Cents
  one<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null
  /** Several of the choices, separated by commas. */
  some<Choice extends string>(name: string, choices: readonly Choice[]): readonly Choice[]
}

export function createSetReader(values: SetValues): SetReader {
  const problems: Record<string, SetProblem> = {}
  const value = (name: string) => values[name] ?? ''
  return {
    problems,
    value,
    text(name) {
      for (const field of [`${name}.zh`, `${name}.en`])
        if (value(field).trim() === '') problems[field] = 'text-missing'
      return { zh: value(`${name}.zh`), en: value(`${name}.en`) }
    },
    number(name, least, max = 9_999) {
      const figures = plainFigures(value(name))
      const number = /^\d{1,4}$/.test(figures) ? Number(figures) : Number.NaN
      if (!(number >= least && number <= max)) problems[name] = 'number-invalid'
      return number
    },
    money(name, mayBeFree) {
      const figures = plainFigures(value(name))
      const amount = /^\d{1,6}(\.\d{1,2})?$/.test(figures) ? fromDollars(Number(figures)) : null
      if (amount === null || (amount === nothing && !mayBeFree)) problems[name] = 'price-invalid'
      return amount ?? nothing
    },
    one(name, choices) {
      const found = choices.find((choice) => choice === value(name)) ?? null
      if (found === null) problems[name] = 'choice-unknown'
      return found
    },
    some(name, choices) {
      const ids = value(name).split(',').filter(Boolean)
      const found = ids.flatMap((id) => choices.find((choice) => choice === id) ?? [])
      if (found.length < ids.length) problems[name] = 'choice-unknown'
      return found
    },
  }
}
