import type { Role } from './permissions.ts'

/** The name stays with past actions after the account is removed. */
export interface StaffMember {
  readonly id: string
  readonly name: string
  readonly role: Role
}
