import { addDays, type CalendarDate, parseCalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { recallableFor, weatherKinds } from '#domain/delivery/weather.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import { isStoppable, readWeatherKind, type WeatherForm } from '#domain/staff/day/weather-form.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { endWeather } from '#server/commands/shop/end-weather.ts'
import { planWeatherDay, wholeDay } from '#server/commands/shop/plan-weather-day.ts'
import { recallDay } from '#server/commands/shop/recall-day.ts'
import { stopDay } from '#server/commands/shop/stop-day.ts'
import { daySummaries } from '#server/db/orders/order-counts.ts'
import { alertOf, callsSince, callWithOrders, ordersToStop } from '#server/db/orders/weather-orders.ts'
import type { Store } from '#server/db/store/store.ts'
import { type WeatherCallView, type WeatherPlan, weatherOrderView } from './weather-view.ts'

const forecastDays = 14

export type RequestedWeather = Readonly<Record<'day' | 'kind' | 'from' | 'to', string | null>>

export function createWeatherApi(
  store: Pick<Store, 'db' | 'content' | 'queue' | 'refresh'>,
  now: () => Date,
) {
  return {
    async plan(request: RequestedWeather): Promise<WeatherPlan> {
      const today = todayInHongKong(now())
      const day = parseCalendarDate(request.day ?? '')
      const isDay = day && isStoppable(day, today)
      const date = isDay ? day : request.day === null ? await nextDay(store.db, today) : today
      const { settings } = await store.content()
      const starts = settings.slots.map(({ from }) => from)
      // Accepts a reversed range.
      const [from = '', to = ''] = [slotOr(request.from, starts, 0), slotOr(request.to, starts, -1)].sort()
      const isWholeDay = from === starts.at(0) && to === starts.at(-1)
      const range = isWholeDay ? wholeDay : { from, to }
      const { movable, others, hasMore } = await planWeatherDay(store, { date, ...range })
      return {
        call: crypto.randomUUID(),
        today,
        date,
        from,
        to,
        isWholeDay,
        slots: settings.slots,
        kind: readWeatherKind(request.kind) ?? weatherKinds[0],
        movable: movable.map((order) => weatherOrderView(order, date, order.reservedDay)),
        calls: await callsSince(store.db, new Date(now().getTime() - 86_400_000)),
        others: others.map((order) => weatherOrderView(order, date, null)),
        hasMore,
        alert: await alertOf(store.db, date),
      }
    },
    async stop({ id, name, role }: StaffMember, form: WeatherForm) {
      if (!may(role, 'postpone')) return refusing('actor-not-allowed')
      const at = now()
      if (!isStoppable(form.date, todayInHongKong(at))) return refusing('form-invalid')
      return stopDay(store, { ...form, by: { id, name } }, at)
    },
    async call(id: string): Promise<WeatherCallView | null> {
      const match = await callWithOrders(store.db, id)
      if (!match) return null
      const { call, orders } = match
      const until = new Date(call.calledAt.getTime() + recallableFor)
      const { date, kind, words, calledAt, recalledAt } = call
      const isStopped = (await alertOf(store.db, date)) !== null
      const remainingOrders = isStopped ? await ordersToStop(store.db, { date, ...wholeDay }) : []
      return {
        id,
        date,
        kind,
        words,
        calledAt,
        recalledAt,
        recallUntil: call.recalledAt === null && now() < until ? until : null,
        remainingOrders: remainingOrders.map((order) => weatherOrderView(order, date, null)),
        orders: orders.map((order) => ({
          ...weatherOrderView(order, call.date, order.date),
          state: stateOf(order),
        })),
      }
    },
    async recall({ id, name, role }: StaffMember, callId: string) {
      if (!may(role, 'postpone')) return refusing('actor-not-allowed')
      return recallDay(store, callId, { id, name }, now())
    },
    /** Moved orders stay on their new dates. */
    async end({ id, name, role }: StaffMember, date: CalendarDate) {
      if (!may(role, 'postpone')) return refusing('actor-not-allowed')
      const at = now()
      // A past day's alert only gives customers their free choice.
      if (!isStoppable(date, todayInHongKong(at))) return refusing('form-invalid')
      return endWeather(store, { date, by: { id, name } }, at)
    },
  }
}

/** Without a day in the URL, the next day with orders within the forecast is used. */
async function nextDay(db: Store['db'], today: CalendarDate): Promise<CalendarDate> {
  const [next] = await daySummaries(db, { from: today, to: addDays(today, forecastDays) }, false)
  return next?.date ?? today
}

function slotOr(request: string | null, starts: readonly string[], place: number): string {
  return starts.find((start) => start === request) ?? starts.at(place) ?? ''
}

function stateOf({
  openedAt,
  recalledAt,
  chosenAt,
}: Readonly<Record<'openedAt' | 'recalledAt' | 'chosenAt', Date | null>>) {
  if (recalledAt) return 'recalled'
  if (chosenAt) return 'chosen'
  return openedAt ? 'opened' : 'told'
}
