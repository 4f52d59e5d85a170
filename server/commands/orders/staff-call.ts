import type { Bound } from '#domain/ordering/order-bounds.ts'
import { withAnswer } from '#domain/payment/grant-refund.ts'
import {
  type ChangeRefusal,
  type OrderSituation,
  type Refusing,
  refusing,
} from '#domain/placed/order-situation.ts'
import type { Actor, OrderVerb } from '#domain/placed/order-verbs.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { type ChangeResult, type ChangeStep, type ChangeTarget, changeOrder } from './change-order.ts'
import { countGivenBack, type GivingBack } from './steps/give-back-limit.ts'
import { type RoomRules, type StepDecision, setsOfOrder, whereThereIsRoom } from './steps/slot-room.ts'

export interface StaffCall extends ChangeTarget {
  /** The text is the caller's name or role. */
  readonly by: string
  /** Absent when the demo fills a day. */
  readonly byId?: string
  readonly givingBack?: GivingBack | undefined
  readonly mayAnswerAsks?: boolean
  /** The note is empty where the verb is sufficient. */
  readonly note: string
  /** Staff exceed these limits deliberately. */
  readonly exceeds?: readonly Bound[]
}

export type StaffStore = Pick<Store, 'db' | 'queue' | 'content'>

export async function act(
  store: StaffStore,
  call: StaffCall,
  verb: OrderVerb,
  step: Pick<ChangeStep<ChangeRefusal | Refusal>, 'decide' | 'isDone' | 'save'>,
  now: Date,
): Promise<ChangeResult> {
  const { note, givingBack, mayAnswerAsks = false } = call
  const { rules } = await store.content()
  const decide: typeof step.decide = async (order, tx) => {
    const stepDecision = await step.decide(order, tx)
    const sets = setsOfOrder(tx, call.orderId, rules)
    const decision = await withinLimits(tx, call, order, stepDecision, { sets, givingBack }, now)
    return decision.ok && mayAnswerAsks ? { ok: true, value: withAnswer(decision.value) } : decision
  }
  return changeOrder(store, call, { ...step, decide, verb, actor: actorOf(call), note }, now)
}

interface Limits extends Pick<RoomRules, 'sets'> {
  /** Undefined for roles without a limit. */
  readonly givingBack: GivingBack | undefined
}

/** Refuses decisions beyond the slot's capacity, unless exceeded deliberately, or beyond the caller's refund limit. */
export async function withinLimits<Reason>(
  tx: Transaction,
  { orderId, exceeds = [] }: Pick<StaffCall, 'orderId' | 'exceeds'>,
  order: OrderSituation,
  stepDecision: StepDecision<Reason>,
  { sets, givingBack }: Limits,
  now: Date,
): Promise<StepDecision<Reason> | Refusing<Refusal | 'over-own-limit'>> {
  const decision = await whereThereIsRoom(tx, orderId, order, stepDecision, { exceeds, sets }, now)
  if (!decision.ok || !givingBack) return decision
  const givenBack = await countGivenBack(tx, orderId, order, givingBack, now)
  return givenBack === null
    ? refusing('over-own-limit')
    : { ok: true, value: { ...decision.value, givenBack } }
}

export function actorOf({ by, byId }: StaffCall): Actor {
  return { kind: 'staff', name: by, id: byId ?? null }
}
