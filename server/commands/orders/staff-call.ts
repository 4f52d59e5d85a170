/** The steps that every command of staff on an order shares: their limits, the room in the slot, and who did it. */
import { withAnswer } from '#domain/grant-refund.ts'
import type { Bound } from '#domain/order-bounds.ts'
import { type ChangeRefusal, refusing } from '#domain/order-situation.ts'
import type { Actor, OrderVerb } from '#domain/order-verbs.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Store } from '#server/db/store/store.ts'
import { type ChangeResult, type ChangeStep, type ChangeTarget, changeOrder } from './change-order.ts'
import { countGivenBack, type GivingBack } from './give-back-limit.ts'
import { setsOfOrder, whereThereIsRoom } from './slot-room.ts'

export interface StaffCall extends ChangeTarget {
  /** The caller's name or role. */
  readonly by: string
  /** The caller's account; absent: a terminal on the company's own server. */
  readonly byId?: string
  /** What the call gives back to the customer, where the caller's role has a limit. */
  readonly givingBack?: GivingBack | undefined
  /** Whether the caller may answer what the owner was asked; absent: not. */
  readonly mayAnswerAsks?: boolean
  /** Why; empty where the verb says it all. */
  readonly note: string
  /** The bounds that are exceeded on purpose; absent: none. */
  readonly exceeds?: readonly Bound[]
}

export type StaffStore = Pick<Store, 'db' | 'queue' | 'content'>

/** The steps of every command of staff, with their limits and the room in a slot. */
export async function act(
  store: StaffStore,
  call: StaffCall,
  verb: OrderVerb,
  step: Pick<ChangeStep<ChangeRefusal | Refusal>, 'decide' | 'isDone' | 'save'>,
  now: Date,
): Promise<ChangeResult> {
  const { note, givingBack, mayAnswerAsks = false, exceeds = [] } = call
  const { facts } = await store.content()
  const decide: typeof step.decide = async (order, tx) => {
    const decided = await step.decide(order, tx)
    const sets = setsOfOrder(tx, call.orderId, facts)
    const decision = await whereThereIsRoom(tx, call.orderId, order, decided, { exceeds, sets }, now)
    if (!decision.ok) return decision
    const change = mayAnswerAsks ? withAnswer(decision.value) : decision.value
    if (!givingBack) return { ok: true, value: change }
    const givenBack = await countGivenBack(tx, call.orderId, order, givingBack, now)
    return givenBack === null ? refusing('over-own-limit') : { ok: true, value: { ...change, givenBack } }
  }
  return changeOrder(store, call, { ...step, decide, verb, actor: actorOf(call), note }, now)
}

export function actorOf({ by, byId }: StaffCall): Actor {
  return { kind: 'staff', name: by, id: byId ?? null }
}
