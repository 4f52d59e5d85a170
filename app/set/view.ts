/** The browser receives all of it, so it holds only what choosing needs. */
import { picturePath } from '#app/paths.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { byCombination, minimumNote, soldOutDays } from '#content/pages/set.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { DishGroup, GroupDish, MenuCategory, SetMenu } from '#domain/menu/catalogue.ts'
import { avoidedFoods } from '#domain/menu/fit.ts'
import { isFixed } from '#domain/menu/menu-selection.ts'
import { daysWithout, isGone, setRefusal } from '#domain/menu/orderable.ts'
import { type Cents, formatMoney, nothing } from '#domain/money.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Lang, Text } from '#domain/text.ts'

/** The width is twice the layout's, in pixels. */
const plateWidth = 160

export interface DishView {
  readonly id: string
  readonly name: string
  readonly picture: string
  readonly isPhoto?: boolean
  /** A dish whose picture is no drawing lies on the table as this one. */
  readonly plate?: string
  readonly diet?: 'vegan' | 'vegetarian'
  readonly spicy?: true
  readonly allergens?: readonly string[]
  /** Of the foods that guests may leave out. */
  readonly meats?: readonly string[]
  /** Why guests of this visit cannot eat it; only in the browser. */
  readonly misfit?: string
  /** Includes the set's note. */
  readonly note?: string
  readonly extra?: Cents
  readonly price?: Cents
  /** The text names the days. */
  readonly soldOut?: string
  /** True if no possible day is left. */
  readonly isGone?: true
}

export interface GroupView extends Pick<DishGroup, 'id' | 'min' | 'max' | 'repeatable' | 'defaults'> {
  readonly name: string
  readonly dishes: readonly DishView[]
}

export interface SetView
  extends Pick<
    SetMenu,
    'id' | 'unit' | 'pricing' | 'price' | 'minQuantity' | 'minQuantityScope' | 'includesDelivery' | 'table'
  > {
  readonly name: string
  /** Example: "10–12 位"; null for one person's portion. */
  readonly people: string | null
  /** A minimum of one is null. */
  readonly minimum: string | null
  /** The text is null if guests cannot combine sets, or need only one. */
  readonly combinations: string | null
  /** The reason is, for example, a season. */
  readonly closedReason: string | null
  /** Page on the shop site that sells the set instead, or null. */
  readonly soldAt: string | null
  readonly shopUrl: string
  /** The amount is null if the set includes delivery or the shop site decides. */
  readonly freeFrom: Cents | null
  readonly groups: readonly GroupView[]
}

/** Texts repeat in both languages, because the page has only one. */
export function choosable(view: SetView) {
  return { ...view, name: inBoth(view.name), groups: view.groups.map(choosableGroup) }
}

export function choosableGroup(group: GroupView) {
  const dishes = group.dishes.filter(({ isGone }) => !isGone)
  return {
    ...group,
    defaults: group.defaults.filter((choice) => dishes.some(({ id }) => id === choice)),
    dishes: dishes.map(({ id, name, extra = nothing, price = null }) => ({
      dish: { id, name: inBoth(name) },
      extra,
      price,
    })),
  }
}

export type ChoosableSet = ReturnType<typeof choosable>
export type ChoosableGroup = ReturnType<typeof choosableGroup>

/** Example: "+$48", "$18"; null without a charge. */
export function dishCharge({ price, extra }: DishView): string | null {
  if (price !== undefined) return formatMoney(price)
  return extra === undefined ? null : `+${formatMoney(extra)}`
}

export interface SetViewContext {
  readonly lang: Lang
  readonly settings: Settings
  /** The date is that of Hong Kong. */
  readonly today: CalendarDate
  readonly category: MenuCategory | undefined
  readonly people: Text | null
  readonly shopUrl: string
}

export function setView(set: SetMenu, context: SetViewContext): SetView {
  const { lang, settings, today, category, people, shopUrl } = context
  const { id, unit, pricing, price, minQuantity, minQuantityScope, includesDelivery, externalPath } = set
  const needsMany = minQuantity > 1
  const refusal = setRefusal(set, settings, today)
  return {
    id,
    unit,
    pricing,
    price,
    minQuantity,
    minQuantityScope,
    includesDelivery,
    table: set.table,
    name: set.name[lang],
    people: people?.[lang] ?? null,
    minimum: needsMany
      ? minimumNote(minQuantity, unit, minQuantityScope, category?.name ?? set.name)[lang]
      : null,
    combinations:
      needsMany && pricing === 'fixed' && !set.groups.every(isFixed)
        ? byCombination(minQuantity, unit)[lang]
        : null,
    closedReason: refusal && refusalText(refusal, lang),
    soldAt: externalPath === null ? null : shopUrl + externalPath,
    shopUrl,
    freeFrom: includesDelivery || externalPath !== null ? null : settings.freeDeliveryFrom,
    groups: set.groups.map((group) => groupView(group, set, context)),
  }
}

function groupView(group: DishGroup, set: SetMenu, context: SetViewContext): GroupView {
  const { id, name, min, max, repeatable, defaults, dishes } = group
  return {
    id,
    name: name[context.lang],
    min,
    max,
    repeatable,
    defaults,
    dishes: dishes.map((choice) => dishView(choice, set, context)),
  }
}

function dishView({ dish, extra, price, note }: GroupDish, set: SetMenu, context: SetViewContext): DishView {
  const { id, name, description, picture, plate, vegan, vegetarian, spicy, allergens } = dish
  const { lang, settings, today } = context
  const meats = dish.contains.filter((each) => avoidedFoods.some((food) => food === each))
  const messages = [note, description].flatMap((words) => words?.[lang] ?? [])
  const without = daysWithout(dish, settings, today)
  return {
    id,
    name: name[lang],
    picture: picturePath(picture, plateWidth),
    ...(picture.isPhoto && { isPhoto: true }),
    ...(plate && { plate: picturePath(plate, plateWidth) }),
    ...(vegan ? { diet: 'vegan' } : vegetarian && { diet: 'vegetarian' }),
    ...(spicy && { spicy }),
    ...(allergens.length > 0 && { allergens }),
    ...(meats.length > 0 && { meats }),
    ...(messages.length > 0 && { note: messages.join(' · ') }),
    ...(extra > 0 && { extra }),
    ...(price !== null && { price }),
    ...(without && { soldOut: soldOutDays(without)[lang] }),
    ...(without && isGone(dish, set, settings, today) && { isGone: true }),
  }
}

function inBoth(text: string): Text {
  return { zh: text, en: text }
}
