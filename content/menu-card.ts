import { groupNote } from '#content/pages/menu.ts'
import { people } from '#content/pages/set.ts'
import type { MenuSheet, SetMenu } from '#domain/menu/catalogue.ts'
import type { BadgeKind } from '#domain/menu/set-badges.ts'
import { formatMoney } from '#domain/money.ts'
import type { Lang, Text } from '#domain/text.ts'

export interface MenuCardWords {
  readonly set: string
  readonly title: string
  readonly people: string
  readonly groups: readonly MenuCardGroup[]
}

export interface MenuCardGroup {
  readonly name: string
  readonly note: string
  /** `charge` is "+$48", "$18", or '' without extra charge. */
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

/** Every character of this text needs an outline. */
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

export const badgeNames: Readonly<Record<BadgeKind, Text>> = {
  new: { zh: '新品', en: 'New' },
  popular: { zh: '人氣', en: 'Popular' },
  seasonal: { zh: '季節限定', en: 'Seasonal' },
  vegetarian: { zh: '素', en: 'Vegetarian' },
}

/** The patterns match 三十人自助套餐, 10-Person and for 12. */
export const sizeInName: Record<Lang, RegExp> = {
  zh: /[一二三四五六七八九十]+人.*$/u,
  en: /\d+-Person[\w-]*|\w+ \d+$/,
}

/** 12 off is 88 折, 20 off is 8 折. */
export function discountInTenths(percentOff: number): string {
  const remaining = 100 - percentOff
  return String(remaining % 10 === 0 ? remaining / 10 : remaining)
}
