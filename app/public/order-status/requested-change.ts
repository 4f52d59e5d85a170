import { addDays, type CalendarDate, isCalendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { RequestedChange } from '#domain/placed/order-change.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'

export type RequestKind = 'cancel' | 'date'

export function kindIn(search: URLSearchParams): RequestKind | null {
  const kind = search.get('ask')
  return kind === 'cancel' || kind === 'date' ? kind : null
}

/** Returns null until date and time are chosen. */
export function changeIn(
  kind: RequestKind,
  values: { get(name: string): unknown },
  { due, slot: noSlot }: { readonly due: { readonly date: string }; readonly slot: unknown },
): RequestedChange | null {
  if (kind === 'cancel') return { kind: 'cancel' }
  const [date, slot] = [values.get('date'), values.get('slot')]
  if (typeof date !== 'string' || typeof slot !== 'string' || !isCalendarDate(date)) return null
  // A postponed order may return to its old day.
  return date === due.date && noSlot === null ? { kind: 'slot', slot } : { kind: 'date', date, slot }
}

export type RequestedView = NonNullable<Awaited<ReturnType<typeof requestedChangeView>>>

/** Returns null if no change is requested or possible. */
export async function requestedChangeView(
  api: Pick<SiteApi, 'changeOptions' | 'now' | 'quoteChange'>,
  reference: string,
  key: string,
  search: URLSearchParams,
) {
  const kind = kindIn(search)
  const options = kind && (await api.changeOptions(reference, key))
  if (!kind || !options) return null
  const refusal = options[kind]
  const change = refusal ? null : changeIn(kind, search, options)
  const quote = change && (await api.quoteChange(reference, key, change))
  const { due, reservedDue, slots, isFree, weather, fee, feePercent, until, portions, specialDays } = options
  return {
    kind,
    refused: refusal,
    today: todayInHongKong(api.now()),
    due,
    reservedDue,
    slots: slots.map(({ from, to }) => ({ from, to })),
    isFree,
    weather,
    fee,
    feePercent,
    until,
    portions,
    specialDays,
    days: kind === 'date' && !refusal ? daysOf(options) : [],
    quote: quote?.ok ? quote.value : null,
    refusal: quote && !quote.ok ? quote.reason : null,
  }
}

function daysOf({
  due,
  earliest,
  latest,
  closedDates,
}: {
  readonly due: { readonly date: CalendarDate }
  readonly earliest: CalendarDate
  readonly latest: CalendarDate
  readonly closedDates: readonly CalendarDate[]
}): readonly CalendarDate[] {
  const days: CalendarDate[] = due.date < earliest ? [due.date] : []
  for (let day = earliest; day <= latest; day = addDays(day, 1))
    if (!closedDates.includes(day)) days.push(day)
  return days
}
