import type { CalendarDate } from '#domain/calendar.ts'
import type { RunChange } from '#domain/staff/day/run-change.ts'
import { runChanges } from '#domain/staff/day/run-log.ts'
import { awaitsDelivery, giveStop, moveStop, proposeRuns, type RunPlan } from '#domain/staff/day/runs.ts'
import { may, type Role } from '#domain/staff/permissions.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import {
  deliveriesOf,
  lockDay,
  type RoadOrder,
  referencesOf,
  runsOf,
  saveDriver,
  savePlan,
} from '#server/db/work/runs.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'

export type PlanResult = 'saved' | 'not-allowed' | 'not-found' | 'temporarily-unavailable'

export type Planner = NamedPerson & { readonly role: Role }

/** The lock prevents simultaneous planners from losing a stop. Never throws because of an outage of the database. */
export async function planRuns(
  { db }: Pick<Store, 'db'>,
  by: Planner,
  date: CalendarDate,
  change: RunChange,
  now: Date,
): Promise<PlanResult> {
  if (!may(by.role, 'plan-runs')) return 'not-allowed'
  return orOutage(() =>
    db.transaction(async (tx) => {
      await lockDay(tx, date)
      const before = await namedRunsOf(tx, date)
      const result = await changeRuns(tx, date, change)
      for (const entry of runChanges(date, before, await namedRunsOf(tx, date)))
        await addStaffEvent(tx, { ...entry, actor: by, subject: { id: null, name: entry.subject } }, now)
      return result
    }),
  )
}

async function namedRunsOf(tx: Transaction, date: CalendarDate) {
  const runs = await runsOf(tx, date)
  const references = await referencesOf(
    tx,
    runs.flatMap(({ stops }) => stops),
  )
  return runs.map(({ number, driver, stops }) => ({
    number,
    driver: driver?.name ?? '',
    stops: stops.flatMap((id) => references.get(id) ?? []),
  }))
}

/** Requires the day's lock; writes no audit log. */
export async function changeRuns(
  tx: Transaction,
  date: CalendarDate,
  change: RunChange,
): Promise<'saved' | 'not-found'> {
  if (change.kind === 'give-run')
    return (await saveDriver(tx, date, change.runId, change.driverId)) ? 'saved' : 'not-found'
  const deliveries = await deliveriesOf(tx, date)
  const isDelivery = new Set(deliveries.map(({ id }) => id))
  const plan = (await runsOf(tx, date)).map(({ id, stops }) => ({
    runId: id,
    stops: stops.filter((stop) => isDelivery.has(stop)),
  }))
  const newPlan = changedPlan(plan, change, deliveries)
  if (!newPlan) return 'not-found'
  const running = newPlan.filter(({ stops }) => stops.length > 0)
  await savePlan(tx, date, running)
  return 'saved'
}

function changedPlan(
  plan: RunPlan,
  change: Exclude<RunChange, { kind: 'give-run' }>,
  deliveries: readonly RoadOrder[],
): RunPlan | null {
  if (change.kind === 'propose') {
    const plannedOrders = new Set(plan.flatMap(({ stops }) => stops))
    const proposal = proposeRuns(
      deliveries.filter(({ id, status }) => !plannedOrders.has(id) && awaitsDelivery(status)),
    )
    return [...plan, ...proposal.map((run) => ({ runId: null, stops: run.map(({ id }) => id) }))]
  }
  const delivery = deliveries.find(({ id }) => id === change.orderId)
  if (!delivery) return null
  if (change.kind === 'move') return moveStop(plan, delivery.id, change.by)
  if (change.toRun !== null && !plan.some(({ runId }) => runId === change.toRun)) return null
  const slotOf = new Map(deliveries.map(({ id, slot }) => [id, slot]))
  return giveStop(plan, delivery, change.toRun, (id) => slotOf.get(id) ?? '')
}
