/** One dish as an owner edits it: its draft, what customers see, and what depends on it. */
import type { CalendarDate } from '#domain/calendar.ts'
import { type DishValues, dishValuesOf } from '#domain/staff/menus/dish-values.ts'
import { wholeDraft } from '#domain/staff/menus/item-drafts.ts'
import { promotionsGiving, setsWithoutDish } from '#domain/staff/menus/off-sale.ts'
import { coursesToChoose } from '#domain/staff/work/kitchen-sections.ts'
import type { Text } from '#domain/text.ts'
import { ordersWithDish } from '#server/db/shop/dish-list.ts'
import { itemDraft } from '#server/db/shop/item-drafts.ts'
import { menuFacts } from '#server/db/shop/menu-facts.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import { type PictureChoice, pastPictures, pictureChoices } from './pictures-api.ts'

/** When a draft was saved, and by whom. */
export interface DraftSaved {
  readonly at: Date
  readonly by: string
}

export interface EditableDishView {
  readonly id: string
  readonly name: Text
  readonly published: DishValues
  /** The draft, or what is published. */
  readonly values: DishValues
  readonly draft: DraftSaved | null
  readonly courses: readonly string[]
  readonly isOnSale: boolean
  /** The sets that offer it, and what they would become without it. */
  readonly sets: readonly SetOffering[]
  /** Promotions that give it: nobody gets them while it is off sale. */
  readonly promotions: readonly Text[]
  /** Orders to come that have it, and the first of them. */
  readonly ordersToCome: Awaited<ReturnType<typeof ordersWithDish>>
  /** Those that it has or had, the one of now first. */
  readonly pictures: readonly PictureChoice[]
}

export interface SetOffering {
  readonly id: number
  readonly name: Text
  /** False: it can't be made without the dish before an owner changes it. */
  readonly canDoWithout: boolean
  /** What guests would get in its place, where it is chosen beforehand. */
  readonly instead: readonly Text[]
}

/** Changes of a dish in which its earlier pictures are looked for. */
const maxPastChanges = 200

/** Orders that are named; more are only counted. */
const maxOrdersListed = 30

/** Null: there is no such dish. */
export async function editableDish(
  store: Pick<Store, 'db' | 'content'>,
  dishId: string,
  today: CalendarDate,
): Promise<EditableDishView | null> {
  const { catalogue } = await store.content()
  const { dishes } = catalogue
  const { promotions } = await loadSettings(store.db)
  const dish = dishes.get(dishId)
  if (!dish) return null
  const past = await shopEventsOf(store.db, dishId, maxPastChanges)
  const published = dishValuesOf(dish)
  const draft = await itemDraft(store.db, { kind: 'dish', id: dishId }).read()
  const values = draft ? wholeDraft(draft.values, published) : published
  return {
    id: dish.id,
    name: dish.name,
    isOnSale: dish.onSale,
    published,
    values,
    draft: draft && { at: draft.at, by: draft.by },
    pictures: await pictureChoices(store.db, [
      values.picture ?? '',
      String(dish.picture.id),
      ...pastPictures(past),
    ]),
    courses: coursesToChoose([...dishes.values()].map(({ course }) => course)),
    sets: setsWithoutDish(dishId, menuFacts(catalogue), catalogue.sets).map(
      ({ set: { id, name }, edited, newDefaults }) => ({
        id,
        name,
        canDoWithout: edited !== null,
        instead: newDefaults.flatMap((each) => dishes.get(each)?.name ?? []),
      }),
    ),
    promotions: promotionsGiving(dishId, promotions),
    ordersToCome: await ordersWithDish(store.db, dishId, today, maxOrdersListed),
  }
}
