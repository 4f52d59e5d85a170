/** A stop's state from its updates in time order, whether sent or not. */
import type { WorkVerb } from '#domain/staff/work-verbs.ts'

/** Texts are in content/staff/day/runs.ts. */
export const stopProblems = [
  'nobody-there',
  'wrong-address',
  'no-access',
  'damaged',
  'refused',
  'other',
] as const

export type StopProblem = (typeof stopProblems)[number]

export interface StopEvent {
  /** `return` means undelivered food, so the next delivery starts afresh. */
  readonly verb: WorkVerb | 'return'
  /** Time of the update, not of its arrival. */
  readonly at: Date
  readonly by: string
  /** The subject is the recipient, or the kind of problem. */
  readonly subject: string
  readonly note: string
}

export type StopState =
  | { readonly kind: 'open' }
  | { readonly kind: 'handed-over'; readonly at: Date; readonly by: string; readonly to: string }
  | {
      readonly kind: 'problem'
      readonly at: Date
      readonly by: string
      readonly problem: StopProblem
      readonly note: string
    }

export interface Stop {
  readonly state: StopState
  /** The order is in the kitchen while null. */
  readonly leftAt: Date | null
}

const atKitchen: Stop = { state: { kind: 'open' }, leftAt: null }

export function stopAfter(updates: readonly StopEvent[], start: Stop = atKitchen): Stop {
  return updates.reduce(afterTap, start)
}

function afterTap(stop: Stop, { verb, at, by, subject, note }: StopEvent): Stop {
  switch (verb) {
    case 'leave':
      return { ...stop, leftAt: stop.leftAt ?? at }
    case 'hand-over':
      return { leftAt: stop.leftAt ?? at, state: { kind: 'handed-over', at, by, to: subject } }
    case 'correct':
      return stop.state.kind === 'handed-over' ? { ...stop, state: { ...stop.state, to: subject } } : stop
    case 'reopen':
    case 'take-back':
      return { ...stop, state: { kind: 'open' } }
    case 'return':
      return atKitchen
    case 'problem': {
      const problem = stopProblems.find((each) => each === subject) ?? 'other'
      return { ...stop, state: { kind: 'problem', at, by, problem, note } }
    }
    default:
      return stop
  }
}
