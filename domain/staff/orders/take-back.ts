/** Whoever took a step by mistake may take it back for a few seconds, until something else happens to the order. */
import { weatherLetterWaits } from '#domain/delivery/weather.ts'
import { actionRefusal } from '#domain/placed/order-actions.ts'
import { type Decision, type OrderSituation, refusing } from '#domain/placed/order-situation.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { ActorKind, OrderVerb } from '#domain/placed/order-verbs.ts'
import { stepVerbs } from './next-step.ts'

/** A tap in the last moment still has to arrive. Milliseconds. */
export const acceptedFor = 15_000

/** Letters about a step are written after that: one that was taken back is never told. Milliseconds. */
export const letterWaits = 20_000

/** The steps that can be taken back. Others ask before they are done, or move money. */
const takenBack: readonly OrderVerb[] = [...stepVerbs, 'postpone']

export interface LastEvent {
  readonly verb: OrderVerb
  readonly actor: ActorKind
  /** Null: done by somebody without an account. */
  readonly actorId: string | null
  readonly at: Date
  readonly statusBefore: OrderStatus | null
  /** A fee that arose, of which the customer was told. */
  readonly amount: number | null
  /** Where the order went to another day; null: it stayed. */
  readonly moved: object | null
}

type Step = Pick<LastEvent, 'verb' | 'actor' | 'amount' | 'moved'>

/** What the weather moved is recalled with all of its day (staff/day/weather-move.ts). */
export function canBeTakenBack({ verb, actor, amount, moved }: Step): boolean {
  return actor === 'staff' && takenBack.includes(verb) && amount === null && moved === null
}

/** How long letters about a step wait, so that one that was taken back is never told. Milliseconds. */
export function letterWaitOf(step: Step): number {
  if (step.verb === 'postpone' && step.moved !== null) return weatherLetterWaits
  return canBeTakenBack(step) ? letterWaits : 0
}

/** @param last the newest event of the order */
export function decideTakeBack(
  order: OrderSituation,
  last: LastEvent | null,
  staffId: string,
  now: Date,
): Decision {
  if (!last?.statusBefore || !canBeTakenBack(last)) return refusing('nothing-to-take-back')
  if (last.actorId !== staffId) return refusing('actor-not-allowed')
  if (now.getTime() - last.at.getTime() > acceptedFor) return refusing('too-late-to-take-back')
  const reason = actionRefusal('take-back', 'staff', order.status)
  return reason ? refusing(reason) : { ok: true, value: { set: { status: last.statusBefore } } }
}

/**
 * A trail as the customer reads it: without the steps that were taken back, and without a hand-over that was corrected,
 * whatever else happened since.
 */
export function withoutTakenBack<Event extends { readonly verb: OrderVerb }>(
  events: readonly Event[],
): readonly Event[] {
  const shown: Event[] = []
  for (const event of events) {
    if (event.verb === 'take-back') shown.pop()
    else if (event.verb !== 'reopen') shown.push(event)
    else {
      const mistake = shown.findLastIndex(({ verb }) => verb === 'hand-over')
      if (mistake >= 0) shown.splice(mistake, 1)
    }
  }
  return shown
}

/** How long a step that may be a slip is offered to be taken back. Milliseconds. */
export const offeredFor = 10_000
