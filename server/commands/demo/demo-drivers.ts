import { randomUUID } from 'node:crypto'
import { inArray, like, sql } from 'drizzle-orm'
import { demoDrivers } from '#content/staff/office/demo-day.ts'
import { addDays, type CalendarDate, timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import type { RunChange } from '#domain/staff/day/run-change.ts'
import { leavingTime } from '#domain/staff/day/runs.ts'
import { changeRuns } from '#server/commands/work/plan-runs.ts'
import { updateStop } from '#server/commands/work/update-stop.ts'
import { runs } from '#server/db/schema/runs.ts'
import { staff, staffInvites, staffSessions } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { deliveriesOf, lockDay, runsOf } from '#server/db/work/runs.ts'

/** Identifies demo drivers: other accounts have random ids. */
const idPrefix = 'demo-driver-'

/** Assigns the runs of today and tomorrow in turn. */
export async function sendDemoDrivers(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  now: Date,
): Promise<void> {
  const drivers = demoDrivers.map((name, index) => ({ id: `${idPrefix}${index + 1}`, name }))
  await store.db
    .insert(staff)
    .values(drivers.map((driver) => ({ ...driver, role: 'driver' as const, createdAt: now, updatedAt: now })))
  const today = todayInHongKong(now)
  for (const date of [today, addDays(today, 1)]) {
    await planUntold(store, date, { kind: 'propose' })
    const slotOf = new Map((await deliveriesOf(store.db, date)).map(({ id, slot }) => [id, slot]))
    for (const [index, run] of (await runsOf(store.db, date)).entries()) {
      const driver = drivers[index % drivers.length]
      if (!driver) continue
      await planUntold(store, date, { kind: 'give-run', runId: run.id, driverId: driver.id })
      const leaves = leavingTime(slotOf.get(run.stops[0] ?? 0) ?? '')
      if (date > today || leaves > timeInHongKong(now)) continue
      const update = { key: randomUUID(), of: run.id, verb: 'leave', at: now, subject: '', note: '' } as const
      await updateStop(store, { ...driver, role: 'driver' }, update, now)
    }
  }
}

/** Leaves no audit log, which would outlive the demo orders. */
function planUntold({ db }: Pick<Store, 'db'>, date: CalendarDate, change: RunChange) {
  return db.transaction(async (tx) => {
    await lockDay(tx, date)
    await changeRuns(tx, date, change)
  })
}

/** Runs with other orders lose their driver. */
export async function removeDemoDrivers(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const matches = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(like(staff.id, `${idPrefix}%`))
    const ids = matches.map(({ id }) => id)
    await tx.update(runs).set({ driverId: null }).where(inArray(runs.driverId, ids))
    await tx.delete(staffSessions).where(inArray(staffSessions.userId, ids))
    await tx.delete(staffInvites).where(inArray(staffInvites.staffId, ids))
    // A trigger prevents deleting accounts of people who did work.
    await tx.execute(sql`alter table staff disable trigger user`)
    await tx.delete(staff).where(inArray(staff.id, ids))
    await tx.execute(sql`alter table staff enable trigger user`)
  })
}
