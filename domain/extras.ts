/** Cutlery and food tongs: some come with the sets, more can be bought, or none wanted at all (spec section 4). */
import type { SetMenu } from './catalogue.ts'
import { type Cents, cents } from './money.ts'
import type { ExtraChoice } from './order.ts'
import { isReadableNumber } from './selection-check.ts'

export interface ExtraLine {
  readonly wanted: boolean
  /** Pieces or sets that come free with the food; 0 when none are wanted. */
  readonly included: number
  /** Bought on top. */
  readonly extra: number
  /** included + extra. */
  readonly total: number
  readonly unitPrice: Cents
  /** extra x unitPrice. */
  readonly amount: Cents
}

/** What an order starts with, and what deleting the extra restores: the free ones, nothing bought. */
export const defaultExtra: ExtraChoice = { wanted: true, extra: 0 }

/** "No cutlery" and "no tongs": clears what was bought on top. */
export const noneWanted: ExtraChoice = { wanted: false, extra: 0 }

/** Asks for a number on top of the free ones, never below 0; asking for more means wanting them. */
export function withExtra(extra: number): ExtraChoice {
  return { wanted: true, extra: Number.isFinite(extra) ? Math.max(0, Math.trunc(extra)) : 0 }
}

/** How many come free: each set's own number for every unit ordered of it. */
export function includedCount(
  lines: Iterable<{
    readonly set: Pick<SetMenu, 'includedCutlery' | 'includedTongs'>
    readonly units: number
  }>,
  kind: 'includedCutlery' | 'includedTongs',
): number {
  let count = 0
  for (const { set, units } of lines) count += set[kind] * units
  return count
}

/** The line in the summary. A number that can't be read counts as none bought. */
export function extraLine(choice: ExtraChoice, included: number, unitPrice: Cents): ExtraLine {
  const extra = choice.wanted && isReadableNumber(choice.extra) ? choice.extra : 0
  const free = choice.wanted ? included : 0
  return {
    wanted: choice.wanted,
    included: free,
    extra,
    total: free + extra,
    unitPrice,
    amount: cents(extra * unitPrice),
  }
}
