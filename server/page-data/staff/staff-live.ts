import { todayInHongKong } from '#domain/calendar.ts'
import { canBeTakenBack, undoOfferMs } from '#domain/staff/orders/take-back.ts'
import { datesSeenBy, maySetStatus, seesPrices } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import { takeBack } from '#server/commands/work/take-back.ts'
import { countNew, lastSteps, newestOrders } from '#server/db/orders/new-orders.ts'
import type { Store } from '#server/db/store/store.ts'
import { newestPlace } from '#server/db/work/staff-event-log.ts'

/** Further new orders are only counted. */
const maxNew = 20
/** The table's limit for one action. */
const maxSteps = 300

/**
 * Later events are new to the page.
 * @param lacksFactor hides orders until a second factor is set up
 */
export async function staffLive(
  { db }: Pick<Store, 'db'>,
  { id, role }: StaffMember,
  lacksFactor: boolean,
  now: Date,
) {
  // The place is read first, so that everything below is at least as new.
  const place = await newestPlace(db)
  const confirms =
    !lacksFactor && maySetStatus(role, 'confirmed') && datesSeenBy(role, todayInHongKong(now)) === null
  const since = new Date(now.getTime() - undoOfferMs)
  const [steps, fresh] = await Promise.all([
    lacksFactor ? [] : lastSteps(db, { by: id, place, since, max: maxSteps }),
    confirms ? freshOrders(db, { id, role }) : null,
  ])
  return {
    now,
    place,
    fresh,
    takeBacks: steps.filter(canBeTakenBack).map(({ orderId, reference, version, status, at }) => ({
      orderId,
      reference,
      version,
      status,
      until: new Date(at.getTime() + undoOfferMs),
    })),
  }
}

async function freshOrders(db: Store['db'], { id, role }: Pick<StaffMember, 'id' | 'role'>) {
  const counts = await countNew(db)
  const newest = counts.waiting > 0 ? await newestOrders(db, maxNew, id) : []
  return {
    ...counts,
    newest: newest.map(({ total, ...order }) => (seesPrices(role) ? { ...order, total } : order)),
  }
}

export type StaffLive = Awaited<ReturnType<typeof staffLive>>

export interface TakeBackTarget {
  readonly orderId: number
  readonly version: number
}

export async function takeStepsBack(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  staff: StaffMember,
  targets: readonly TakeBackTarget[],
  now: Date,
): Promise<readonly ChangeResult[]> {
  const results: ChangeResult[] = []
  for (const { orderId, version } of targets)
    results.push(await takeBack(store, { orderId, expectedVersion: version }, staff, now))
  return results
}
