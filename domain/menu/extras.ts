import { type Cents, cents } from '#domain/money.ts'
import type { ExtraChoice } from '#domain/ordering/order.ts'
import type { SetMenu } from './catalogue.ts'
import { isReadableNumber } from './selection-check.ts'

export interface ExtraLine {
  readonly wanted: boolean
  /** 0 if none are wanted. */
  readonly includedCount: number
  readonly extra: number
  readonly total: number
  readonly unitPrice: Cents
  readonly amount: Cents
}

export const defaultExtra: ExtraChoice = { wanted: true, extra: 0 }

/** Choosing this also clears purchased pieces. */
export const noExtras: ExtraChoice = { wanted: false, extra: 0 }

/** Clamps to 0; a positive number means that pieces are wanted. */
export function withExtra(extra: number): ExtraChoice {
  return { wanted: true, extra: Number.isFinite(extra) ? Math.max(0, Math.trunc(extra)) : 0 }
}

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

/** An unreadable number counts as 0. */
export function extraLine(choice: ExtraChoice, includedCount: number, unitPrice: Cents): ExtraLine {
  const extra = choice.wanted && isReadableNumber(choice.extra) ? choice.extra : 0
  const free = choice.wanted ? includedCount : 0
  return {
    wanted: choice.wanted,
    includedCount: free,
    extra,
    total: free + extra,
    unitPrice,
    amount: cents(extra * unitPrice),
  }
}
