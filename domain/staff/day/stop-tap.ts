/** A tap on the run sheet, read within its limits: it may have waited in the phone for a signal. */
import { isTooLong, plainText } from '#domain/free-text.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { isIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import type { WorkVerb } from '#domain/staff/work-verbs.ts'
import { stopProblems } from './stop-state.ts'
import { tappedAt } from './tapped-at.ts'

export const tapVerbs = ['leave', 'hand-over', 'correct', 'reopen', 'take-back', 'problem'] as const

export type TapVerb = (typeof tapVerbs)[number]

/** What a picture at a stop shows. */
export const stopPictureKinds = ['hand-over', 'problem'] as const

export type StopPictureKind = (typeof stopPictureKinds)[number]

/** Null: no picture goes with such a tap. */
export function pictureKindOf(verb: WorkVerb): StopPictureKind | null {
  if (verb === 'problem') return 'problem'
  return verb === 'hand-over' || verb === 'correct' ? 'hand-over' : null
}

/** Made once for one tap: sent again with the same key it changes nothing. */
export interface Tap {
  readonly key: string
  /** For `leave`, the run; else the order of the stop. */
  readonly of: number
  readonly verb: TapVerb
  readonly at: Date
  /** To whom it was handed over, or the kind of the problem. */
  readonly subject: string
  /** More about the problem, or why a hand-over is corrected. */
  readonly note: string
}

/** @returns null: no tap of this program's pages */
export function readTap(field: (name: string) => string | null, now: Date): Tap | null {
  const key = field('key') ?? ''
  const of = Number(field('of'))
  const verb = tapVerbs.find((each) => each === field('verb'))
  const subject = plainText((field('subject') ?? '').slice(0, 4 * maxLetters.name))
  const note = plainText((field('note') ?? '').slice(0, 4 * maxLetters.accessNote))
  if (!isIdempotencyKey(key) || !verb || !Number.isSafeInteger(of) || of < 1) return null
  if (isTooLong(subject, maxLetters.name) || isTooLong(note, maxLetters.accessNote)) return null
  if (verb === 'problem' && !stopProblems.some((each) => each === subject)) return null
  // The trail has to tell why.
  if (verb === 'reopen' && note === '') return null
  return { key, of, verb, at: tappedAt(field('at'), field('sent'), now), subject, note }
}
