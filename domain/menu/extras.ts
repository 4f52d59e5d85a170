/** Cutlery and food tongs: some come with the sets, more can be bought, or none wanted at all (spec section 4). */

import { type Cents, cents } from '#domain/money.ts'
import type { ExtraChoice } from '#domain/ordering/order.ts'
import type { SetMenu } from './catalogue.ts'
import { isReadableNumber } from './selection-check.ts'

export interface ExtraLine {
  readonly wanted: boolean
  /** Pieces or sets included with the food; 0 when none are wanted. */
  readonly included: number
  /** Bought in addition. */
  readonly extra: number
  /** included + extra. */
  readonly total: number
  readonly unitPrice: Cents
  /** extra x unitPrice. */
  readonly amount: Cents
}

/**
 * The initial state of an order, also restored when the additional ones are removed: the included ones, nothing bought.
 */
export const defaultExtra: ExtraChoice = { wanted: true, extra: 0 }

/** "No cutlery" and "no tongs": also clears what was bought in addition. */
export const noneWanted: ExtraChoice = { wanted: false, extra: 0 }

/** Sets the number bought in addition, never below 0; a number above 0 means that they are wanted. */
export function withExtra(extra: number): ExtraChoice {
  return { wanted: true, extra: Number.isFinite(extra) ? Math.max(0, Math.trunc(extra)) : 0 }
}

/** The included number: each set's own for every unit ordered of it. */
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

/** The line in the summary. An unreadable number counts as none bought. */
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
