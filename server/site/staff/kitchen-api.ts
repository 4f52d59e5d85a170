/** What the pages of the kitchen may request: the dishes of a day, and its labels. Without prices and phone numbers. */
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { FieldChange } from '#domain/order-situation.ts'
import { may, maySeeDay, type Role } from '#domain/permissions.ts'
import { type AllergyMatch, allergyMatches } from '#domain/staff/allergy.ts'
import { type KitchenSection, sectionOf } from '#domain/staff/kitchen-sections.ts'
import type { LabelChoice } from '#domain/staff/label-choice.ts'
import { kitchenChanges } from '#domain/staff/late-changes.ts'
import { type DishToCook, dishesToCook } from '#domain/staff/production.ts'
import { acknowledgeChange } from '#server/commands/orders/acknowledge-change.ts'
import { unlessAway } from '#server/commands/unless-away.ts'
import { printLabels } from '#server/commands/work/print-labels.ts'
import { type Tick, tickDish } from '#server/commands/work/tick-dish.ts'
import type { Store } from '#server/db/store/store.ts'
import { cookedDishesOf, type KitchenOrder, kitchenOrders } from '#server/db/work/kitchen.ts'
import { type LateChange, lateChangesOf } from '#server/db/work/late-changes.ts'
import type { Session } from '#server/site/session.ts'
import { type LabelDay, labelDay } from './label-day.ts'

export interface KitchenDish extends DishToCook {
  readonly section: KitchenSection
  readonly vegetarian: boolean
  /** A guest of an order that has the dish is allergic to something in it. */
  readonly isAllergic: boolean
  /** Ticked off by whom, and when; `portions` were due then. Null: not yet. */
  readonly done: { readonly by: string; readonly at: Date; readonly portions: number } | null
}

type DayOrder = Pick<KitchenOrder, 'reference' | 'slot' | 'portions' | 'name' | 'instructions'> & {
  /** What guests are allergic to, with the chosen dishes that contain it. */
  readonly allergies: readonly AllergyMatch[]
}

export type KitchenChange = Pick<
  LateChange,
  'id' | 'reference' | 'slot' | 'name' | 'verb' | 'at' | 'moved' | 'seen'
> & { readonly changes: readonly FieldChange[] }

export interface KitchenDay {
  readonly today: CalendarDate
  readonly date: CalendarDate
  readonly mayTick: boolean
  /** Changes after the day was planned, without what they cost. */
  readonly late: readonly KitchenChange[]
  readonly orders: readonly DayOrder[]
  readonly dishes: readonly KitchenDish[]
}

export interface KitchenApi {
  /** Null: the role does not see the orders of that day. No date: today. */
  day(role: Role, date: CalendarDate | null): Promise<KitchenDay | null>
  tick(session: Session, tick: Tick): ReturnType<typeof tickDish>
  acknowledge(
    session: Session,
    change: Parameters<typeof acknowledgeChange>[1],
  ): ReturnType<typeof acknowledgeChange>
  labels(role: Role, date: CalendarDate | null, choice: LabelChoice): Promise<LabelDay | null>
  /** The labels that are printed now, and remembered as printed; null: the role may not, or not on that day. */
  print(
    session: Session,
    date: CalendarDate,
    choice: LabelChoice,
  ): Promise<LabelDay | 'temporarily-unavailable' | null>
}

export function createKitchenApi(store: Pick<Store, 'db' | 'content'>, now: () => Date): KitchenApi {
  const dishes = async () => (await store.content()).catalogue.dishes

  return {
    async day(role, given) {
      const today = todayInHongKong(now())
      const date = given ?? today
      if (!maySeeDay(role, date, today)) return null
      const [orders, cooked, known, late] = await Promise.all([
        kitchenOrders(store.db, date),
        cookedDishesOf(store.db, date),
        dishes(),
        lateChangesOf(store.db, date),
      ])
      const doneOf = new Map(
        cooked.map(({ dishId, cookedBy, cookedAt, portions }) => [
          dishId,
          { by: cookedBy, at: cookedAt, portions },
        ]),
      )
      const dayOrders = orders.map(
        (order): DayOrder => ({
          reference: order.reference,
          slot: order.slot,
          portions: order.portions,
          name: order.name,
          instructions: order.instructions,
          allergies: allergyMatches(
            { allergens: order.allergens, dishes: order.lines.flatMap((line) => line.dishes) },
            (id) => known.get(id)?.allergens,
          ),
        }),
      )
      const risky = new Set(
        dayOrders.flatMap(({ allergies }) =>
          allergies.flatMap(({ dishes }) => dishes.map(({ dishId }) => dishId)),
        ),
      )
      return {
        today,
        date,
        mayTick: may(role, 'tick-dishes'),
        late: late.map(({ id, reference, slot, name, verb, at, moved, seen, changes }) => ({
          ...{ id, reference, slot, name, verb, at, moved, seen },
          changes: kitchenChanges(changes),
        })),
        orders: dayOrders,
        dishes: dishesToCook(orders).map((dish) => ({
          ...dish,
          section: sectionOf(known.get(dish.dishId)?.course),
          vegetarian: known.get(dish.dishId)?.vegetarian ?? false,
          isAllergic: risky.has(dish.dishId),
          done: doneOf.get(dish.dishId) ?? null,
        })),
      }
    },
    tick: (session, tick) => tickDish(store, tick, session.staff, now()),
    acknowledge: (session, change) => acknowledgeChange(store, change, session.staff, now()),
    labels: (role, date, choice) => labelDay(store, role, date, choice, now()),
    async print({ staff }, date, choice) {
      const day = await unlessAway(() => labelDay(store, staff.role, date, choice, now()))
      if (day === null || day === 'temporarily-unavailable') return day
      const saved = await printLabels(store, day.labels, date, staff, now())
      return saved === 'saved' ? day : saved
    },
  }
}
