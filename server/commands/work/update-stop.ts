import { eq } from 'drizzle-orm'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { Actor } from '#domain/placed/order-verbs.ts'
import { decideStep } from '#domain/placed/staff-decisions.ts'
import { type StopState, stopAfter } from '#domain/staff/day/stop-state.ts'
import type { StopUpdate } from '#domain/staff/day/stop-update.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { type ChangeResult, changeOrder } from '#server/commands/orders/change-order.ts'
import { lockOrder } from '#server/db/orders/lock-order.ts'
import { inStateSince, lastEventAt, loadMoveAwayTime } from '#server/db/orders/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { errorCode, isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { findRun, runsOf, saveLeaving } from '#server/db/work/runs.ts'
import {
  addWorkEvent,
  findUpdate,
  type KnownUpdate,
  type NewWorkEvent,
  stopEventsOf,
} from '#server/db/work/work-events.ts'
import { mayUpdateStop, type UpdatedRun } from './may-update-stop.ts'
import { reopenStop } from './reopen-stop.ts'

export type StopResult =
  | 'saved'
  /** The run belongs to another driver or does not exist any more. */
  | 'not-theirs'
  /** Somebody else changed the order's status meanwhile. */
  | 'not-possible'
  | 'temporarily-unavailable'

type StopStore = Pick<Store, 'db' | 'queue'>

/**
 * Uses the time of the tap; a resent update changes nothing. Never throws because of input or an outage of the
 * database.
 */
export async function updateStop(
  store: StopStore,
  by: StaffMember,
  update: StopUpdate,
  now: Date,
): Promise<StopResult> {
  try {
    const earlier = await findUpdate(store.db, update.key)
    if (earlier && update.verb !== 'leave') return 'saved'
    const run = await findRun(
      store.db,
      update.verb === 'leave' ? { runId: update.of } : { orderId: update.of },
    )
    // Saved updates stay, even if the run has another driver now.
    if (!run || !(await mayUpdateStop(store, by, run, update))) return earlier ? 'saved' : 'not-theirs'
    if (update.verb !== 'leave' && (await hadMovedAway(store, update.of, run, update))) return 'not-possible'
    const result =
      update.verb === 'leave'
        ? await leave(store, by, run, update, earlier, now)
        : await atDoor(store, by, run, update, now)
    // The other call of the same update was faster.
    return result === 'not-possible' && (await findUpdate(store.db, update.key)) ? 'saved' : result
  } catch (error) {
    if (errorCode(error) === '23505') return 'saved'
    if (isOutage(error)) return 'temporarily-unavailable'
    throw error
  }
}

/** A moved order stays on its old run until that day's runs are planned again. */
async function hadMovedAway(
  { db }: StopStore,
  orderId: number,
  { date }: UpdatedRun,
  { at }: StopUpdate,
): Promise<boolean> {
  const movedAt = await loadMoveAwayTime(db, orderId, date)
  return movedAt !== null && movedAt < at
}

/**
 * Orders that became ready after the tap are still in the kitchen.
 * @param earlier whether the update was sent before; the orders that an outage left are then sent out
 */
async function leave(
  store: StopStore,
  by: StaffMember,
  run: UpdatedRun,
  update: StopUpdate,
  earlier: KnownUpdate | null,
  now: Date,
): Promise<StopResult> {
  const stops = (await runsOf(store.db, run.date)).find(({ id }) => id === run.id)?.stops ?? []
  let remaining = 0
  for (const orderId of stops) {
    const readySince = await inStateSince(store.db, orderId, 'ready')
    if (!readySince || readySince > update.at || (await hadMovedAway(store, orderId, run, update))) continue
    // The key identifies a repeated update.
    const key = remaining === 0 && !earlier ? update.key : null
    const result = await step(
      store,
      by,
      'send-out',
      orderId,
      update,
      eventOf(by, run, { ...update, key }, orderId, now),
    )
    if (result === 'temporarily-unavailable') return result
    if (result === 'saved') remaining += 1
  }
  if (remaining === 0 && !earlier) return 'not-possible'
  await saveLeaving(store.db, run.id, update.at)
  return 'saved'
}

const possibleFrom: Readonly<Record<'problem' | 'correct' | 'take-back', readonly StopState['kind'][]>> = {
  problem: ['open', 'problem'],
  correct: ['handed-over'],
  'take-back': ['problem'],
}

async function atDoor(
  store: StopStore,
  by: StaffMember,
  run: UpdatedRun,
  update: StopUpdate,
  now: Date,
): Promise<StopResult> {
  const event = eventOf(by, run, update, update.of, now)
  if (update.verb === 'hand-over') {
    const reopenedAt = await lastEventAt(store.db, update.of, 'reopen')
    if (reopenedAt && reopenedAt > update.at) return 'not-possible'
    if ((await statusOf(store, update.of)) === 'ready') {
      const remaining = await step(store, by, 'send-out', update.of, update, null)
      if (remaining !== 'saved') return remaining
    }
    return step(store, by, 'hand-over', update.of, update, event)
  }
  const { verb, of: orderId } = update
  if (verb === 'reopen') return resultOf(await reopenStop(store, actorOf(by), orderId, event))
  return store.db.transaction(async (tx) => {
    // The second of two simultaneous updates must see the first.
    await lockOrder(tx, orderId)
    const { state } = stopAfter((await stopEventsOf(tx, [orderId])).get(orderId) ?? [])
    if (verb !== 'leave' && !possibleFrom[verb].includes(state.kind)) return 'not-possible'
    await addWorkEvent(tx, event)
    return 'saved'
  })
}

async function step(
  store: StopStore,
  by: StaffMember,
  verb: 'send-out' | 'hand-over',
  orderId: number,
  update: StopUpdate,
  event: NewWorkEvent | null,
): Promise<StopResult> {
  const result = await changeOrder(
    store,
    { orderId, expectedVersion: null },
    {
      verb,
      actor: actorOf(by),
      note: verb === 'hand-over' ? update.subject : '',
      decide: (order) => decideStep(verb, order),
      save: async (tx) => {
        if (event) await addWorkEvent(tx, event)
      },
    },
    update.at,
  )
  return resultOf(result)
}

const actorOf = ({ name, id }: StaffMember): Actor => ({ kind: 'staff', name, id })

function resultOf(result: ChangeResult<unknown>): StopResult {
  if (result.ok) return 'saved'
  return result.reason === 'temporarily-unavailable' ? 'temporarily-unavailable' : 'not-possible'
}

async function statusOf({ db }: StopStore, orderId: number): Promise<OrderStatus | null> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))
  return order?.status ?? null
}

function eventOf(
  by: StaffMember,
  run: UpdatedRun,
  { key, verb, at, subject, note }: Omit<StopUpdate, 'key' | 'of'> & { readonly key: string | null },
  orderId: number,
  now: Date,
): NewWorkEvent & { readonly note: string } {
  const eventRow = { key, date: run.date, orderId, verb, at, receivedAt: now, subject, note }
  return { ...eventRow, actorId: by.id, actorName: by.name }
}
