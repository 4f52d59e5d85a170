/** The accounts are loaded at the first request that needs them, to start faster. */

import type { SessionOf } from '#server/page-data/session.ts'
import type { AccountsApi, Staff, StaffOptions } from './staff.ts'
import type { StaffVisit } from './staff-deps.ts'

export type AccountsOf = (visit: StaffVisit) => Promise<AccountsApi>

export interface OpenStaff {
  readonly sessionOf: SessionOf
  readonly accountsOf: AccountsOf
}

export function openStaff(options: StaffOptions): OpenStaff {
  let instance: Promise<Staff> | undefined
  const open = () => {
    instance ??= import('./staff.ts').then(({ createStaff }) => createStaff(options))
    return instance
  }
  return {
    sessionOf: async ({ headers }, use) =>
      headers.has('cookie') ? (await open()).session(headers, use) : null,
    accountsOf: async (visit) => (await open()).api(visit),
  }
}
