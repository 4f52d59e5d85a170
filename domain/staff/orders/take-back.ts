/** The person who took a step may undo it for seconds, unless something else happens. */
import { weatherLetterWaits } from '#domain/delivery/weather.ts'
import { actionRefusal } from '#domain/placed/order-actions.ts'
import { type Decision, type OrderSituation, refusing } from '#domain/placed/order-situation.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { ActorKind, OrderVerb } from '#domain/placed/order-verbs.ts'
import { stepVerbs } from './next-step.ts'

/** Milliseconds; includes time for a late click to arrive. */
export const acceptedFor = 15_000

/** Milliseconds; letters wait so that undone steps are not reported. */
export const letterWaits = 20_000

/** Other steps ask for confirmation or move money. */
const takenBack: readonly OrderVerb[] = [...stepVerbs, 'postpone']

export interface LastEvent {
  readonly verb: OrderVerb
  readonly actor: ActorKind
  /** Actors without an account have no id. */
  readonly actorId: string | null
  readonly at: Date
  readonly statusBefore: OrderStatus | null
  /** The customer was told this new fee. */
  readonly amount: number | null
  /** The value is null if the day stayed. */
  readonly moved: object | null
}

type Step = Pick<LastEvent, 'verb' | 'actor' | 'amount' | 'moved'>

/** Weather moves are undone by day (staff/day/weather-move.ts). */
export function canBeTakenBack({ verb, actor, amount, moved }: Step): boolean {
  return actor === 'staff' && takenBack.includes(verb) && amount === null && moved === null
}

export function letterWaitMs(step: Step): number {
  if (step.verb === 'postpone' && step.moved !== null) return weatherLetterWaits
  return canBeTakenBack(step) ? letterWaits : 0
}

/** @param last the order's newest event */
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

/** Removes undone steps and corrected deliveries from the customer's history. */
export function withoutTakenBack<Event extends { readonly verb: OrderVerb }>(
  events: readonly Event[],
): readonly Event[] {
  const views: Event[] = []
  for (const event of events) {
    if (event.verb === 'take-back') views.pop()
    else if (event.verb !== 'reopen') views.push(event)
    else {
      const mistake = views.findLastIndex(({ verb }) => verb === 'hand-over')
      if (mistake >= 0) views.splice(mistake, 1)
    }
  }
  return views
}

export const undoOfferMs = 10_000
