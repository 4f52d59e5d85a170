/** How long somebody stays signed in to the back office. */
import { addDays, todayInHongKong } from '#domain/calendar.ts'

export const signInMethods = ['password', 'passkey', 'digits', 'link'] as const

export type SignInMethod = (typeof signInMethods)[number]

const hour = 3_600_000

/** No session is longer. Milliseconds. */
export const longestSession = 12 * hour

/** A pause that ends a session on a machine that may be anybody's. Milliseconds. */
export const longestPause = hour

/** When a session ends at the latest: after 12 hours; one by a driver's link at midnight in Hong Kong, if sooner. */
export function sessionEnd(method: SignInMethod, startedAt: Date): Date {
  const end = startedAt.getTime() + longestSession
  return new Date(method === 'link' ? Math.min(end, endOfDay(startedAt).getTime()) : end)
}

/** Midnight in Hong Kong after an instant. */
export function endOfDay(instant: Date): Date {
  return new Date(`${addDays(todayInHongKong(instant), 1)}T00:00:00+08:00`)
}

/** The header of a request that an open page makes by itself, without a person: it does not prolong the session. */
export const unattendedHeader = 'x-unattended'

export interface SessionTimes {
  /** On the company's own machine: no pause ends it. */
  readonly stays: boolean
  readonly usedAt: Date
  readonly expiresAt: Date
}

export function isSessionOver({ stays, usedAt, expiresAt }: SessionTimes, now: Date): boolean {
  return now >= expiresAt || (!stays && now.getTime() - usedAt.getTime() > longestPause)
}
