import { todayInHongKong } from '#domain/calendar.ts'
import { weatherKinds } from '#domain/delivery/weather.ts'
import { isStoppable } from '#domain/staff/days/weather-form.ts'
import { declareWeather } from '#server/commands/shop/declare-weather.ts'
import { endWeather } from '#server/commands/shop/end-weather.ts'
import { choiceOf, dateOf, type OrderCall, UsageError } from './order-call.ts'
import { answer, refusalOf, type TerminalAnswer, type TerminalStore } from './terminal-answer.ts'

export async function weather(
  store: TerminalStore,
  { words, option }: OrderCall,
  now: Date,
): Promise<TerminalAnswer> {
  const [date, kind] = words
  const day = { date: dateOf(date), by: option('by') ?? 'terminal' }
  if (kind === 'off') {
    const ended = await endWeather(store, { date: day.date, by: { id: null, name: day.by } }, now)
    if (!ended.ok) return { text: refusalOf(ended.reason), isError: true }
    return answer(`${day.date} takes orders again`)
  }
  if (!isStoppable(day.date, todayInHongKong(now)))
    throw new UsageError('the weather stops today or a coming day')
  const done = await declareWeather(store, { ...day, kind: choiceOf(kind, weatherKinds) }, now)
  if ('ok' in done) return { text: refusalOf(done.reason), isError: true }
  const { moved, left } = done
  const lines = [
    ...moved.map(({ reference, to }) => `${reference} is held for ${to}`),
    ...left.map(({ reference, why }) =>
      isWhyLeft(why) ? `${reference} ${whyLeft[why]}` : `${reference} is not postponed: ${refusalOf(why)}`,
    ),
  ]
  return { text: lines.join('\n') || 'no order was postponed', isError: left.length > 0 }
}

const whyLeft = {
  'on-the-road': 'is on the road: decide about it',
  'not-confirmed': 'is not confirmed: decide about it',
  'no-day-free': 'has no free day in time: postpone it and agree on a date',
} as const

const isWhyLeft = (why: unknown): why is keyof typeof whyLeft =>
  typeof why === 'string' && Object.hasOwn(whyLeft, why)
