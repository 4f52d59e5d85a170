import type { CalendarDate } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { confirmOrder } from '#server/commands/orders/staff-commands.ts'
import { planRuns } from '#server/commands/work/plan-runs.ts'
import type { Store } from '#server/db/store/store.ts'
import { drivers, runsOf } from '#server/db/work/runs.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'

interface RunOptions {
  readonly driverName: string | null
  /** Null if the fee is known. */
  readonly fee: Cents | null
}

/**
 * The day must have no runs.
 * @returns the run's id
 */
export async function orderOnRun(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  { id, date }: Pick<PlacedOrder, 'id'> & { readonly date: CalendarDate },
  { driverName, fee }: RunOptions,
  now: Date,
): Promise<number> {
  const call = { orderId: id, expectedVersion: null, by: 'amy', note: '' }
  const confirmation = await confirmOrder(store, call, fee, now)
  const result = await planRuns(store, staffMember('amy', 'office'), date, { kind: 'propose' }, now)
  const [run] = await runsOf(store.db, date)
  if (!confirmation.ok || result !== 'saved' || !run) throw new Error(`order ${id} is on no run`)
  if (driverName === null) return run.id
  const driver = (await drivers(store.db)).find(({ name }) => name === driverName)
  const value = { kind: 'give-run', runId: run.id, driverId: driver?.id ?? '' } as const
  if (!driver || (await planRuns(store, staffMember('amy', 'office'), date, value, now)) !== 'saved')
    throw new Error(`run ${run.id} has no driver`)
  return run.id
}
