import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Lang } from '#domain/text.ts'

export interface SignedInStaff extends StaffMember {
  readonly lang: Lang
  /** Single-key shortcuts can be turned off (WCAG 2.1.4). */
  readonly shortcuts: boolean
}

export interface Session {
  readonly id: string
  readonly staff: SignedInStaff
  /** The shop requires a second factor that this person lacks, so only their account is accessible. */
  readonly lacksFactor: boolean
}

/** @param use `unnoticed` does not prolong the session, for open streams and automatic reloads */
export type SessionOf = (request: Request, use?: SessionUse) => Promise<Session | null>

export type SessionUse = 'person' | 'unnoticed'
