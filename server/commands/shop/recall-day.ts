import { and, asc, eq, isNull } from 'drizzle-orm'
import { recallAcceptedFor } from '#domain/delivery/weather.ts'
import { type OrderSituation, type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { decideRecall } from '#domain/staff/day/weather-move.ts'
import { type ChangeResult, changeOrder } from '#server/commands/orders/change-order.ts'
import { setsOfOrder, whereThereIsRoom } from '#server/commands/orders/steps/slot-room.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { lastEvent } from '#server/db/orders/order-events.ts'
import { lockDay } from '#server/db/orders/slot-places.ts'
import { weatherAlerts, weatherCalls, weatherMoves } from '#server/db/schema/weather.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'
import { showAtOnce } from './show-at-once.ts'
import { openSlots } from './steps/stopped-slots.ts'

type WeatherCallRow = typeof weatherCalls.$inferSelect

export type RecallResult =
  | { readonly ok: true; readonly recalledCount: number; readonly remainingCount: number }
  | Refusing<'call-unknown' | 'too-late-to-take-back' | 'temporarily-unavailable'>

/**
 * An order stays on its new day if its customer opened its page, if it changed since, or if its old slot is full. A
 * repeated call continues after an outage.
 */
export async function recallDay(
  store: Pick<Store, 'db' | 'queue' | 'content' | 'refresh'>,
  callId: string,
  by: NamedPerson,
  now: Date,
): Promise<RecallResult> {
  return refuseInOutage(async () => {
    const [call] = await store.db.select().from(weatherCalls).where(eq(weatherCalls.id, callId))
    if (!call) return refusing('call-unknown')
    if (now.getTime() - call.calledAt.getTime() > recallAcceptedFor) return refusing('too-late-to-take-back')
    const moves = await store.db
      .select({ orderId: weatherMoves.orderId })
      .from(weatherMoves)
      .where(and(eq(weatherMoves.callId, callId), isNull(weatherMoves.recalledAt)))
    let restoredCount = 0
    for (const { orderId } of moves) {
      const result = await recallOne(store, orderId, callId, by, now)
      if (result.ok) restoredCount += 1
      // The stop remains, so that the next press continues.
      else if (result.reason === 'temporarily-unavailable') return refusing(result.reason)
    }
    await closeCall(store.db, call, by, now)
    await showAtOnce(store.refresh)
    return { ok: true, recalledCount: restoredCount, remainingCount: moves.length - restoredCount }
  })
}

async function recallOne(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  orderId: number,
  callId: string,
  by: NamedPerson,
  now: Date,
): Promise<ChangeResult> {
  const { rules } = await store.content()
  const move = and(eq(weatherMoves.orderId, orderId), eq(weatherMoves.callId, callId))
  const decide = async (order: OrderSituation, tx: Transaction) => {
    const [row] = await tx.select().from(weatherMoves).where(move).for('update')
    if (!row || row.recalledAt) return refusing('nothing-to-take-back' as const)
    // A sent order link does not change the order.
    const last = await lastEvent(tx, orderId, 'send-link')
    const decision = decideRecall(order, last, row, rules.settings, now)
    const room = { sets: setsOfOrder(tx, orderId, rules), exceeds: ['day-closed', 'slot-closed'] } as const
    return whereThereIsRoom(tx, orderId, order, decision, room, now)
  }
  const save = async (tx: Transaction) => {
    await tx.update(weatherMoves).set({ recalledAt: now }).where(move)
  }
  const actor = { kind: 'staff', ...by } as const
  const target = { orderId, expectedVersion: null }
  return changeOrder(store, target, { verb: 'take-back', actor, note: '', decide, save }, now)
}

/** Slots reopen unless another stop covers them. */
function closeCall(
  db: Store['db'],
  { id, date, kind, closedSlots, calledAt }: WeatherCallRow,
  by: NamedPerson,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockDay(tx, date)
    const callRows = await tx
      .update(weatherCalls)
      .set({ recalledAt: now })
      .where(and(eq(weatherCalls.id, id), isNull(weatherCalls.recalledAt)))
      .returning({ id: weatherCalls.id })
    if (callRows.length === 0) return
    await endAlert(tx, date, calledAt)
    await openSlots(tx, { date, kind, by }, closedSlots, now)
    const subject = { id: null, name: date }
    await addStaffEvent(tx, { verb: 'recall-day', actor: by, subject, before: kind }, now)
  })
}

/** The alert takes the kind of the last remaining stop and the time of the first, or ends. */
async function endAlert(
  tx: Transaction,
  date: WeatherCallRow['date'],
  declaredAt: WeatherCallRow['calledAt'],
): Promise<void> {
  const ofDay = eq(weatherAlerts.date, date)
  const sQL = and(ofDay, eq(weatherAlerts.declaredAt, declaredAt))
  await tx.select({ kind: weatherAlerts.kind }).from(weatherAlerts).where(ofDay).for('update')
  const standing = await tx
    .select({ kind: weatherCalls.kind, declaredAt: weatherCalls.calledAt })
    .from(weatherCalls)
    .where(
      and(eq(weatherCalls.date, date), eq(weatherCalls.isWholeDay, true), isNull(weatherCalls.recalledAt)),
    )
    .orderBy(asc(weatherCalls.calledAt))
  const [first, last] = [standing.at(0), standing.at(-1)]
  if (first && last) {
    await tx.update(weatherAlerts).set({ kind: last.kind }).where(ofDay)
    await tx.update(weatherAlerts).set({ declaredAt: first.declaredAt }).where(sQL)
  } else await tx.delete(weatherAlerts).where(sQL)
}
