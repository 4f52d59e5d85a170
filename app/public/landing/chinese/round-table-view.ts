import { picturePath } from '#app/paths.ts'
import { platesText, roundTableHeading, roundTableLead } from '#content/pages/landing/sections/round-table.ts'
import { people } from '#content/pages/set.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { formatMoney } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'

export interface RoundTableView {
  readonly slug: string
  readonly heading: string
  readonly lead: string
  readonly price: string
  readonly guests: string
  readonly plates: string
  readonly courses: readonly {
    readonly name: string
    /** The first plate has the number 1. */
    readonly first: number
    readonly dishes: readonly { readonly id: string; readonly name: string; readonly picture: string }[]
  }[]
}

/** Pictures have two pixels per CSS pixel. */
const plateWidth = 360

/** Returns null without a set whose dishes are all served: the table cannot show a choice. */
export function roundTableView(set: SetMenu | undefined, lang: Lang): RoundTableView | null {
  const groups = set?.groups.filter(({ min }) => min > 0) ?? []
  if (!set?.published || groups.some(({ min, dishes }) => min !== dishes.length)) return null
  const count = groups.reduce((sum, { min }) => sum + min, 0)
  return {
    slug: set.slug,
    heading: roundTableHeading(count)[lang],
    lead: roundTableLead(set.name)[lang],
    price: formatMoney(set.price),
    guests: people(set.serves)[lang],
    plates: platesText(count)[lang],
    courses: groups.map(({ name, dishes }, course) => ({
      name: name[lang],
      first: 1 + groups.slice(0, course).reduce((sum, { min }) => sum + min, 0),
      dishes: dishes.map(({ dish }) => ({
        id: dish.id,
        name: dish.name[lang],
        picture: picturePath(dish.picture, plateWidth),
      })),
    })),
  }
}
