import { dayText } from '#content/dates.ts'
import {
  afterProof,
  changes,
  pastLimit,
  untilFor,
  whyFree,
  withEarlierFees,
} from '#content/ordering/changes.ts'
import { formatExact } from '#domain/money.ts'
import type { ChangeOptions } from '#domain/placed/order-change.ts'
import type { Lang } from '#domain/text.ts'
import type { RequestKind } from './requested-change.ts'

export type ChangesView = readonly {
  readonly name: string
  readonly note: string
  /** The change is null if it is too late or not yet possible. */
  readonly ask: RequestKind | null
}[]

export function changesView(options: ChangeOptions | null, lang: Lang): ChangesView | null {
  if (!options) return null
  const { date, cancel, until, fee, cancellationFee, feePercent, isFree, weather } = options
  const day = dayText(until)
  if (date === 'notice-too-short' && cancel === 'notice-too-short')
    return [{ name: changes.both[lang], note: pastLimit(day)[lang], ask: null }]
  if (date === 'proof-being-checked' && cancel === 'proof-being-checked')
    return [{ name: changes.both[lang], note: afterProof[lang], ask: null }]
  const costs = fee > 0 ? { percent: feePercent, amount: formatExact(fee) } : null
  const note = untilFor(day, costs)
  const cancelNote = cancellationFee > fee ? withEarlierFees(note, formatExact(cancellationFee)) : note
  return [
    ...(date === null
      ? [
          {
            name: (isFree ? changes.chooseDate : changes.changeDate)[lang],
            note: note[lang],
            ask: 'date' as const,
          },
        ]
      : []),
    ...(cancel === null
      ? [
          {
            name: (isFree ? changes.fullRefund : changes.cancel)[lang],
            note: (isFree ? whyFree(weather) : cancelNote)[lang],
            ask: 'cancel' as const,
          },
        ]
      : []),
  ]
}
