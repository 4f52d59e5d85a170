/** Reads the arguments of `npm run orders`. */
import { parseArgs } from 'node:util'
import { type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { type Cents, fromDollars, nothing } from '#domain/money.ts'

/** Every option and what it says; `npm run orders -- help` prints them. */
const options = {
  by: { type: 'string' },
  version: { type: 'string' },
  why: { type: 'string' },
  exceed: { type: 'string' },
  reason: { type: 'string' },
  fee: { type: 'string' },
  keep: { type: 'string' },
  sure: { type: 'string' },
  method: { type: 'string' },
  reference: { type: 'string' },
  weather: { type: 'string' },
  proof: { type: 'string' },
  status: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const

type OptionName = keyof typeof options

export interface OrderCall {
  readonly verb: string
  /** What follows the verb. */
  readonly words: readonly string[]
  readonly option: (name: OptionName) => string | null
}

/** A mistake in the arguments, worded for the person who typed them. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Longer than anything that is typed on purpose. */
const maxLetters = 500

/** @throws UsageError */
export function readCall(argv: readonly string[]): OrderCall {
  if (argv.some((word) => word.length > maxLetters)) throw new UsageError('one of the words is too long')
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
    const [verb = 'help', ...words] = positionals
    return { verb, words, option: (name) => values[name] ?? null }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments can not be read')
  }
}

/** "2463.40" as cents. @throws UsageError */
export function amountOf(text: string | undefined | null): Cents {
  const amount = /^\d{1,8}(\.\d{1,2})?$/.test(text ?? '') ? fromDollars(Number(text)) : null
  if (amount === null) throw new UsageError('an amount is written in dollars, such as 2463.40')
  return amount
}

export function optionalAmount(text: string | null): Cents {
  return text === null ? nothing : amountOf(text)
}

/** @throws UsageError */
export function dateOf(text: string | undefined | null): CalendarDate {
  if (!text || !isCalendarDate(text)) throw new UsageError('a date is written 2026-12-31')
  return text
}

/** One of the words. @throws UsageError */
export function choiceOf<Word extends string>(text: string | undefined | null, words: readonly Word[]): Word {
  const found = words.find((word) => word === text)
  if (!found) throw new UsageError(`choose one of ${words.join(', ')}`)
  return found
}
