import { occasions } from '#content/pages/gifts.ts'
import type { Gift, Picture } from '#domain/menu/catalogue.ts'
import type { Cents } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'

export interface GiftPageCard {
  readonly slug: string
  readonly name: string
  readonly tagline: string
  readonly price: Cents
  readonly picture: Picture
}

export interface OccasionRow {
  readonly slug: string
  readonly occasion: string
  readonly gift: string
  readonly alone: Picture
}

export function giftCards(gifts: readonly Gift[], lang: Lang): readonly GiftPageCard[] {
  return gifts.map(({ slug, name, price, picture, introduction }) => ({
    slug,
    name: name[lang],
    tagline: introduction.title[lang],
    price,
    picture,
  }))
}

/** Omits gifts that are not sold. */
export function occasionRows(gifts: readonly Gift[], lang: Lang): readonly OccasionRow[] {
  return occasions.flatMap(({ slug, for: whom }) => {
    const gift = gifts.find((other) => other.slug === slug)
    return gift ? [{ slug, occasion: whom[lang], gift: gift.name[lang], alone: gift.alone }] : []
  })
}
