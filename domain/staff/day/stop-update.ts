/** Stop updates may have waited on the phone for a connection. */
import { isTooLong, plainText } from '#domain/free-text.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { isIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import type { WorkVerb } from '#domain/staff/work-verbs.ts'
import { stopProblems } from './stop-state.ts'
import { updatedAt } from './tapped-at.ts'

export const stopVerbs = ['leave', 'hand-over', 'correct', 'reopen', 'take-back', 'problem'] as const

export type StopVerb = (typeof stopVerbs)[number]

export const stopPictureKinds = ['hand-over', 'problem'] as const

export type StopPictureKind = (typeof stopPictureKinds)[number]

export function pictureKindOf(verb: WorkVerb): StopPictureKind | null {
  if (verb === 'problem') return 'problem'
  return verb === 'hand-over' || verb === 'correct' ? 'hand-over' : null
}

/** The key makes retries harmless. */
export interface StopUpdate {
  readonly key: string
  /** The run for `leave`, otherwise the order. */
  readonly of: number
  readonly verb: StopVerb
  readonly at: Date
  /** The subject is the recipient, or the kind of problem. */
  readonly subject: string
  /** The note describes a problem or explains a correction. */
  readonly note: string
}

/** @returns null for an invalid update */
export function readStopUpdate(field: (name: string) => string | null, now: Date): StopUpdate | null {
  const key = field('key') ?? ''
  const of = Number(field('of'))
  const verb = stopVerbs.find((each) => each === field('verb'))
  const subject = plainText((field('subject') ?? '').slice(0, 4 * maxLetters.name))
  const note = plainText((field('note') ?? '').slice(0, 4 * maxLetters.accessNote))
  if (!isIdempotencyKey(key) || !verb || !Number.isSafeInteger(of) || of < 1) return null
  if (isTooLong(subject, maxLetters.name) || isTooLong(note, maxLetters.accessNote)) return null
  if (verb === 'problem' && !stopProblems.some((each) => each === subject)) return null
  // The audit log requires a reason.
  if (verb === 'reopen' && note === '') return null
  return { key, of, verb, at: updatedAt(field('at'), field('sent'), now), subject, note }
}
