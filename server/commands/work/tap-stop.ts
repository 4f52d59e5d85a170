import { eq } from 'drizzle-orm'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { Actor } from '#domain/placed/order-verbs.ts'
import { decideStep } from '#domain/placed/staff-decisions.ts'
import { type StopState, stopAfter } from '#domain/staff/day/stop-state.ts'
import type { Tap } from '#domain/staff/day/stop-tap.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { type ChangeResult, changeOrder } from '#server/commands/orders/change-order.ts'
import { lockOrder } from '#server/db/orders/lock-order.ts'
import { inStateSince, lastEventAt, movedAwayAt } from '#server/db/orders/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { errorCode, isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { findRun, runsOf, saveLeaving } from '#server/db/work/runs.ts'
import {
  addWorkEvent,
  findTap,
  type KnownTap,
  type NewWorkEvent,
  stopTapsOf,
} from '#server/db/work/work-events.ts'
import { mayTap, type TappedRun } from './may-tap.ts'
import { reopenStop } from './reopen-stop.ts'

export type TapResult =
  | 'saved'
  /** The run belongs to another driver or does not exist any more. */
  | 'not-theirs'
  /** Somebody else changed the order's status meanwhile. */
  | 'not-possible'
  | 'temporarily-unavailable'

type TapStore = Pick<Store, 'db' | 'queue'>

/**
 * Uses the time of the tap; a resent update changes nothing. Never throws because of input or an outage of the
 * database.
 */
export async function tapStop(store: TapStore, by: StaffMember, tap: Tap, now: Date): Promise<TapResult> {
  try {
    const known = await findTap(store.db, tap.key)
    if (known && tap.verb !== 'leave') return 'saved'
    const run = await findRun(store.db, tap.verb === 'leave' ? { runId: tap.of } : { orderId: tap.of })
    // Saved updates stay, even if the run has another driver now.
    if (!run || !(await mayTap(store, by, run, tap))) return known ? 'saved' : 'not-theirs'
    if (tap.verb !== 'leave' && (await hadMovedAway(store, tap.of, run, tap))) return 'not-possible'
    const result =
      tap.verb === 'leave'
        ? await leave(store, by, run, tap, known, now)
        : await atDoor(store, by, run, tap, now)
    // The other call of the same update was faster.
    return result === 'not-possible' && (await findTap(store.db, tap.key)) ? 'saved' : result
  } catch (error) {
    if (errorCode(error) === '23505') return 'saved'
    if (isOutage(error)) return 'temporarily-unavailable'
    throw error
  }
}

/** A moved order stays on its old run until that day's runs are planned again. */
async function hadMovedAway(
  { db }: TapStore,
  orderId: number,
  { date }: TappedRun,
  { at }: Tap,
): Promise<boolean> {
  const movedAt = await movedAwayAt(db, orderId, date)
  return movedAt !== null && movedAt < at
}

/**
 * Orders that became ready after the tap are still in the kitchen.
 * @param known whether the update was sent before; the orders that an outage left are then sent out
 */
async function leave(
  store: TapStore,
  by: StaffMember,
  run: TappedRun,
  tap: Tap,
  known: KnownTap | null,
  now: Date,
): Promise<TapResult> {
  const stops = (await runsOf(store.db, run.date)).find(({ id }) => id === run.id)?.stops ?? []
  let left = 0
  for (const orderId of stops) {
    const readySince = await inStateSince(store.db, orderId, 'ready')
    if (!readySince || readySince > tap.at || (await hadMovedAway(store, orderId, run, tap))) continue
    // The key identifies a repeated update.
    const key = left === 0 && !known ? tap.key : null
    const sent = await step(
      store,
      by,
      'send-out',
      orderId,
      tap,
      eventOf(by, run, { ...tap, key }, orderId, now),
    )
    if (sent === 'temporarily-unavailable') return sent
    if (sent === 'saved') left += 1
  }
  if (left === 0 && !known) return 'not-possible'
  await saveLeaving(store.db, run.id, tap.at)
  return 'saved'
}

const possibleFrom: Readonly<Record<'problem' | 'correct' | 'take-back', readonly StopState['kind'][]>> = {
  problem: ['open', 'problem'],
  correct: ['handed-over'],
  'take-back': ['problem'],
}

async function atDoor(
  store: TapStore,
  by: StaffMember,
  run: TappedRun,
  tap: Tap,
  now: Date,
): Promise<TapResult> {
  const event = eventOf(by, run, tap, tap.of, now)
  if (tap.verb === 'hand-over') {
    const reopenedAt = await lastEventAt(store.db, tap.of, 'reopen')
    if (reopenedAt && reopenedAt > tap.at) return 'not-possible'
    if ((await statusOf(store, tap.of)) === 'ready') {
      const left = await step(store, by, 'send-out', tap.of, tap, null)
      if (left !== 'saved') return left
    }
    return step(store, by, 'hand-over', tap.of, tap, event)
  }
  const { verb, of: orderId } = tap
  if (verb === 'reopen') return resultOf(await reopenStop(store, actorOf(by), orderId, event))
  return store.db.transaction(async (tx) => {
    // The second of two simultaneous updates must see the first.
    await lockOrder(tx, orderId)
    const { state } = stopAfter((await stopTapsOf(tx, [orderId])).get(orderId) ?? [])
    if (verb !== 'leave' && !possibleFrom[verb].includes(state.kind)) return 'not-possible'
    await addWorkEvent(tx, event)
    return 'saved'
  })
}

async function step(
  store: TapStore,
  by: StaffMember,
  verb: 'send-out' | 'hand-over',
  orderId: number,
  tap: Tap,
  event: NewWorkEvent | null,
): Promise<TapResult> {
  const result = await changeOrder(
    store,
    { orderId, expectedVersion: null },
    {
      verb,
      actor: actorOf(by),
      note: verb === 'hand-over' ? tap.subject : '',
      decide: (order) => decideStep(verb, order),
      save: async (tx) => {
        if (event) await addWorkEvent(tx, event)
      },
    },
    tap.at,
  )
  return resultOf(result)
}

const actorOf = ({ name, id }: StaffMember): Actor => ({ kind: 'staff', name, id })

function resultOf(result: ChangeResult<unknown>): TapResult {
  if (result.ok) return 'saved'
  return result.reason === 'temporarily-unavailable' ? 'temporarily-unavailable' : 'not-possible'
}

async function statusOf({ db }: TapStore, orderId: number): Promise<OrderStatus | null> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))
  return order?.status ?? null
}

function eventOf(
  by: StaffMember,
  run: TappedRun,
  { key, verb, at, subject, note }: Omit<Tap, 'key' | 'of'> & { readonly key: string | null },
  orderId: number,
  now: Date,
): NewWorkEvent & { readonly note: string } {
  const done = { key, date: run.date, orderId, verb, at, receivedAt: now, subject, note }
  return { ...done, actorId: by.id, actorName: by.name }
}
