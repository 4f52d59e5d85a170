import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { capacityOf, type Due, fits, isDayOpen, isSlotOpen, nearestFree } from '#domain/delivery/capacity.ts'
import {
  closedSlotRefusal,
  type DatedSet,
  dateRefusal,
  earliestOrderDate,
  latestOrderDate,
} from '#domain/delivery/delivery-dates.ts'
import { datedSet } from '#domain/ordering/dated-set.ts'
import { type Bound, boundOf } from '#domain/ordering/order-bounds.ts'
import type { OrderRules } from '#domain/ordering/order-check.ts'
import {
  type OrderChange,
  type OrderSituation,
  type Refusing,
  refusing,
} from '#domain/placed/order-situation.ts'
import { withoutPlace } from '#domain/placed/order-status.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { loadOrder, type StoredOrder } from '#server/db/orders/orders.ts'
import { lockPlaces, portionsBetween, portionsIn, slotKey } from '#server/db/orders/slot-places.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'

/** A suggested slot is at most these days away. */
const near = 30

export interface PlaceRequest {
  readonly slot: string | null
  readonly portions: number
  readonly sets: readonly DatedSet[]
}

/** Null if no slot within a month is free. */
async function nearestFreeSlot(
  db: Pick<Database, 'select'>,
  settings: Settings,
  due: Due,
  { portions, sets }: Omit<PlaceRequest, 'slot'>,
  now: Date,
): Promise<Due | null> {
  const today = todayInHongKong(now)
  const [from, to] = [earliestOrderDate(today, settings), latestOrderDate(today, settings)]
  const [first, last] = [addDays(due.date, -near), addDays(due.date, near)]
  const range = { from: first > from ? first : from, to: last < to ? last : to }
  const bookedPortions = await portionsBetween(db, range.from, range.to)
  const isFree = (each: Due) =>
    dateRefusal(each.date, sets, settings, today) === null &&
    isSlotOpen(each, settings) &&
    fits(portions, bookedPortions.get(slotKey(each)) ?? 0, capacityOf(each, settings))
  return nearestFree(due, range, settings.slots, isFree)
}

export type PlaceRefusal = Refusal<'date-closed' | 'slot-closed' | 'slot-full'>

function isOfPlace(each: Refusal): each is PlaceRefusal {
  return each.code === 'date-closed' || each.code === 'slot-closed' || each.code === 'slot-full'
}

export async function withNearest<Reason>(
  db: Pick<Database, 'select'>,
  settings: Settings,
  reason: Reason | Refusal,
  { slot, ...wanted }: PlaceRequest,
  now: Date,
): Promise<Reason | Refusal> {
  if (!isRefusal(reason) || !isOfPlace(reason)) return reason
  const due = { date: reason.data.date, slot: slot ?? settings.slots[0]?.from ?? '' }
  const nearest = await nearestFreeSlot(db, settings, due, wanted, now)
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

/** Sets that were deleted since are omitted. */
export function setIdsOfOrder(
  { lines }: { readonly lines: readonly Pick<StoredOrder['lines'][number], 'setId' | 'dishes'>[] },
  { sets }: Pick<OrderRules, 'sets'>,
): readonly Required<DatedSet>[] {
  return lines.flatMap(({ setId, dishes }) => {
    const set = sets.get(setId ?? -1)
    return set ? [datedSet({ set, dishes })] : []
  })
}

export function setsOfOrder(tx: Transaction, orderId: number, rules: Pick<OrderRules, 'sets'>) {
  return async (): Promise<readonly DatedSet[]> => {
    const order = await loadOrder(tx, orderId)
    return order ? setIdsOfOrder(order, rules) : []
  }
}

export type StepDecision<Reason> = { readonly ok: true; readonly value: OrderChange } | Refusing<Reason>

export interface RoomRules {
  /** Sets are loaded only without room. */
  readonly sets: () => PlaceRequest['sets'] | Promise<PlaceRequest['sets']>
  /** Staff exceed these limits deliberately. */
  readonly exceeds: readonly Bound[]
}

/** Locks day and slot, so that the decision still holds when the order is written. */
export async function whereThereIsRoom<Reason>(
  tx: Transaction,
  orderId: number,
  before: OrderSituation,
  decision: StepDecision<Reason>,
  { sets, exceeds }: RoomRules,
  now: Date,
): Promise<StepDecision<Reason> | Refusing<Refusal>> {
  const place = decision.ok ? requestedPlace(before, decision.value) : null
  if (!place) return decision
  await lockPlaces(tx, [place.due])
  const settings = await loadSettings(tx)
  const why = (await placeRefusals(tx, settings, place, orderId)).find(
    (each) => !exceeds.some((bound) => bound === boundOf(each)),
  )
  if (!why) return decision
  const request = { slot: place.due.slot, portions: place.portions, sets: await sets() }
  return refusing(await withNearest(tx, settings, why, request, now))
}

/** For previews, without a lock; null if there is room. */
export async function whyNoRoom(
  db: Pick<Database, 'select'>,
  orderId: number,
  before: OrderSituation,
  change: OrderChange,
  settings: Settings,
): Promise<PlaceRefusal | null> {
  const place = requestedPlace(before, change)
  return place ? ((await placeRefusals(db, settings, place, orderId))[0] ?? null) : null
}

interface RequestedPlace {
  readonly due: Due
  readonly portions: number
  readonly isMoved: boolean
}

/** Null if the change needs no more capacity than before. */
function requestedPlace(before: OrderSituation, { set }: OrderChange): RequestedPlace | null {
  const after = { ...before, ...set }
  if (withoutPlace.includes(after.status)) return null
  const isMoved =
    after.dueDate !== before.dueDate || after.slot !== before.slot || withoutPlace.includes(before.status)
  if (!isMoved && after.portions <= before.portions) return null
  return { due: { date: after.dueDate, slot: after.slot }, portions: after.portions, isMoved }
}

async function placeRefusals(
  db: Pick<Database, 'select'>,
  settings: Settings,
  { due, portions, isMoved }: RequestedPlace,
  orderId: number,
): Promise<readonly PlaceRefusal[]> {
  const dayRefusals = isMoved ? closedRefusals(due, settings) : []
  const bookedPortions = (await portionsIn(db, [due], orderId)).get(slotKey(due)) ?? 0
  const isFull = !fits(portions, bookedPortions, capacityOf(due, settings))
  return isFull ? [...dayRefusals, refusal('slot-full', 'slot', { ...due, nearest: null })] : dayRefusals
}

function closedRefusals(due: Due, settings: Settings): readonly PlaceRefusal[] {
  if (!isDayOpen(due.date, settings))
    return [refusal('date-closed', 'date', { date: due.date, nearest: null })]
  const slot = closedSlotRefusal(due, settings)
  return slot ? [slot] : []
}
