import { badgeNames } from '#content/menu-card.ts'
import { atLeast, seasonShort } from '#content/pages/menu.ts'
import { people } from '#content/pages/set.ts'
import { unitCount } from '#content/phrases.ts'
import { type PriceParts, priceParts } from '#content/price-display.ts'
import type { Gift, MenuCategory, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { lowestPriceText } from '#domain/menu/lowest-price.ts'
import { type BadgeKind, isBadge } from '#domain/menu/set-badges.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import type { Cents } from '#domain/money.ts'
import type { Lang, Text } from '#domain/text.ts'

export interface CardView {
  readonly slug: string
  readonly name: string
  readonly tagline: string
  /** Example: "10–12 位", "10 盒起 · 12 月限定". */
  readonly meta: string
  readonly price: PriceParts
  readonly badges: readonly BadgeView[]
  readonly picture: Picture
}

export interface BadgeView {
  readonly kind: BadgeKind
  readonly word: string
}

export interface PanelView {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly cards: readonly CardView[]
}

export interface GiftCardView {
  readonly slug: string
  readonly name: string
  readonly price: Cents
  readonly picture: Picture
}

export interface GiftPanelView {
  readonly id: string
  readonly name: string
  readonly cards: readonly GiftCardView[]
}

/** A set may appear in several panels (decisions 27). */
export function menuPanels(
  categories: readonly MenuCategory[],
  sets: readonly SetMenu[],
  lang: Lang,
): readonly PanelView[] {
  return categories
    .filter(({ kind }) => kind === 'sets')
    .map(({ id, name, description }) => ({
      id,
      name: name[lang],
      description: description[lang],
      cards: sets.filter((set) => set.published && isListedIn(set, id)).map((set) => cardView(set, lang)),
    }))
    .filter(({ cards }) => cards.length > 0)
}

/** Returns null if no gift is sold. */
export function giftPanel(
  categories: readonly MenuCategory[],
  gifts: readonly Gift[],
  lang: Lang,
): GiftPanelView | null {
  const category = categories.find(({ kind }) => kind === 'gifts')
  if (!category || gifts.length === 0) return null
  const cards = gifts.map(({ slug, name, price, alone }) => ({
    slug,
    name: name[lang],
    price,
    picture: alone,
  }))
  return { id: category.id, name: category.name[lang], cards }
}

export function cardView(set: SetMenu, lang: Lang): CardView {
  return {
    slug: set.slug,
    name: set.name[lang],
    tagline: set.tagline[lang],
    meta: setHighlights(set)
      .map((fact) => fact[lang])
      .join(' · '),
    price: priceParts(set, lang),
    badges: badgeViews(set, lang),
    picture: set.cardPicture,
  }
}

export function setHighlights({ serves, unit, minQuantity, season }: SetMenu): readonly Text[] {
  return [
    minQuantity > 1 ? atLeast(unitCount(minQuantity, unit)) : people(serves),
    ...(season ? [seasonShort(season)] : []),
  ]
}

export function badgeViews(set: Pick<SetMenu, 'badges'>, lang: Lang): readonly BadgeView[] {
  return set.badges.flatMap((badge) =>
    isBadge(badge) ? [{ kind: badge, word: badgeNames[badge][lang] }] : [],
  )
}

/** Omits items sold by the piece. */
export function setsFrom(sets: readonly SetMenu[]): string {
  return lowestPriceText(sets.filter(({ published, unit }) => published && unit !== 'piece'))
}
