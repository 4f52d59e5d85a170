import { addDays, todayInHongKong } from '#domain/calendar.ts'

export const signInMethods = ['password', 'passkey', 'digits', 'link'] as const

export type SignInMethod = (typeof signInMethods)[number]

const hour = 3_600_000

export const maxSessionMs = 12 * hour

/** Shared machines end a session after this time without use. */
export const maxPauseMs = hour

/** After 12 hours; driver links end by midnight in Hong Kong. */
export function sessionEnd(method: SignInMethod, startedAt: Date): Date {
  const end = startedAt.getTime() + maxSessionMs
  return new Date(method === 'link' ? Math.min(end, endOfDay(startedAt).getTime()) : end)
}

/** The end is the next midnight in Hong Kong. */
export function endOfDay(instant: Date): Date {
  return new Date(`${addDays(todayInHongKong(instant), 1)}T00:00:00+08:00`)
}

/** Marks automatic requests, which do not prolong sessions. */
export const unattendedHeader = 'x-unattended'

export interface SessionTimes {
  /** Sessions on company machines ignore inactivity. */
  readonly stays: boolean
  readonly usedAt: Date
  readonly expiresAt: Date
}

export function isSessionOver({ stays, usedAt, expiresAt }: SessionTimes, now: Date): boolean {
  return now >= expiresAt || (!stays && now.getTime() - usedAt.getTime() > maxPauseMs)
}
