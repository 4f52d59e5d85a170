/** Whether a slot has room for an order, and which free one is the nearest. */
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { capacityOf, type Due, fits, isDayOpen, isSlotOpen, nearestFree } from '#domain/capacity.ts'
import { closedSlotRefusal, earliestOrderDate, latestOrderDate } from '#domain/delivery-dates.ts'
import { type OrderChange, type OrderSituation, type Refused, refusing } from '#domain/order-situation.ts'
import { withoutPlace } from '#domain/order-status.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/settings.ts'
import { loadSettings } from '#server/db/settings.ts'
import { lockedPortions, portionsBetween, slotKey } from '#server/db/slot-places.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'

/** Farther away from the wanted day nobody looks. Days. */
const near = 30

/** The free slot that is nearest to the wanted one, for an order of so many portions; null: none within a month. */
async function nearestFreeSlot(
  db: Pick<Database, 'select'>,
  settings: Settings,
  wanted: Due,
  portions: number,
  now: Date,
): Promise<Due | null> {
  const today = todayInHongKong(now)
  const [from, to] = [earliestOrderDate(today, settings), latestOrderDate(today, settings)]
  const [first, last] = [addDays(wanted.date, -near), addDays(wanted.date, near)]
  const range = { from: first > from ? first : from, to: last < to ? last : to }
  const taken = await portionsBetween(db, range.from, range.to)
  const isFree = (due: Due) =>
    isSlotOpen(due, settings) && fits(portions, taken.get(slotKey(due)) ?? 0, capacityOf(due, settings))
  return nearestFree(wanted, range, settings.slots, isFree)
}

/** Why an order has no place: its day or slot is closed, or full. */
export type PlaceRefusal = Refusal<'date-closed' | 'slot-closed' | 'slot-full'>

export function isOfPlace(each: Refusal): each is PlaceRefusal {
  return each.code === 'date-closed' || each.code === 'slot-closed' || each.code === 'slot-full'
}

/** Tells the nearest free slot in those refusals that can name one. */
export async function withNearest<Reason>(
  db: Pick<Database, 'select'>,
  settings: Settings,
  reason: Reason | Refusal,
  { slot, portions }: { readonly slot: string | null; readonly portions: number },
  now: Date,
): Promise<Reason | Refusal> {
  if (!isRefusal(reason) || !isOfPlace(reason)) return reason
  const wanted = { date: reason.data.date, slot: slot ?? settings.slots[0]?.from ?? '' }
  const nearest = await nearestFreeSlot(db, settings, wanted, portions, now)
  switch (reason.code) {
    case 'date-closed':
      return { ...reason, data: { ...reason.data, nearest } }
    case 'slot-closed':
      return { ...reason, data: { ...reason.data, nearest } }
    case 'slot-full':
      return { ...reason, data: { ...reason.data, nearest } }
  }
}

function isRefusal(reason: unknown): reason is Refusal {
  return typeof reason === 'object' && reason !== null && 'code' in reason && 'data' in reason
}

/**
 * Refuses a decision by which an order moves or grows where it has no place. Locks the slot, so that what is decided
 * here still holds when the order is written. With a reason staff may exceed what is closed or full; the trail has it.
 */
export async function whereThereIsRoom<Reason>(
  tx: Transaction,
  orderId: number,
  before: OrderSituation,
  decision: { readonly ok: true; readonly value: OrderChange } | Refused<Reason>,
  reason: string,
  now: Date,
): Promise<typeof decision | Refused<Refusal>> {
  if (!decision.ok || reason.trim() !== '') return decision
  const after = { ...before, ...decision.value.set }
  if (withoutPlace.includes(after.status)) return decision
  const isMoved =
    after.dueDate !== before.dueDate || after.slot !== before.slot || withoutPlace.includes(before.status)
  if (!isMoved && after.portions <= before.portions) return decision
  const due = { date: after.dueDate, slot: after.slot }
  const settings = await loadSettings(tx)
  const closed = isMoved ? closedRefusal(due, settings) : null
  const why = closed ?? (await fullRefusal(tx, settings, due, after.portions, orderId))
  return why ? refusing(await withNearest(tx, settings, why, { ...after }, now)) : decision
}

function closedRefusal(due: Due, settings: Settings): PlaceRefusal | null {
  if (!isDayOpen(due.date, settings)) return refusal('date-closed', 'date', { date: due.date, nearest: null })
  return closedSlotRefusal(due, settings)
}

async function fullRefusal(
  tx: Transaction,
  settings: Settings,
  due: Due,
  portions: number,
  orderId: number,
): Promise<PlaceRefusal | null> {
  const taken = (await lockedPortions(tx, [due], orderId)).get(slotKey(due)) ?? 0
  if (fits(portions, taken, capacityOf(due, settings))) return null
  return refusal('slot-full', 'slot', { ...due, nearest: null })
}
