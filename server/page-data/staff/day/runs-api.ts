/** Pages of runs have no prices; drivers see only their own runs. */
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import { type AllergyMatch, allergyMatches } from '#domain/ordering/allergy-matches.ts'
import { dishesOfOrder } from '#domain/ordering/dishes-of-order.ts'
import type { Notes } from '#domain/ordering/order-fields.ts'
import type { AccessKind } from '#domain/ordering/order-needs.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import { containersOf } from '#domain/staff/day/containers.ts'
import type { RunChange } from '#domain/staff/day/run-change.ts'
import { awaitsDelivery, leavingTime } from '#domain/staff/day/runs.ts'
import { type StopState, stopAfter } from '#domain/staff/day/stop-state.ts'
import type { StopPictureKind, StopUpdate } from '#domain/staff/day/stop-update.ts'
import { may, seesAllPhones, seesPhone } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { mayDrive } from '#server/commands/work/may-update-stop.ts'
import { pictureStop } from '#server/commands/work/picture-stop.ts'
import { planRuns } from '#server/commands/work/plan-runs.ts'
import { updateStop } from '#server/commands/work/update-stop.ts'
import type { Store } from '#server/db/store/store.ts'
import { deliveriesOf, drivers, findRun, phonesOf, type RoadOrder, runsOf } from '#server/db/work/runs.ts'
import { picturedOf, picturesOf } from '#server/db/work/stop-pictures.ts'
import { driverNotesOf, stopEventsOf } from '#server/db/work/work-events.ts'

export interface RunStop {
  readonly orderId: number
  readonly reference: string
  readonly slot: string
  readonly status: OrderStatus
  readonly name: string
  readonly place: Text | null
  readonly districtId: DistrictId | null
  readonly address: string
  readonly access: readonly AccessKind[]
  readonly accessNote: string
  readonly customerNotes: Partial<Notes>
  readonly notes: readonly string[]
  readonly allergies: readonly AllergyMatch[]
  /** Trays and boxes. */
  readonly pieces: number
  /** Null if the person may not call now. */
  readonly phone: string | null
  readonly state: StopState
  readonly leftAt: Date | null
  readonly hasPicture: boolean
}

export interface Run {
  readonly id: number
  readonly number: number
  readonly driver: { readonly id: string; readonly name: string } | null
  readonly leftAt: Date | null
  /** The time is HH:mm. */
  readonly leavesAt: string
  readonly stops: readonly RunStop[]
}

export interface RunsDay {
  readonly today: CalendarDate
  readonly date: CalendarDate
  readonly mayPlan: boolean
  readonly runs: readonly Run[]
  /** These orders are undelivered and have no run. */
  readonly unplannedOrders: readonly RunStop[]
  readonly drivers: readonly { readonly id: string; readonly name: string }[]
  readonly service: Pick<ServiceRules, 'waiting' | 'arrivalMinutes'>
}

export interface StopPicture {
  readonly kind: StopPictureKind
  readonly takenAt: Date
  readonly takenBy: string
  /** A data URL: no address serves the picture. */
  readonly source: string
}

export type RunsApi = ReturnType<typeof createRunsApi>

