/** The kitchen sees no prices and phone numbers. */
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { Dish } from '#domain/menu/catalogue.ts'
import { type AllergyMatch, allergyMatches } from '#domain/ordering/allergy-matches.ts'
import { dishesOfOrder } from '#domain/ordering/dishes-of-order.ts'
import type { FieldChange } from '#domain/placed/order-situation.ts'
import { containersOf } from '#domain/staff/day/containers.ts'
import { type KitchenSection, sectionOf } from '#domain/staff/day/kitchen-sections.ts'
import { type KitchenView, ordersByRun } from '#domain/staff/day/kitchen-views.ts'
import { kitchenChanges } from '#domain/staff/day/late-changes.ts'
import { type DishToCook, dishesToCook } from '#domain/staff/day/production.ts'
import { leavingTime } from '#domain/staff/day/runs.ts'
import { may, maySeeDay, type Role } from '#domain/staff/permissions.ts'
import type { Store } from '#server/db/store/store.ts'
import { cookedDishesOf, type KitchenOrder, kitchenOrders } from '#server/db/work/kitchen.ts'
import { type LateChange, lateChangesOf } from '#server/db/work/late-changes.ts'
import { runsOf } from '#server/db/work/runs.ts'
import { type Ruler, rulerOf } from './day-ruler.ts'

export interface KitchenDish extends DishToCook {
  readonly section: KitchenSection
  readonly vegetarian: boolean
  /** A guest who gets the dish is allergic to something in it. */
  readonly isAllergic: boolean
  /** Null until done; `portions` were due at that time. */
  readonly tick: { readonly by: string; readonly at: Date; readonly portions: number } | null
}

export type DayOrder = Pick<
  KitchenOrder,
  'id' | 'reference' | 'slot' | 'status' | 'fulfilment' | 'portions' | 'name' | 'place' | 'customerNotes'
> & {
  readonly allergies: readonly AllergyMatch[]
  /** Trays and boxes. */
  readonly pieces: number
  /** Empty in views that do not list dishes. */
  readonly dishes: readonly PackedDish[]
}

type PackedDish = Pick<DishToCook, 'dishId' | 'name' | 'portions' | 'trays'> &
  Pick<KitchenDish, 'vegetarian' | 'isAllergic'>

export interface DayRun {
  readonly number: number
  readonly driver: string | null
  readonly leftAt: Date | null
  /** The time is HH:mm. */
  readonly leavesAt: string
  /** The order ids are in driving order. */
  readonly stops: readonly number[]
}

export type KitchenChange = Pick<
  LateChange,
  'id' | 'reference' | 'slot' | 'name' | 'verb' | 'at' | 'moved' | 'seen'
> & { readonly changes: readonly FieldChange[] }

export interface KitchenDay {
  readonly now: Date
  readonly today: CalendarDate
  readonly date: CalendarDate
  readonly ruler: Ruler | null
  readonly mayMark: boolean
  /** Changes after planning, without prices. */
  readonly late: readonly KitchenChange[]
  readonly orders: readonly DayOrder[]
  readonly dishes: readonly KitchenDish[]
  readonly dishCount: number
  readonly slots: readonly string[]
  readonly runs: readonly DayRun[]
}

/**
 * @param given null for today
 * @returns null if the role may not see that day
 */
export async function kitchenDay(
  store: Pick<Store, 'db' | 'content'>,
  role: Role,
  day: CalendarDate | null,
  view: KitchenView,
  now: Date,
): Promise<KitchenDay | null> {
  const today = todayInHongKong(now)
  const date = day ?? today
  if (!maySeeDay(role, date, today)) return null
  const [orders, cooked, { catalogue }, late, runs, ruler] = await Promise.all([
    kitchenOrders(store.db, date),
    cookedDishesOf(store.db, date),
    store.content(),
    lateChangesOf(store.db, date),
    view === 'run' ? runsOf(store.db, date) : [],
    view === 'run' ? null : rulerOf(store, date, now),
  ])
  const dishById = catalogue.dishes
  const dayOrders = orders.map((order) => dayOrder(order, dishById, view))
  const risky = riskyIn(dayOrders.flatMap(({ allergies }) => allergies))
  const doneOf = new Map(
    cooked.map(({ dishId, cookedBy, cookedAt, portions }) => [
      dishId,
      { by: cookedBy, at: cookedAt, portions },
    ]),
  )
  const toCook = dishesToCook(orders)
  return {
    now,
    today,
    date,
    ruler,
    mayMark: may(role, 'tick-dishes'),
    late: late.map(({ id, reference, slot, name, verb, at, moved, seen, changes }) => ({
      id,
      reference,
      slot,
      name,
      verb,
      at,
      moved,
      seen,
      changes: kitchenChanges(changes),
    })),
    orders: dayOrders,
    dishCount: toCook.length,
    slots: [...new Set(toCook.flatMap(({ bySlot }) => [...bySlot.keys()]))].toSorted(),
    dishes: (view === 'dish' ? toCook : []).map((dish) => ({
      ...dish,
      section: sectionOf(dishById.get(dish.dishId)?.course),
      vegetarian: dishById.get(dish.dishId)?.vegetarian ?? false,
      isAllergic: risky.has(dish.dishId),
      tick: doneOf.get(dish.dishId) ?? null,
    })),
    runs: ordersByRun(runs, orders).runs.map(({ run, orders: runOrders }) => ({
      number: run.number,
      driver: run.driver?.name ?? null,
      leftAt: run.leftAt,
      leavesAt: leavingTime(runOrders[0]?.slot ?? ''),
      stops: runOrders.map(({ id }) => id),
    })),
  }
}

function dayOrder(order: KitchenOrder, dishById: ReadonlyMap<string, Dish>, view: KitchenView): DayOrder {
  const { id, reference, slot, status, fulfilment, portions, name, place, customerNotes } = order
  const allergies = allergyMatches(
    { allergens: order.allergens, dishes: dishesOfOrder(order) },
    (dishId) => dishById.get(dishId)?.allergens,
  )
  const risky = riskyIn(allergies)
  return {
    id,
    reference,
    slot,
    status,
    fulfilment,
    portions,
    name,
    place,
    customerNotes,
    allergies,
    pieces: containersOf(order).length,
    dishes: (view === 'order' ? dishesToCook([order]) : []).map((dish) => ({
      dishId: dish.dishId,
      name: dish.name,
      portions: dish.portions,
      trays: dish.trays,
      vegetarian: dishById.get(dish.dishId)?.vegetarian ?? false,
      isAllergic: risky.has(dish.dishId),
    })),
  }
}

const riskyIn = (allergies: readonly AllergyMatch[]): ReadonlySet<string> =>
  new Set(allergies.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId)))
