import { picturePath } from '#app/paths.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import type { Dish, SetMenu } from '#domain/menu/catalogue.ts'
import { findByName } from '#domain/menu/set-lookup.ts'
import type { Cents } from '#domain/money.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { type Arrangement, arrange } from '#domain/staff/shop/menus/arrange-set.ts'
import { menuContext } from '#domain/staff/shop/menus/menu-forms.ts'
import { setForm } from '#domain/staff/shop/menus/read-set.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { addSet, type NewOne } from '#server/commands/shop/add-set.ts'
import { moveSet, putOnSale, type SetMove } from '#server/commands/shop/list-set.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import type { Store } from '#server/db/store/store.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import { type FormView, formView } from './forms-api.ts'
import { dishWidthPx, listedSets } from './listed-sets.ts'
import { menuPreview, setPreview } from './menu-preview.ts'
import { type PictureChoice, pictureChoices } from './pictures-api.ts'

export interface DishChoice extends Pick<Dish, 'id' | 'name' | 'allergens' | 'onSale'> {
  readonly picture: string
}

export interface EditableSetView extends FormView {
  readonly id: number
  readonly slug: string
  readonly name: Text
  readonly price: Cents
  readonly isOnSale: boolean
  readonly pricing: SetMenu['pricing']
  readonly dishes: readonly DishChoice[]
  readonly categories: readonly { readonly id: string; readonly name: Text; readonly isOnSale: boolean }[]
  readonly courses: readonly string[]
  readonly horizonDays: number
  /** The draft's picture comes first. */
  readonly pictures: readonly PictureChoice[]
}

export type MenusApi = ReturnType<typeof createMenusApi>

export function createMenusApi(store: Pick<Store, 'db' | 'content' | 'refresh'>, now: () => Date) {
  const findSet = async (setId: number) =>
    (await store.content()).catalogue.sets.find(({ id }) => id === setId)
  return {
    list: () => listedSets(store, todayInHongKong(now())),
    async set(setId: number): Promise<EditableSetView | null> {
      const set = await findSet(setId)
      if (!set) return null
      const { catalogue, settings } = await store.content()
      const context = menuContext(catalogue)
      const form = setForm(set, context, todayInHongKong(now()))
      const { view, sources } = await formView(store.db, { kind: 'set', id: String(setId) }, form)
      return {
        ...view,
        id: set.id,
        slug: set.slug,
        name: set.name,
        price: set.price,
        isOnSale: set.published,
        pricing: set.pricing,
        dishes: listedDishes(catalogue),
        courses: context.courses,
        horizonDays: settings.horizonDays,
        categories: catalogue.categories
          .filter(({ kind }) => kind === 'sets')
          .map(({ id, name, onSale }) => ({ id, name, isOnSale: onSale })),
        pictures: await pictureChoices(
          store.db,
          sources.map(({ picture = '' }) => picture),
          set.picture,
        ),
      }
    },
    async arranged(setId: number, values: Values, arrangement: Arrangement): Promise<Values> {
      const set = await findSet(setId)
      return set ? arrange(values, arrangement, set.pricing) : values
    },
    /** Null if the set does not exist or the person may not see it. */
    draft: (staff: StaffMember, setId: number) => setPreview(store, staff, setId, now()),
    /** `gift`: the previewed gift, which may be off sale. */
    preview: (staff: StaffMember, api: SiteApi, gift: string | null) =>
      menuPreview(store, staff, api, gift, now()),
    /** Finds a dish by id or by its name in either language. */
    async dishCalled(words: string): Promise<string | null> {
      const { dishes } = (await store.content()).catalogue
      const onSale = [...dishes.values()].filter((dish) => dish.onSale)
      const namedSets = onSale.map(({ id, name }) => ({ slug: id, name }))
      return findByName(namedSets, words)?.slug ?? null
    },
    add: (staff: StaffMember, model: NewOne<number>) => addSet(store, model, staff, now()),
    putOnSale: (staff: StaffMember, setId: number, isOnSale: boolean) =>
      putOnSale(store, { setId, isOnSale }, staff, now()),
    move: (staff: StaffMember, setId: number, move: SetMove) => moveSet(store, { setId, move }, staff, now()),
  }
}

const listedDishes = ({ dishes }: Pick<Catalogue, 'dishes'>): readonly DishChoice[] =>
  [...dishes.values()].map(({ id, name, allergens, onSale, picture }) => ({
    id,
    name,
    allergens,
    onSale,
    picture: picturePath(picture, dishWidthPx),
  }))
