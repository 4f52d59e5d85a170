/**
 * Dishes, categories and gifts may wait as drafts: the texts of their forms, which customers do not see before they are
 * published. Here the menu as it would be with them, for a preview.
 */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Dish, Gift, MenuCategory, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { withWhatFollows } from '#domain/menu/dish-faults.ts'
import { trueBadges } from '#domain/menu/set-badges.ts'
import { coursesToChoose } from '#domain/staff/work/kitchen-sections.ts'
import { dishValuesOf, readDish, typedDishValues } from './dish-values.ts'
import { giftValuesOn } from './gift-prices.ts'
import {
  categoryValues,
  giftValues,
  plainShelfValue,
  readShelf,
  shelfKinds,
  typedShelfValues,
} from './shelf-values.ts'

export const itemKinds = ['dish', ...shelfKinds] as const

export type ItemKind = (typeof itemKinds)[number]

/** Flat texts by the names of fields. */
export type ItemValues = Readonly<Record<string, string>>

export interface SavedAs {
  /** Absent: as its draft where it has or had one; otherwise customers see it at once. */
  readonly as?: 'draft' | 'published'
  /** Whether the form was opened on a draft, which somebody may have dropped since. */
  readonly wasDraft?: boolean
}

export interface ItemPlace {
  readonly kind: ItemKind
  readonly id: string
}

export interface ItemDraft {
  readonly kind: ItemKind
  readonly itemId: string
  readonly values: ItemValues
}

/**
 * A draft as a form sends it. One from before a field was edited here has the field as it is published, and one from
 * before texts were on one line may have line breaks.
 */
export const wholeDraft = (draft: ItemValues, published: ItemValues): ItemValues =>
  Object.fromEntries(
    Object.entries(published).map(([name, value]) => [name, plainShelfValue(name, draft[name] ?? value)]),
  )

/**
 * The values of a draft as the form of a day shows them: a price that was planned before its day is the present one on it,
 * so that an old draft can't bring the old price back.
 */
export const draftOn = (draft: ItemValues, published: ItemValues, day: CalendarDate): ItemValues =>
  giftValuesOn(wholeDraft(draft, published), day)

/** What a form that shows these values sends where nothing is typed: no more than it holds. */
export function asSent(kind: ItemKind, values: ItemValues): ItemValues {
  const read = (name: string) => values[name] ?? null
  return kind === 'dish' ? typedDishValues(read) : typedShelfValues(kind, read)
}

/** The values with what a form left as it was in all its length. */
export function withWhatIsStored(kind: ItemKind, values: ItemValues, stored: ItemValues): ItemValues {
  const shown = asSent(kind, stored)
  const kept = Object.entries(stored).filter(([name]) => values[name] === shown[name])
  return { ...values, ...Object.fromEntries(kept) }
}

interface Menu {
  readonly dishes: ReadonlyMap<string, Dish>
  readonly sets: readonly SetMenu[]
  readonly categories: readonly MenuCategory[]
  readonly gifts: readonly Gift[]
  readonly pictures: ReadonlyMap<string, Picture>
}

/**
 * A field of a draft that can't be read is as it is published.
 * @param day whose prices the gifts have
 */
export function withItemDrafts<Whole extends Menu>(
  menu: Whole,
  drafts: readonly ItemDraft[],
  day: CalendarDate,
): Whole {
  if (drafts.length === 0) return menu
  const pictures = new Map([...menu.pictures.values()].map((picture) => [picture.id, picture]))
  const stored = new Set(pictures.keys())
  const courses = coursesToChoose([...menu.dishes.values()].map(({ course }) => course))
  const editedOf = <Item>(
    { kind, id }: ItemPlace,
    published: ItemValues,
    read: (values: ItemValues) => Reading<Item>,
  ): Item | null => {
    const draft = drafts.find((each) => each.kind === kind && each.itemId === id)
    return draft ? readAnyhow(read, draftOn(draft.values, published, day), published) : null
  }

  const dishOf = (dish: Dish): Dish => {
    const edited = editedOf({ kind: 'dish', id: dish.id }, dishValuesOf(dish), (values) =>
      readDish(values, courses, stored),
    )
    if (!edited) return dish
    const picture = pictures.get(edited.picture.id) ?? dish.picture
    return { ...withWhatFollows({ ...dish, ...edited }), picture }
  }
  const categoryOf = (category: MenuCategory): MenuCategory => {
    const edited = editedOf({ kind: 'category', id: category.id }, categoryValues(category), (values) =>
      readShelf('category', values),
    )
    return { ...category, ...edited?.category }
  }
  const giftOf = (gift: Gift): Gift => {
    const edited = editedOf({ kind: 'gift', id: String(gift.id) }, giftValues(gift), (values) =>
      readShelf('gift', values, stored),
    )
    if (!edited) return gift
    const { imageId, aloneImageId, ...texts } = edited.gift
    const picture = pictures.get(imageId) ?? gift.picture
    return { ...gift, ...texts, picture, alone: pictures.get(aloneImageId) ?? picture }
  }

  const dishes = new Map([...menu.dishes].map(([id, dish]) => [id, dishOf(dish)]))
  return {
    ...menu,
    dishes,
    sets: menu.sets.map((set) => withDishes(set, dishes)),
    categories: menu.categories.map(categoryOf),
    gifts: menu.gifts.map(giftOf),
  }
}

/** The set with the dishes as they are here. */
function withDishes(set: SetMenu, dishes: Menu['dishes']): SetMenu {
  const groups = set.groups.map((group) => ({
    ...group,
    dishes: group.dishes.map((choice) => ({ ...choice, dish: dishes.get(choice.dish.id) ?? choice.dish })),
  }))
  return { ...set, groups, badges: trueBadges(set.badges, groups) }
}

type Reading<Item> =
  | { readonly ok: true; readonly value: Item }
  | { readonly ok: false; readonly problems: Readonly<Record<string, unknown>> }

/** Null: it contradicts itself even where each field that was wrong is as published. */
function readAnyhow<Item>(
  read: (values: ItemValues) => Reading<Item>,
  values: ItemValues,
  published: ItemValues,
): Item | null {
  const reading = read(values)
  if (reading.ok) return reading.value
  const wrong = Object.keys(reading.problems).map((name) => [name, published[name] ?? ''])
  const again = read({ ...values, ...Object.fromEntries(wrong) })
  return again.ok ? again.value : null
}
