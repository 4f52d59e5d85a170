import { dayText } from '#content/dates.ts'
import { changes, pastLimit, untilFor, whyFree } from '#content/ordering/changes.ts'
import { formatMoney } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'
import type { SiteApi } from '#server/site/site-api.ts'
import type { Asked } from './asked-change.ts'

type Options = Awaited<ReturnType<SiteApi['changeOptions']>>

export type ChangesView = readonly {
  readonly name: string
  readonly note: string
  /** Null: it is too late. */
  readonly ask: Asked | null
}[]

/** The changes on offer, until when and for how much. */
export function changesView(options: Options, lang: Lang): ChangesView | null {
  if (!options) return null
  const { date, cancel, until, fee, feePercent, isFree, weather } = options
  const day = dayText(until)[lang]
  if (date === 'notice-too-short' && cancel === 'notice-too-short')
    return [{ name: changes.both[lang], note: pastLimit(day)[lang], ask: null }]
  const costs = fee > 0 ? { percent: feePercent, amount: formatMoney(fee, { decimals: 2 }) } : null
  const note = untilFor(day, costs)[lang]
  return [
    ...(date === null
      ? [{ name: (isFree ? changes.chooseDate : changes.changeDate)[lang], note, ask: 'date' as const }]
      : []),
    ...(cancel === null
      ? [
          {
            name: (isFree ? changes.fullRefund : changes.cancel)[lang],
            note: isFree ? whyFree(weather)[lang] : note,
            ask: 'cancel' as const,
          },
        ]
      : []),
  ]
}
