import { yearDayText } from '#content/dates.ts'
import { joinList } from '#content/phrases.ts'
import type { Season } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'

export const landingPage = {
  moreSets: { zh: '同類套餐', en: 'More sets like this' },
  go: { zh: '睇套餐', en: 'See the set' },
  setsWithThem: { zh: '有呢啲菜嘅套餐', en: 'Sets with these dishes' },
  /** Menu cards without sizes have this subtitle. */
  includedNote: {
    zh: '以下菜式已包括在套餐價錢內。',
    en: 'Included in the price of the sets named beside them.',
  },
  /** Menu cards priced by dish have this subtitle. */
  pricesNote: {
    zh: '價錢按所示單位計，起訂數量以套餐頁為準。',
    en: 'Prices are for the unit shown; see each set for its minimum order.',
  },
  vegan: { zh: '純素', en: 'Vegan' },
  vegetarian: { zh: '素', en: 'Vegetarian' },
  spicy: { zh: '辣', en: 'Spicy' },
  enlarge: { zh: '放大', en: 'Enlarge' },
} satisfies Record<string, Text>

/** Example: "餐牌於 10 月 1 日至 10 月 31 日供應". */
export function servedIn({ from, to }: Season): Text {
  const [first, last] = [yearDayText(from), yearDayText(to)]
  return {
    zh: `餐牌於 ${first.zh}至 ${last.zh}供應`,
    en: `Menu available from ${first.en} to ${last.en}`,
  }
}

/** Sizes shared by most dishes of a card. */
export function includedInSizes(sizes: readonly number[]): Text {
  return {
    zh: `以下菜式見於 ${sizes.join('、')} 人套餐，已包括在套餐價錢內。`,
    en: `Included in the sets for ${joinList(sizes.map(sizeText)).en}.`,
  }
}

/** Example: 只限 30 人餐. */
export function onlyInSizes(sizes: readonly number[]): Text {
  return {
    zh: `只限 ${inSizes(sizes).zh}`,
    en: `only in the set${sizes.length > 1 ? 's' : ''} for ${joinList(sizes.map(sizeText)).en}`,
  }
}

/** Example: 20、30 人餐. */
export function inSizes(sizes: readonly number[]): Text {
  return {
    zh: `${sizes.join('、')} 人餐`,
    en: `set${sizes.length > 1 ? 's' : ''} for ${joinList(sizes.map(sizeText)).en}`,
  }
}

function sizeText(size: number): Text {
  return { zh: String(size), en: String(size) }
}
