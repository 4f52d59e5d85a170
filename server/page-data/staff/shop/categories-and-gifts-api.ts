import { todayInHongKong } from '#domain/calendar.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import type { Gift, MenuCategory, NextGiftPrice, SetMenu } from '#domain/menu/catalogue.ts'
import type { Form } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { categoryForm, type ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { menuForms } from '#domain/staff/shop/menus/menu-forms.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { addCategory } from '#server/commands/shop/add-category.ts'
import { addGift, type NewGift } from '#server/commands/shop/add-gift.ts'
import {
  type CategoryOrGiftPlace,
  moveCategoryOrGift,
  putCategoryOrGiftOnSale,
  removeCategoryOrGift,
} from '#server/commands/shop/list-category-or-gift.ts'
import { allDrafts } from '#server/db/shop/drafts.ts'
import { shopEventsBy, shopEventsOfAll } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import { type FormView, formValues } from './forms-api.ts'
import { importedIds } from './history-api.ts'
import { type PictureChoice, pastPictures, pictureChoices } from './pictures-api.ts'

export interface InCategory {
  /** The value is null for a gift. */
  readonly setId: number | null
  readonly name: Text
}

export interface CategoryContents {
  /** Contents on sale while the category is. */
  readonly onSale: readonly InCategory[]
  /** Sets of other categories that are also listed here. */
  readonly otherCategories: readonly InCategory[]
  readonly isEmpty: boolean
}

export interface CategoryOrGiftView extends Omit<FormView, 'versions'> {
  readonly id: string
  readonly name: Text
  /** Part of a gift's address; null for a category. */
  readonly slug: string | null
  /** Whether customers see it; a category needs a set on sale. */
  readonly isOnSale: boolean
  /** Null if no price is planned. */
  readonly next: NextGiftPrice | null
  /** The value is null for a gift. */
  readonly contents: CategoryContents | null
  /** The gift's current picture comes first. */
  readonly pictures: readonly PictureChoice[]
  /** The shop answers for these. */
  readonly allergens: readonly Allergen[]
}

export type CategoriesAndGiftsApi = ReturnType<typeof createCategoriesAndGiftsApi>

const maxPastChanges = 500

export function createCategoriesAndGiftsApi(
  store: Pick<Store, 'db' | 'content' | 'refresh'>,
  now: () => Date,
) {
  return {
    async list(): Promise<Readonly<Record<ItemKind, readonly CategoryOrGiftView[]>>> {
      const { catalogue, settings } = await store.content()
      const { allergens } = settings.service
      const { categories, sets, gifts } = catalogue
      const drafts = await allDrafts(store.db)
      const forms = menuForms(catalogue, todayInHongKong(now()))
      const valuesOf = (kind: ItemKind, id: string, form: Form<unknown>) => ({
        id,
        ...formValues(form, drafts.find((draft) => draft.kind === kind && draft.id === id) ?? null),
      })
      const past = await giftChanges(store.db, gifts)
      const view = gifts.flatMap((each) => {
        const form = forms.gift(String(each.id))
        if (!form) return []
        const item = valuesOf('gift', String(each.id), form)
        const before = past.get(each.id) ?? []
        const { values, publishedValues } = item
        return {
          each,
          item,
          names: [values.picture ?? '', publishedValues.picture ?? '', ...pastPictures(before)],
        }
      })
      const choices = await pictureChoices(
        store.db,
        view.flatMap(({ names }) => names),
      )
      return {
        category: categories.map((each) => ({
          ...valuesOf('category', each.id, categoryForm(each, catalogue.hasEnglish)),
          slug: null,
          name: each.name,
          isOnSale: each.onSale,
          next: null,
          pictures: [],
          contents: contentsOf(each, sets, gifts),
          allergens,
        })),
        gift: view.map(({ each, item, names }) => ({
          ...item,
          allergens,
          slug: each.slug,
          name: each.name,
          isOnSale: each.published,
          contents: null,
          next: each.nextPrice,
          pictures: [...new Set(names)].flatMap((name) => choices.find(({ value }) => value === name) ?? []),
        })),
      }
    },
    move: (staff: StaffMember, move: Parameters<typeof moveCategoryOrGift>[1]) =>
      moveCategoryOrGift(store, move, staff, now()),
    putOnSale: (staff: StaffMember, sale: Parameters<typeof putCategoryOrGiftOnSale>[1]) =>
      putCategoryOrGiftOnSale(store, sale, staff, now()),
    addCategory: (staff: StaffMember, values: Values) => addCategory(store, values, staff, now()),
    addGift: (staff: StaffMember, gift: NewGift) => addGift(store, gift, staff, now()),
    remove: (staff: StaffMember, place: CategoryOrGiftPlace) =>
      removeCategoryOrGift(store, place, staff, now()),
  }
}

async function giftChanges(db: Store['db'], gifts: readonly Gift[]) {
  const edits = await shopEventsBy(db, 'edit-gift', maxPastChanges)
  const importedEvents = await shopEventsOfAll(
    db,
    gifts.map(({ id }) => importedIds.gift(String(id))),
    maxPastChanges,
  )
  const all = [...edits, ...importedEvents].toSorted((one, other) => other.id - one.id)
  return new Map(
    gifts.map(({ id }) => [
      id,
      all.filter(({ subjectId }) => [String(id), importedIds.gift(String(id))].includes(subjectId)),
    ]),
  )
}

function contentsOf(
  { id, kind }: MenuCategory,
  sets: readonly SetMenu[],
  gifts: readonly Gift[],
): CategoryContents {
  const countOnSale = <Row extends { readonly published: boolean }>(rows: readonly Row[]) =>
    rows.filter(({ published }) => published)
  if (kind === 'gifts')
    return {
      onSale: countOnSale(gifts).map(({ name }) => ({ setId: null, name })),
      otherCategories: [],
      isEmpty: false,
    }
  const [menus, others] = [
    sets.filter(({ categoryId }) => categoryId === id),
    sets.filter(({ alsoIn }) => alsoIn.includes(id)),
  ]
  const setNames = (of: readonly SetMenu[]) => countOnSale(of).map(({ id: setId, name }) => ({ setId, name }))
  return {
    onSale: setNames(menus),
    otherCategories: setNames(others),
    isEmpty: menus.length + others.length === 0,
  }
}
