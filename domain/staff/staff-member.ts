import type { Role } from './permissions.ts'

/**
 * Somebody who acts in the back office. The role decides whether they may; the name stays with what they did, also once
 * their account has gone.
 */
export interface StaffMember {
  readonly id: string
  /** As shown to colleagues. */
  readonly name: string
  readonly role: Role
}
