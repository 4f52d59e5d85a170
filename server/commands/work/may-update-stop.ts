import type { StopUpdate } from '#domain/staff/day/stop-update.ts'
import { mayReopen } from '#domain/staff/orders/reopen.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Store } from '#server/db/store/store.ts'
import type { findRun } from '#server/db/work/runs.ts'
import { plannedSince } from '#server/db/work/staff-events.ts'
import { loadHandOver } from '#server/db/work/work-events.ts'

export type UpdatedRun = NonNullable<Awaited<ReturnType<typeof findRun>>>

/** Planners update any run. */
export function mayDrive({ id, role }: StaffMember, run: Pick<UpdatedRun, 'driverId'>): boolean {
  return may(role, 'drive') && (may(role, 'plan-runs') || run.driverId === id)
}

export async function mayUpdateStop(
  store: Pick<Store, 'db'>,
  by: StaffMember,
  run: UpdatedRun,
  update: StopUpdate,
): Promise<boolean> {
  if (update.verb === 'reopen' && !mayReopen(may(by.role, 'plan-runs'), run.date, update.at)) return false
  return mayDrive(by, run) || (await wasTheirs(store, by, run, update))
}

/** Without a signal, the driver could not know that the office changed the plan. */
async function wasTheirs(
  { db }: Pick<Store, 'db'>,
  by: StaffMember,
  { date }: UpdatedRun,
  { verb, of, at }: StopUpdate,
): Promise<boolean> {
  if (verb === 'leave' || !may(by.role, 'drive')) return false
  return (await loadHandOver(db, of, by.id)) && (await plannedSince(db, date, at))
}