export function createRunsApi(store: Pick<Store, 'db' | 'queue' | 'content'>, now: () => Date) {
  const { db } = store

  /** Null if the role does not see runs. */
  async function day(staff: StaffMember, requestedDay: CalendarDate | null): Promise<RunsDay | null> {
    if (!may(staff.role, 'drive')) return null
    const instant = now()
    const today = todayInHongKong(instant)
    const date = requestedDay ?? today
    const mayPlan = may(staff.role, 'plan-runs')
    const [deliveries, stored] = await Promise.all([deliveriesOf(db, date), runsOf(db, date)])
    const visibleRuns = mayPlan ? stored : stored.filter(({ driver }) => driver?.id === staff.id)
    const plannedOrders = new Set(stored.flatMap(({ stops }) => stops))
    const ownStops = new Set(visibleRuns.flatMap(({ stops }) => stops))
    const orders = deliveries.filter(({ id }) => ownStops.has(id) || (mayPlan && !plannedOrders.has(id)))
    const stopOf = await stopsOf(staff, orders, date, instant)
    const { waiting, arrivalMinutes } = (await store.content()).settings.service
    return {
      today,
      date,
      mayPlan,
      runs: visibleRuns
        .map(({ stops, ...run }) => ({ ...run, stops: stops.flatMap((id) => stopOf.get(id) ?? []) }))
        .filter(({ stops }) => stops.length > 0)
        .map((run) => ({ ...run, leavesAt: leavingTime(run.stops[0]?.slot ?? '') })),
      unplannedOrders: orders.flatMap(({ id, status }) =>
        plannedOrders.has(id) || !awaitsDelivery(status) ? [] : (stopOf.get(id) ?? []),
      ),
      drivers: mayPlan ? await drivers(db) : [],
      service: { waiting, arrivalMinutes },
    }
  }

  async function stopsOf(
    staff: StaffMember,
    deliveries: readonly RoadOrder[],
    date: CalendarDate,
    instant: Date,
  ) {
    const ids = deliveries.map(({ id }) => id)
    const [updates, pictured, notes, { catalogue }] = await Promise.all([
      stopEventsOf(db, ids),
      picturedOf(db, ids),
      driverNotesOf(db, ids),
      store.content(),
    ])
    const { dishes } = catalogue
    const stops = deliveries.map((order) => ({ order, ...stopAfter(updates.get(order.id) ?? []) }))
    // After the day, only the office calls.
    const isOver = date < todayInHongKong(instant)
    const callable = stops.filter(({ state, leftAt }) => {
      if (isOver && !seesAllPhones(staff.role)) return false
      const deliveredAt = state.kind === 'handed-over' ? state.at : null
      return seesPhone(staff.role, { leftAt, deliveredAt }, instant)
    })
    const phones = await phonesOf(
      db,
      callable.map(({ order }) => order.id),
    )
    return new Map(
      stops.map(({ order, state, leftAt }): [number, RunStop] => [
        order.id,
        {
          orderId: order.id,
          reference: order.reference,
          slot: order.slot,
          status: order.status,
          name: order.name,
          place: order.place,
          districtId: order.districtId,
          address: order.address,
          access: order.access,
          accessNote: order.accessNote,
          customerNotes: order.customerNotes,
          notes: notes.get(order.id) ?? [],
          allergies: allergyMatches(
            { allergens: order.allergens, dishes: dishesOfOrder(order) },
            (id) => dishes.get(id)?.allergens,
          ),
          pieces: containersOf(order).length,
          phone: phones.get(order.id) ?? null,
          state,
          leftAt,
          hasPicture: pictured.has(order.id),
        },
      ]),
    )
  }

  return {
    day,
    /** Null if there is no such run or it is another driver's. */
    async dateOf(staff: StaffMember, runId: number) {
      const run = await findRun(db, { runId })
      return run && mayDrive(staff, run) ? run.date : null
    },
    plan: (staff: StaffMember, date: CalendarDate, change: RunChange) =>
      planRuns(store, staff, date, change, now()),
    update: (staff: StaffMember, update: StopUpdate) => updateStop(store, staff, update, now()),
    /** The stop update must be stored already. */
    addPicture: (staff: StaffMember, { key: tapKey, of: orderId }: StopUpdate, bytes: Uint8Array) =>
      pictureStop(store, staff, { orderId, tapKey }, bytes),
    /** The earliest picture comes first; empty for another driver's run. */
    async pictures(staff: StaffMember, orderId: number): Promise<readonly StopPicture[]> {
      const run = await findRun(db, { orderId })
      const matches = run && mayDrive(staff, run) ? await picturesOf(db, orderId) : []
      return matches.map(({ bytes, ...picture }) => ({
        ...picture,
        source: `data:image/webp;base64,${bytes.toString('base64')}`,
      }))
    },
  }
}
