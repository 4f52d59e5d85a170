/** What the page of a weather day may request: who is affected, the call itself, what became of it, and its recall. */
import { addDays, type CalendarDate, parseCalendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { LookupToken, OrderReference } from '#domain/order-reference.ts'
import type { OrderStatus, PaymentStatus } from '#domain/order-status.ts'
import { may } from '#domain/permissions.ts'
import { changePolicyOf } from '#domain/policies.ts'
import type { Settings } from '#domain/settings.ts'
import { isStoppable, readWeatherKind, type WeatherForm } from '#domain/staff/weather-form.ts'
import type { Lang, Text } from '#domain/text.ts'
import { recallableFor, type WeatherKind, weatherKinds } from '#domain/weather.ts'
import { type OrderToStop, planWeatherDay, wholeDay } from '#server/commands/shop/plan-weather-day.ts'
import { type RecallResult, recallDay } from '#server/commands/shop/recall-day.ts'
import { stopDay, type WeatherDayOutcome } from '#server/commands/shop/weather-day.ts'
import { daySummaries } from '#server/db/orders/order-counts.ts'
import type { ListedSet } from '#server/db/orders/order-lists.ts'
import { orderToken } from '#server/db/orders/orders.ts'
import { callsSince, callWithOrders } from '#server/db/orders/weather-orders.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Session } from '#server/site/session.ts'

type Staff = Session['staff']

/** How far ahead a storm is seen. Days. */
const forecastDays = 14

/** How the customer hears of it; by chat, staff send the message themselves. */
export interface WeatherOrder {
  readonly id: number
  readonly reference: OrderReference
  readonly version: number
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly slot: string
  readonly portions: number
  readonly total: Cents
  readonly name: string
  readonly phone: string
  readonly hasMail: boolean
  readonly lang: Lang
  readonly sets: readonly ListedSet[]
  /** The day that is held; null: none in time has room. */
  readonly held: CalendarDate | null
  /** The last day the customer may choose under the terms of the order. */
  readonly until: CalendarDate
  /** Opens the order's page. */
  readonly token: LookupToken
}

export interface WeatherPlan {
  /** Names the form of this page, so that sending it twice is one call. */
  readonly call: string
  readonly today: CalendarDate
  readonly date: CalendarDate
  readonly kind: WeatherKind
  readonly from: string
  readonly to: string
  /** Whether the range is every slot of the day. */
  readonly isWholeDay: boolean
  readonly slots: Settings['slots']
  readonly movable: readonly WeatherOrder[]
  /** Not confirmed yet, or on the road. */
  readonly others: readonly WeatherOrder[]
  /** The calls of the last 24 hours. */
  readonly calls: readonly Pick<WeatherCallView, 'id' | 'date' | 'kind' | 'calledAt' | 'recalledAt'>[]
}

export interface WeatherCallView {
  readonly id: string
  readonly date: CalendarDate
  readonly kind: WeatherKind
  /** What its customers were told, with its blanks; null: the usual words. */
  readonly words: Text | null
  readonly calledAt: Date
  readonly recalledAt: Date | null
  /** Until when it can be recalled; null: that time is over, or it was recalled. */
  readonly recallUntil: Date | null
  readonly orders: readonly (WeatherOrder & { readonly state: 'told' | 'opened' | 'chosen' | 'recalled' })[]
}

/** As it stands in an address. */
export type AskedWeather = Readonly<Record<'day' | 'kind' | 'from' | 'to', string | null>>

export interface WeatherApi {
  plan(asked: AskedWeather): Promise<WeatherPlan>
  stop(
    staff: Staff,
    form: WeatherForm,
  ): Promise<WeatherDayOutcome | { ok: false; reason: Unavailable | 'form-invalid' | 'call-over' }>
  /** Null: there was no such call. */
  call(id: string): Promise<WeatherCallView | null>
  recall(staff: Staff, id: string): Promise<RecallResult | { ok: false; reason: Unavailable }>
}

type Unavailable = 'temporarily-unavailable' | 'actor-not-allowed'

export function createWeatherApi(
  store: Pick<Store, 'db' | 'content' | 'queue' | 'refresh' | 'tokenKey'>,
  now: () => Date,
): WeatherApi {
  const shown = (order: OrderToStop, day: CalendarDate, held: CalendarDate | null): WeatherOrder => ({
    id: order.id,
    reference: order.reference,
    version: order.version,
    status: order.status,
    paymentStatus: order.paymentStatus,
    slot: order.slot,
    portions: order.portions,
    total: order.total,
    name: order.name,
    phone: order.phone,
    hasMail: order.email !== '',
    lang: order.lang,
    sets: order.lines.map(({ name, units, unit }) => ({ name, units, unit })),
    held,
    until: addDays(day, changePolicyOf(order.termsVersion).postponeWithinDays),
    token: orderToken(store.tokenKey, order.reference),
  })
  return {
    async plan(asked) {
      const today = todayInHongKong(now())
      const wanted = parseCalendarDate(asked.day ?? '')
      const isDay = wanted && isStoppable(wanted, today)
      const date = isDay ? wanted : asked.day === null ? await nextDay(store.db, today) : today
      const { settings } = await store.content()
      const starts = settings.slots.map(({ from }) => from)
      // A range chosen backwards is the same range.
      const [from = '', to = ''] = [slotOr(asked.from, starts, 0), slotOr(asked.to, starts, -1)].sort()
      const isWholeDay = from === starts.at(0) && to === starts.at(-1)
      const range = isWholeDay ? wholeDay : { from, to }
      const { movable, others } = await planWeatherDay(store, { date, ...range })
      return {
        ...{ call: crypto.randomUUID(), today, date, from, to, isWholeDay, slots: settings.slots },
        kind: readWeatherKind(asked.kind) ?? weatherKinds[0],
        movable: movable.map((order) => shown(order, date, order.held)),
        calls: await callsSince(store.db, new Date(now().getTime() - 86_400_000)),
        others: others.map((order) => shown(order, date, null)),
      }
    },
    async stop({ id, name, role }, form) {
      if (!may(role, 'postpone')) return { ok: false, reason: 'actor-not-allowed' }
      const at = now()
      if (!isStoppable(form.date, todayInHongKong(at))) return { ok: false, reason: 'form-invalid' }
      return stopDay(store, { ...form, by: { id, name } }, at)
    },
    async call(id) {
      const found = await callWithOrders(store.db, id)
      if (!found) return null
      const { call, orders } = found
      const until = new Date(call.calledAt.getTime() + recallableFor)
      const { date, kind, words, calledAt, recalledAt } = call
      return {
        ...{ id, date, kind, words, calledAt, recalledAt },
        recallUntil: call.recalledAt === null && now() < until ? until : null,
        orders: orders.map((order) => ({
          ...shown(order, call.date, order.date),
          state: stateOf(order),
        })),
      }
    },
    async recall({ id, name, role }, callId) {
      if (!may(role, 'postpone')) return { ok: false, reason: 'actor-not-allowed' }
      return recallDay(store, callId, { id, name }, now())
    },
  }
}

/** Without a day in the address: the next one with orders, soon enough for a forecast; otherwise today. */
async function nextDay(db: Store['db'], today: CalendarDate): Promise<CalendarDate> {
  const [next] = await daySummaries(db, { from: today, to: addDays(today, forecastDays) }, false)
  return next?.date ?? today
}

function slotOr(asked: string | null, starts: readonly string[], place: number): string {
  return starts.find((start) => start === asked) ?? starts.at(place) ?? ''
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
