/** The orders move to reserved days (docs/decisions/0040). */
import { and, eq, isNull } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { type OrderSituation, type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { SlotRange } from '#domain/staff/day/weather-form.ts'
import { decideWeatherMove } from '#domain/staff/day/weather-move.ts'
import type { Text } from '#domain/text.ts'
import { type ChangeResult, changeOrder } from '#server/commands/orders/change-order.ts'
import { setsOfOrder, whereThereIsRoom } from '#server/commands/orders/steps/slot-room.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { lockDay } from '#server/db/orders/slot-places.ts'
import { alertOf } from '#server/db/orders/weather-orders.ts'
import { weatherAlerts, weatherCalls, weatherMoves } from '#server/db/schema/weather.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'
import { showAtOnce } from './show-at-once.ts'
import { closeSlots } from './steps/stopped-slots.ts'

export interface WeatherDayCall {
  /** The form's key; a repeated call changes nothing. */
  readonly id: string
  readonly date: CalendarDate
  readonly kind: WeatherKind
  /** Null stops the complete day. */
  readonly slots: SlotRange | null
  readonly by: NamedPerson
  /** The text contains placeholders; null for the default message. */
  readonly words: Text | null
  readonly moves: readonly WeatherMove[]
}

export interface WeatherMove {
  readonly orderId: number
  readonly version: number
  readonly to: CalendarDate
}

type WhyNot = Extract<ChangeResult, { ok: false }>['reason']

export interface WeatherDayOutcome {
  readonly ok: true
  readonly movedCount: number
  readonly remainingOrders: readonly { readonly orderId: number; readonly why: WhyNot }[]
}

/**
 * Each order has its own transaction. Stopping a complete day also declares its weather, so that customers change free
 * of charge (decisions 25). The same call continues after an outage.
 */
export async function stopDay(
  store: Pick<Store, 'db' | 'queue' | 'content' | 'refresh'>,
  call: WeatherDayCall,
  now: Date,
): Promise<WeatherDayOutcome | Refusing<'temporarily-unavailable' | 'call-over'>> {
  return refuseInOutage(async () => {
    const { settings } = (await store.content()).rules
    if (!(await declare(store.db, call, settings, now))) return refusing('call-over')
    await showAtOnce(store.refresh)
    const remainingOrders: WeatherDayOutcome['remainingOrders'][number][] = []
    for (const move of call.moves) {
      const result = await moveOne(store, call, move, now)
      if (!result.ok && result.reason !== 'nothing-changes')
        remainingOrders.push({ orderId: move.orderId, why: result.reason })
    }
    return { ok: true, movedCount: call.moves.length - remainingOrders.length, remainingOrders }
  })
}

/** @returns false if the stop was undone or is of another day */
function declare(
  db: Store['db'],
  { id, date, kind, slots, words, by }: WeatherDayCall,
  settings: Pick<Settings, 'slots'>,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Waits for orders that are being written.
    await lockDay(tx, date)
    const first = await tx
      .insert(weatherCalls)
      .values({ id, date, kind, isWholeDay: slots === null, words, calledAt: now })
      .onConflictDoNothing()
      .returning({ id: weatherCalls.id })
    if (first.length === 0) return isStanding(tx, id, date)
    const alert = { date, kind, declaredAt: now, declaredBy: by.name }
    // An alert belongs to the stop that declared it.
    if (slots === null)
      await tx
        .insert(weatherAlerts)
        .values(alert)
        .onConflictDoUpdate({ target: weatherAlerts.date, set: { kind } })
    else {
      const stoppedSlots = settings.slots.map(({ from }) => from).filter((slot) => isWithin(slot, slots))
      const closedSlots = await closeSlots(tx, { date, kind, by }, stoppedSlots, now)
      await tx.update(weatherCalls).set({ closedSlots }).where(eq(weatherCalls.id, id))
    }
    const subject = { id: null, name: date }
    await addStaffEvent(tx, { verb: 'stop-day', actor: by, subject, after: kind }, now)
    return true
  })
}

const isWithin = (slot: string, { from, to }: SlotRange) => from <= slot && slot <= to

/** Locks the stop until the transaction ends. */
async function isStanding(tx: Transaction, id: string, date: CalendarDate): Promise<boolean> {
  const ofDay = and(eq(weatherCalls.id, id), eq(weatherCalls.date, date), isNull(weatherCalls.recalledAt))
  const matches = await tx.select({ id: weatherCalls.id }).from(weatherCalls).where(ofDay).for('share')
  return matches.length > 0
}

async function moveOne(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  { id: callId, date, kind, by }: WeatherDayCall,
  { orderId, version, to }: WeatherMove,
  now: Date,
): Promise<ChangeResult> {
  const { rules: orderRules } = await store.content()
  const decide = async (order: OrderSituation, tx: Transaction) => {
    if (await isMoved(tx, orderId, callId)) return refusing('nothing-changes' as const)
    // Somebody may undo the stop meanwhile.
    if (!(await isStanding(tx, callId, date))) return refusing('order-changed-meanwhile' as const)
    if (order.version !== version || order.dueDate !== date)
      return refusing('order-changed-meanwhile' as const)
    if (await alertOf(tx, to)) return refusing(refusal('date-closed', 'date', { date: to, nearest: null }))
    const decision = decideWeatherMove(order, kind, to, orderRules.settings, now)
    const rules = { exceeds: [], sets: setsOfOrder(tx, orderId, orderRules) }
    return whereThereIsRoom(tx, orderId, order, decision, rules, now)
  }
  const save = async (tx: Transaction) => {
    await tx.insert(weatherMoves).values({ orderId, callId, movedAt: now })
  }
  const actor = { kind: 'staff', ...by } as const
  const target = { orderId, expectedVersion: null }
  return changeOrder(store, target, { verb: 'postpone', actor, note: '', decide, save }, now)
}

async function isMoved(tx: Transaction, orderId: number, callId: string): Promise<boolean> {
  const matches = await tx
    .select({ orderId: weatherMoves.orderId })
    .from(weatherMoves)
    .where(and(eq(weatherMoves.orderId, orderId), eq(weatherMoves.callId, callId)))
  return matches.length > 0
}
