/** What the set dialog shows of a set, in one language. */

import { mealPath } from '#app/paths.ts'
import { type MealView, mealView } from '#app/set/view.ts'
import { type BadgeView, badgeViews, setFacts } from '#app/site/menu/menu-view.ts'
import { groupNote, setDialog } from '#content/pages/menu.ts'
import { contains, includedExtras, people } from '#content/pages/set.ts'
import type { DishGroup, GroupDish, MenuCategory, Picture, SetMenu } from '#domain/catalogue.ts'
import { chatGreeting, chatLink } from '#domain/chat-message.ts'
import { formatMoney } from '#domain/money.ts'
import { type PriceParts, priceParts, priceText } from '#domain/price-display.ts'
import type { Lang } from '#domain/text.ts'

export interface RowView {
  readonly id: string
  readonly name: string
  readonly picture: Picture
  readonly diet: 'vegan' | 'vegetarian' | null
  readonly spicy: boolean
  /** "含麩質、大豆", or null without declared allergens. */
  readonly contains: string | null
  readonly note: string | null
  /** "+$48", "$18"; null at no extra charge. */
  readonly charge: string | null
  /** Comes with the set, whatever is chosen. */
  readonly isIncluded: boolean
}

export interface DishGroupView {
  readonly id: string
  readonly name: string
  /** "5 款揀 3 款". */
  readonly note: string
  readonly dishes: readonly RowView[]
}

export interface SheetView {
  readonly name: string
  readonly groups: readonly DishGroupView[]
}

export interface SetDialogView {
  readonly slug: string
  readonly name: string
  readonly facts: string
  readonly description: string
  readonly price: PriceParts
  readonly badges: readonly BadgeView[]
  readonly picture: Picture
  /** Further pictures: some of the dishes, a few to a picture. */
  readonly plates: readonly (readonly RowView[])[]
  readonly groups: readonly DishGroupView[]
  readonly sheets: readonly SheetView[]
  readonly chatHref: string
  readonly onlineHref: string
  /** Sold on the shop site: the online button leaves this site. */
  readonly isSoldElsewhere: boolean
  /** What choosing dishes here needs; null where the full menu is shown instead (spec section 2). */
  readonly selection: MealView | null
}

export interface SetDialogFacts {
  readonly categories: readonly MenuCategory[]
  readonly config: { readonly chatNumber: string; readonly shopUrl: string }
  readonly lang: Lang
}

/** A set with sheets opens the viewer of its full menu, any other one the selection (spec section 2). */
export function setDialogView(set: SetMenu, { categories, config, lang }: SetDialogFacts): SetDialogView {
  const groups = set.groups.map((group) => dishGroupView(group, lang))
  const view = mealView(set, {
    lang,
    category: categories.find(({ id }) => id === set.categoryId),
    people: people(set.serves),
    shopUrl: config.shopUrl,
  })
  return {
    slug: set.slug,
    name: set.name[lang],
    facts: [...setFacts(set).map((fact) => fact[lang]), ...included(set, lang)].join(' · '),
    description: set.description[lang],
    price: priceParts(set, lang),
    badges: badgeViews(set, lang),
    picture: set.picture,
    plates: plates(set, groups),
    groups,
    sheets: set.sheets.map(({ name, groupIds }) => ({
      name: name[lang],
      groups: groups.filter(({ id }) => groupIds.includes(id)),
    })),
    chatHref: chatLink(config.chatNumber, chatGreeting(set.name, lang, priceText(set))),
    onlineHref: view.soldAt ?? mealPath(set.slug, lang),
    isSoldElsewhere: view.soldAt !== null,
    selection: set.sheets.length === 0 && view.soldAt === null ? view : null,
  }
}

function included(
  { includesDelivery, includedCutlery, includedTongs }: SetMenu,
  lang: Lang,
): readonly string[] {
  const extras = includedExtras(includedCutlery, includedTongs)
  return [...extras, ...(includesDelivery ? [setDialog.deliveryIncluded] : [])].map((text) => text[lang])
}

export function dishGroupView(group: DishGroup, lang: Lang): DishGroupView {
  const { id, name, min, max, dishes } = group
  const isFixed = min === max && dishes.length === max
  return {
    id,
    name: name[lang],
    note: groupNote({ min, max, of: dishes.length })[lang],
    dishes: dishes.map((choice) => rowView(choice, isFixed, lang)),
  }
}

function rowView({ dish, extra, price, note }: GroupDish, isFixed: boolean, lang: Lang): RowView {
  const { id, name, picture, vegan, vegetarian, spicy, allergens } = dish
  const charge = price !== null ? formatMoney(price) : extra > 0 ? `+${formatMoney(extra)}` : null
  return {
    id,
    name: name[lang],
    picture,
    diet: vegan ? 'vegan' : vegetarian ? 'vegetarian' : null,
    spicy,
    contains: allergens.length > 0 ? contains(allergens)[lang] : null,
    note: note?.[lang] ?? null,
    charge,
    isIncluded: isFixed && charge === null,
  }
}

const platesToPicture = 6
const mostPictures = 2

/** The dishes that belong to the set before anything is chosen, in menu order, without repeats. */
function plates(set: SetMenu, groups: readonly DishGroupView[]): readonly (readonly RowView[])[] {
  const shown = new Map<string, RowView>()
  for (const [index, { min, defaults }] of set.groups.entries()) {
    const rows = groups[index]?.dishes ?? []
    const usual = defaults.length > 0 ? rows.filter(({ id }) => defaults.includes(id)) : rows.slice(0, min)
    for (const row of usual) if (min > 0) shown.set(row.id, row)
  }
  const all = [...shown.values()]
  const pictures = Math.min(mostPictures, Math.floor(all.length / platesToPicture))
  return Array.from({ length: pictures }, (_, at) =>
    all.slice(at * platesToPicture, (at + 1) * platesToPicture),
  )
}
