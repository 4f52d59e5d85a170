import { picturePath } from '#app/paths.ts'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { type KitchenSection, sectionOf } from '#domain/staff/day/kitchen-sections.ts'
import { may, maySeeDay } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { addDish } from '#server/commands/shop/add-dish.ts'
import type { NewOne } from '#server/commands/shop/add-set.ts'
import { putDishOnSale } from '#server/commands/shop/put-dish-on-sale.ts'
import { sellOutDish } from '#server/commands/shop/sell-out-dish.ts'
import { dishList, dishUses, type OrderWithDish, ordersHit } from '#server/db/shop/dish-list.ts'
import { allDrafts } from '#server/db/shop/drafts.ts'
import type { Store } from '#server/db/store/store.ts'
import { editableDish } from './editable-dish.ts'
import { dishWidthPx } from './listed-sets.ts'

export interface ListedDish {
  readonly id: string
  readonly name: Text
  readonly section: KitchenSection
  /** Null if the dish was added since the menu was read. */
  readonly picture: string | null
  readonly allergens: readonly string[]
  readonly diet: 'vegan' | 'vegetarian' | null
  readonly sets: number
  readonly today: number
  readonly hasDraft: boolean
  /** False if it is off sale for good. */
  readonly isOnSale: boolean
  /** Null while it is available. */
  readonly soldOut: SoldOutNow | null
}

export interface SoldOutNow {
  readonly from: CalendarDate
  readonly until: CalendarDate
  readonly at: Date
  readonly by: string
  readonly hit: number
  /** The first orders whose days the role may see. */
  readonly orders: readonly Omit<OrderWithDish, 'dishId'>[]
}

export interface DishesDay {
  readonly today: CalendarDate
  readonly dishes: readonly ListedDish[]
}

export type DishesApi = ReturnType<typeof createDishesApi>

/** Further orders are only counted. */
const maxOrdersListed = 30

export function createDishesApi(store: Pick<Store, 'db' | 'content' | 'refresh'>, now: () => Date) {
  return {
    async list({ role }: StaffMember): Promise<DishesDay | null> {
      if (!may(role, 'mark-sold-out')) return null
      const today = todayInHongKong(now())
      const rows = await dishList(store.db)
      const drafts = await allDrafts(store.db)
      const draftIds = new Set(drafts.filter(({ kind }) => kind === 'dish').map(({ id }) => id))
      const { catalogue } = await store.content()
      const uses = new Map((await dishUses(store.db, today)).map((use) => [use.dishId, use]))
      const hits = Map.groupBy(await ordersHit(store.db, today, maxOrdersListed), (each) => each.dishId)
      const pictureOf = (id: string) => {
        const picture = catalogue.dishes.get(id)?.picture
        return picture ? picturePath(picture, dishWidthPx) : null
      }
      const sets = setsUsing(catalogue.sets.filter(({ published }) => published))
      return {
        today,
        dishes: rows.map(({ course, vegan, vegetarian, soldOut, ...dish }) => {
          const use = uses.get(dish.id)
          const isSoldOut = soldOut !== null && soldOut.until >= today
          return {
            ...dish,
            section: sectionOf(course),
            picture: pictureOf(dish.id),
            hasDraft: draftIds.has(dish.id),
            diet: vegan ? ('vegan' as const) : vegetarian ? ('vegetarian' as const) : null,
            sets: sets.get(dish.id) ?? 0,
            today: use?.today ?? 0,
            soldOut: isSoldOut
              ? {
                  ...soldOut,
                  hit: use?.hit ?? 0,
                  // Orders are sorted by day, so the visible ones come first.
                  orders: (hits.get(dish.id) ?? [])
                    .filter(({ dueDate }) => maySeeDay(role, dueDate, today))
                    .map(({ reference, dueDate, slot }) => ({ reference, dueDate, slot })),
                }
              : null,
          }
        }),
      }
    },
    dish: async ({ role }: StaffMember, dishId: string) =>
      may(role, 'edit-menus') ? editableDish(store, dishId, todayInHongKong(now())) : null,
    add: (staff: StaffMember, model: NewOne<string>) => addDish(store, model, staff, now()),
    putOnSale: (staff: StaffMember, dishId: string, isOnSale: boolean) =>
      putDishOnSale(store, { dishId, isOnSale }, staff, now()),
    /** @param until the last day without the dish; null restores it */
    sellOut: (staff: StaffMember, dishId: string, until: CalendarDate | null) =>
      sellOutDish(store, { dishId, until }, staff, now()),
  }
}

interface Offering {
  readonly groups: readonly { readonly dishes: readonly { readonly dish: { readonly id: string } }[] }[]
}

function setsUsing(sets: readonly Offering[]): ReadonlyMap<string, number> {
  const uses = sets.flatMap(({ groups }) => [
    ...new Set(groups.flatMap(({ dishes }) => dishes.map(({ dish }) => dish.id))),
  ])
  return new Map([...Map.groupBy(uses, (id) => id)].map(([id, all]) => [id, all.length]))
}
