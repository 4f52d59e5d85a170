import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Lang } from '#domain/text.ts'

/** A member of staff who is signed in, with what they chose for the back office. */
export interface SignedInStaff extends StaffMember {
  readonly lang: Lang
  /** Whether single keys are shortcuts for this person (WCAG 2.1.4). */
  readonly shortcuts: boolean
}

/** A member of staff who is signed in on one device. */
export interface Session {
  readonly id: string
  readonly staff: SignedInStaff
  /** Whether the shop asks for a second factor that this person has not: their account alone is open to them. */
  readonly lacksFactor: boolean
}

/**
 * Reads the session from the cookies of a request.
 * @param use `unnoticed`: a connection that stays open asks whether the session still holds, or an open page loads its
 *   data again because of news; neither prolongs it
 */
export type SessionOf = (request: Request, use?: SessionUse) => Promise<Session | null>

export type SessionUse = 'person' | 'unnoticed'
