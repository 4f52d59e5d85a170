import type { CalendarDate } from '#domain/calendar.ts'
import type { Dish, Gift, MenuCategory, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { withWhatFollows } from '#domain/menu/dish-faults.ts'
import { giftOn } from '#domain/menu/gift-price.ts'
import { trueBadges } from '#domain/menu/set-badges.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import { coursesToChoose } from '#domain/staff/day/kitchen-sections.ts'
import { type Form, readAnyhow } from '#domain/staff/forms/form.ts'
import type { Draft } from '#domain/staff/forms/place.ts'
import { categoryForm, giftForm } from './category-and-gift-values.ts'
import { dishForm } from './dish-values.ts'
import { type MenuContext, readSetAnyhow, setForm, withEdits } from './read-set.ts'

export const itemKinds = ['dish', 'category', 'gift'] as const
export type ItemKind = (typeof itemKinds)[number]

export interface EditableMenu {
  readonly dishes: ReadonlyMap<string, Dish>
  readonly sets: readonly SetMenu[]
  readonly categories: readonly MenuCategory[]
  readonly gifts: readonly Gift[]
  readonly pictures: ReadonlyMap<string, Picture>
  readonly hasEnglish?: boolean
}

export const menuContext = ({
  dishes,
  categories,
  pictures,
  sets,
  hasEnglish,
}: Omit<EditableMenu, 'gifts'>): MenuContext => ({
  dishes,
  sets,
  hasEnglish,
  // A dish's course may differ from its group's.
  courses: coursesToChoose([
    ...[...dishes.values()].map(({ course }) => course),
    ...sets.flatMap(({ groups }) => groups.map(({ course }) => course)),
  ]),
  pictures: new Map([...pictures.values()].map((picture) => [picture.id, picture])),
  categories: categories.filter(({ kind }) => kind === 'sets').map(({ id }) => id),
})

export function menuForms(menu: EditableMenu, day: CalendarDate) {
  const context = menuContext(menu)
  const { hasEnglish } = menu
  const pictures = new Set(context.pictures.keys())
  const courses = coursesToChoose([...menu.dishes.values()].map(({ course }) => course))
  const [sets, categories, gifts] = [byId(menu.sets), byId(menu.categories), byId(menu.gifts)]
  return {
    set: find(sets, (set) => setForm(pricedOn(set, day), context, day)),
    dish: find(menu.dishes, (dish) => dishForm(dish, { courses, pictures, hasEnglish })),
    category: find(categories, (category) => categoryForm(category, hasEnglish)),
    gift: find(gifts, (gift) => giftForm(giftOn(gift, day), { pictures, day, hasEnglish })),
  }
}

const byId = <Thing extends { readonly id: string | number }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [String(thing.id), thing]))

const find =
  <Thing, Edit>(things: ReadonlyMap<string, Thing>, formOf: (thing: Thing) => Form<Edit>) =>
  (id: string): Form<Edit> | null => {
    const thing = things.get(id)
    return thing === undefined ? null : formOf(thing)
  }

/**
 * Unreadable values of a draft stay as published.
 * @param day prices are those of this day
 */
export function withDrafts<Menu extends EditableMenu>(
  menu: Menu,
  drafts: readonly Draft[],
  day: CalendarDate,
): Menu {
  if (drafts.length === 0) return menu
  const draftOf = (kind: Draft['kind'], id: string | number) =>
    drafts.find((draft) => draft.kind === kind && draft.id === String(id))?.values
  const forms = menuForms(menu, day)
  const { pictures } = menuContext(menu)
  const editOf = <Edit>(kind: ItemKind, id: string | number, form: Form<Edit> | null): Edit | null => {
    const draft = draftOf(kind, id)
    return draft && form ? readAnyhow(form, form.whole(draft)) : null
  }
  const dishOf = (dish: Dish): Dish => {
    const edit = editOf('dish', dish.id, forms.dish(dish.id))
    if (!edit) return dish
    const picture = pictures.get(edit.picture.id) ?? dish.picture
    return { ...withWhatFollows({ ...dish, ...edit }), picture }
  }
  const giftOf = (gift: Gift): Gift => {
    const edit = editOf('gift', gift.id, forms.gift(String(gift.id)))
    if (!edit) return gift
    const { imageId, aloneImageId, ...texts } = edit
    const picture = pictures.get(imageId) ?? gift.picture
    return { ...gift, ...texts, picture, alone: pictures.get(aloneImageId) ?? picture }
  }
  const categories = menu.categories.map((category) => ({
    ...category,
    ...editOf('category', category.id, forms.category(category.id)),
  }))
  const dishes = new Map([...menu.dishes].map(([id, dish]) => [id, dishOf(dish)]))
  const sets = menu.sets.map((set) => withDishes(set, dishes))
  const newMenu = { ...menu, dishes, sets, categories, gifts: menu.gifts.map(giftOf) }
  const context = menuContext(newMenu)
  const setOf = (set: SetMenu): SetMenu => {
    const draft = draftOf('set', set.id)
    const form = draft && setForm(set, context, day)
    const edit = draft && form ? readSetAnyhow(form, form.whole(draft)) : null
    return edit ? withEdits(set, edit, context) : set
  }
  return { ...newMenu, sets: sets.map(setOf) }
}

function withDishes(set: SetMenu, dishes: EditableMenu['dishes']): SetMenu {
  const groups = set.groups.map((group) => ({
    ...group,
    dishes: group.dishes.map((choice) => ({ ...choice, dish: dishes.get(choice.dish.id) ?? choice.dish })),
  }))
  return { ...set, groups, badges: trueBadges(set.badges, groups) }
}
