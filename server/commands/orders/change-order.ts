import type { ChangeRefusal, OrderChange, OrderSituation, Refusing } from '#domain/placed/order-situation.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import { isCalledOff } from '#domain/placed/order-status.ts'
import type { Actor, OrderVerb } from '#domain/placed/order-verbs.ts'
import type { Refusal } from '#domain/refusals.ts'
import { isCallingOff, readRefundNote } from '#domain/staff/orders/refund-reason.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { lastNoteOf } from '#server/db/orders/order-events.ts'
import { lockSituation } from '#server/db/orders/order-situations.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { writeChange } from './write-change.ts'

export interface ChangeTarget {
  readonly orderId: number
  /** Null accepts any version. */
  readonly expectedVersion: number | null
}

export interface ChangeStep<Reason> {
  readonly verb: OrderVerb
  readonly actor: Actor
  /** The note is empty where the verb is sufficient. */
  readonly note: string
  readonly decide: (
    order: OrderSituation,
    tx: Transaction,
  ) => Outcome<OrderChange, Reason> | Promise<Outcome<OrderChange, Reason>>
  /** Returning true makes a repeated call succeed. */
  readonly isDone?: (tx: Transaction) => Promise<boolean>
  readonly save?: (tx: Transaction) => Promise<void>
}

type Outcome<Value, Reason> = { readonly ok: true; readonly value: Value } | Refusing<Reason>

type CommonReason = Extract<
  ChangeRefusal,
  'order-unknown' | 'order-changed-meanwhile' | 'temporarily-unavailable'
>

export type ChangeResult<Reason = ChangeRefusal | Refusal> = Outcome<
  { readonly version: number },
  Reason | CommonReason
>

/**
 * The shared transaction of all order commands. The second of two people who saw the same version is refused. Never
 * throws because of input or an outage of the database.
 */
export async function changeOrder<Reason>(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  { orderId, expectedVersion }: ChangeTarget,
  { verb, actor, note, decide, isDone, save }: ChangeStep<Reason>,
  now: Date,
): Promise<ChangeResult<Reason>> {
  return refuseInOutage(() =>
    db.transaction(async (tx): Promise<ChangeResult<Reason>> => {
      const before = await lockSituation(tx, orderId, now)
      if (!before) return refusing('order-unknown')
      if (await isDone?.(tx)) return { ok: true, value: { version: before.version } }
      if (expectedVersion !== null && expectedVersion !== before.version)
        return refusing('order-changed-meanwhile')
      const decision = await decide(before, tx)
      if (!decision.ok) return decision
      await save?.(tx)
      const change = await dropPendingRefundRequest(tx, orderId, before, decision.value)
      const fullChange = { ...change, verb, actor, note }
      return { ok: true, value: { version: await writeChange(tx, queue, orderId, before, fullChange, now) } }
    }),
  )
}

/** A cancelled order needs no decision on a refund request. */
async function dropPendingRefundRequest(
  tx: Transaction,
  orderId: number,
  { refundAsked }: OrderSituation,
  change: OrderChange,
): Promise<OrderChange> {
  const { status } = change.set
  if (refundAsked === null || !status || !isCalledOff(status)) return change
  const note = readRefundNote(await lastNoteOf(tx, orderId, 'ask-refund'))
  if (!note || !isCallingOff(note.reason)) return change
  return { ...change, set: { ...change.set, refundAsked: null } }
}
