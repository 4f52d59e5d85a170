import type { CalendarDate } from '#domain/calendar.ts'
import { may, type Role } from '#domain/permissions.ts'
import type { RunChange } from '#domain/staff/run-change.ts'
import { awaitsDelivery, giveStop, moveStop, proposeRuns, type RunPlan } from '#domain/staff/runs.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { deliveriesOf, lockDay, type RoadOrder, runsOf, saveDriver, savePlan } from '#server/db/work/runs.ts'

export type PlanResult = 'saved' | 'not-allowed' | 'not-found' | 'temporarily-unavailable'

/**
 * Changes the runs of a day under a lock, so that two people who plan at once lose no stop. Never throws because of an
 * outage of the database.
 */
export async function planRuns(
  { db }: Pick<Store, 'db'>,
  role: Role,
  date: CalendarDate,
  change: RunChange,
): Promise<PlanResult> {
  if (!may(role, 'plan-runs')) return 'not-allowed'
  try {
    return await db.transaction((tx) => saveChange(tx, date, change))
  } catch (error) {
    if (isOutage(error)) return 'temporarily-unavailable'
    throw error
  }
}

async function saveChange(tx: Transaction, date: CalendarDate, change: RunChange): Promise<PlanResult> {
  await lockDay(tx, date)
  if (change.kind === 'give-run')
    return (await saveDriver(tx, date, change.runId, change.driverId)) ? 'saved' : 'not-found'
  const deliveries = await deliveriesOf(tx, date)
  const isDelivery = new Set(deliveries.map(({ id }) => id))
  const plan = (await runsOf(tx, date)).map(({ id, stops }) => ({
    runId: id,
    stops: stops.filter((stop) => isDelivery.has(stop)),
  }))
  const changed = changedPlan(plan, change, deliveries)
  if (!changed) return 'not-found'
  const running = changed.filter(({ stops }) => stops.length > 0)
  await savePlan(tx, date, running)
  return 'saved'
}

function changedPlan(
  plan: RunPlan,
  change: Exclude<RunChange, { kind: 'give-run' }>,
  deliveries: readonly RoadOrder[],
): RunPlan | null {
  if (change.kind === 'propose') {
    const planned = new Set(plan.flatMap(({ stops }) => stops))
    const proposed = proposeRuns(
      deliveries.filter(({ id, status }) => !planned.has(id) && awaitsDelivery(status)),
    )
    return [...plan, ...proposed.map((run) => ({ runId: null, stops: run.map(({ id }) => id) }))]
  }
  const delivery = deliveries.find(({ id }) => id === change.orderId)
  if (!delivery) return null
  if (change.kind === 'move') return moveStop(plan, delivery.id, change.by)
  if (change.toRun !== null && !plan.some(({ runId }) => runId === change.toRun)) return null
  const slotOf = new Map(deliveries.map(({ id, slot }) => [id, slot]))
  return giveStop(plan, delivery, change.toRun, (id) => slotOf.get(id) ?? '')
}
