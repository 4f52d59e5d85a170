import type { CalendarDate } from '#domain/calendar.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import { coursesToChoose } from '#domain/staff/day/kitchen-sections.ts'
import { dishForm } from '#domain/staff/shop/menus/dish-values.ts'
import { menuContext } from '#domain/staff/shop/menus/menu-forms.ts'
import { promotionsGiving, setsWithoutDish } from '#domain/staff/shop/menus/off-sale.ts'
import type { Text } from '#domain/text.ts'
import { ordersWithDish } from '#server/db/shop/dish-list.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import { type FormView, formView } from './forms-api.ts'
import { type PictureChoice, pastPictures, pictureChoices } from './pictures-api.ts'

export interface EditableDishView extends FormView {
  readonly id: string
  readonly name: Text
  readonly courses: readonly string[]
  /** The shop answers for these. */
  readonly allergens: readonly Allergen[]
  readonly isOnSale: boolean
  readonly sets: readonly SetOffering[]
  /** Promotions that do not apply while the dish is off sale. */
  readonly promotions: readonly Text[]
  readonly ordersToCome: Awaited<ReturnType<typeof ordersWithDish>>
  /** The current picture comes first. */
  readonly pictures: readonly PictureChoice[]
}

export interface SetOffering {
  readonly id: number
  readonly name: Text
  /** False if an owner must change the set before it works without the dish. */
  readonly canDoWithout: boolean
  /** Defaults that would replace it. */
  readonly instead: readonly Text[]
}

const maxPastChanges = 200

/** Further orders are only counted. */
const maxOrdersListed = 30

export async function editableDish(
  store: Pick<Store, 'db' | 'content'>,
  dishId: string,
  today: CalendarDate,
): Promise<EditableDishView | null> {
  const { catalogue, settings } = await store.content()
  const { dishes } = catalogue
  const { promotions } = await loadSettings(store.db)
  const dish = dishes.get(dishId)
  if (!dish) return null
  const past = await shopEventsOf(store.db, dishId, maxPastChanges)
  const context = menuContext(catalogue)
  const courses = coursesToChoose([...dishes.values()].map(({ course }) => course))
  const form = dishForm(dish, {
    courses,
    pictures: new Set(context.pictures.keys()),
    hasEnglish: context.hasEnglish,
  })
  const { view } = await formView(store.db, { kind: 'dish', id: dishId }, form)
  return {
    ...view,
    courses,
    allergens: settings.service.allergens,
    id: dish.id,
    name: dish.name,
    isOnSale: dish.onSale,
    pictures: await pictureChoices(
      store.db,
      [view.values.picture ?? '', String(dish.picture.id), ...pastPictures(past)],
      dish.picture,
    ),
    sets: setsWithoutDish(dishId, context, catalogue.sets).map(
      ({ set: { id, name }, editedSet, newDefaults }) => ({
        id,
        name,
        canDoWithout: editedSet !== null,
        instead: newDefaults.flatMap((each) => dishes.get(each)?.name ?? []),
      }),
    ),
    promotions: promotionsGiving(dishId, promotions),
    ordersToCome: await ordersWithDish(store.db, dishId, today, maxOrdersListed),
  }
}
