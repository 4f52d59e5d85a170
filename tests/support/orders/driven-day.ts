import { randomUUID } from 'node:crypto'
import { todayInHongKong } from '#domain/calendar.ts'
import type { RunChange } from '#domain/staff/day/run-change.ts'
import type { StopVerb } from '#domain/staff/day/stop-update.ts'
import { confirmOrder, moveOrder } from '#server/commands/orders/staff-commands.ts'
import { planRuns } from '#server/commands/work/plan-runs.ts'
import { updateStop } from '#server/commands/work/update-stop.ts'
import { staff } from '#server/db/schema/staff.ts'
import type { Store } from '#server/db/store/store.ts'
import { runsOf } from '#server/db/work/runs.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { orderInput } from './order-input.ts'
import { placedOrder } from './placed-order.ts'

/** @param now an instant of the day */
export async function drivenDay(store: Store, now: Date, driverName: string) {
  const date = todayInHongKong(now)
  const at = (time: string) => new Date(`${date}T${time}:00+08:00`)
  const placedAt = new Date(now.getTime() - 7 * 86_400_000)
  const [driver, office] = [staffMember(driverName, 'driver'), staffMember('office', 'office')]
  const { id, name } = driver
  await store.db.insert(staff).values({ id, name, role: 'driver', createdAt: placedAt, updatedAt: placedAt })
  const call = (orderId: number) => ({ orderId, expectedVersion: null, by: office.name, note: '' })
  const plan = (change: RunChange, when = placedAt) => planRuns(store, office, date, change, when)
  const runIds = async () => (await runsOf(store.db, date)).map((run) => run.id)
  return {
    date,
    at,
    driver,
    office,
    call,
    plan,
    async cooking(slot: string) {
      const input = orderInput(await store.content(), placedAt, { date, slot })
      const order = await placedOrder(store, input, placedAt)
      await confirmOrder(store, call(order.id), null, placedAt)
      await moveOrder(store, call(order.id), 'prepare', placedAt, true)
      return order
    },
    finish: ({ id: orderId }: { readonly id: number }, time: string) =>
      moveOrder(store, call(orderId), 'make-ready', at(time)),
    /** Plans the remaining orders. @returns the run's id */
    async giveRun(): Promise<number> {
      const before = await runIds()
      await plan({ kind: 'propose' })
      const runId = (await runIds()).find((each) => !before.includes(each))
      if (runId === undefined) throw new Error('no run was added')
      await plan({ kind: 'give-run', runId, driverId: driver.id })
      return runId
    },
    update: (verb: StopVerb, of: number, time: string, words: { subject?: string; note?: string } = {}) =>
      updateStop(
        store,
        driver,
        { key: randomUUID(), of, verb, at: at(time), subject: '', note: '', ...words },
        at(time),
      ),
  }
}
