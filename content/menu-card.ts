/** The words on a drawn menu card: one sheet of a set's full menu. */
import type { MenuSheet, SetMenu } from '#domain/menu/catalogue.ts'
import { formatMoney } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'
import { groupNote } from './pages/menu.ts'
import { people } from './pages/set.ts'

export interface MenuCardWords {
  readonly set: string
  /** The sheet's own title, and for how many the set is. */
  readonly title: string
  readonly people: string
  readonly groups: readonly MenuCardGroup[]
}

export interface MenuCardGroup {
  readonly name: string
  /** How many dishes are chosen. */
  readonly note: string
  /** `charge`: "+$48", "$18", or '' at no extra charge. */
  readonly dishes: readonly { readonly name: string; readonly charge: string }[]
}

export function menuCardWords(set: SetMenu, sheet: MenuSheet, lang: Lang): MenuCardWords {
  return {
    set: set.name[lang],
    title: sheet.name[lang],
    people: people(set.serves)?.[lang] ?? '',
    groups: set.groups
      .filter(({ id }) => sheet.groupIds.includes(id))
      .map((group) => ({
        name: group.name[lang],
        note: groupNote(group)[lang],
        dishes: group.dishes.map(({ dish, extra, price }) => ({
          name: dish.name[lang],
          charge: price !== null ? formatMoney(price) : extra > 0 ? `+${formatMoney(extra)}` : '',
        })),
      })),
  }
}

/** Every word on the card, for the outlines of its letters. */
export function wordsOf({ set, title, people: guests, groups }: MenuCardWords): readonly string[] {
  return [
    set,
    title,
    guests,
    ...groups.flatMap(({ name, note, dishes }) => [
      name,
      note,
      ...dishes.flatMap((dish) => [dish.name, dish.charge]),
    ]),
  ]
}
