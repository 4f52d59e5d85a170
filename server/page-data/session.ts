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
  /** Only the person's account is accessible until they have a second factor. */
  readonly lacksFactor: boolean
}

/** @param use `unnoticed` does not prolong the session */
export type SessionOf = (request: Request, use?: SessionUse) => Promise<Session | null>

export type SessionUse = 'person' | 'unnoticed'
