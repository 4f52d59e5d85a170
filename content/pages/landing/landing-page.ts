/** Texts that all landing pages share. */

import { yearDayText } from '#content/dates.ts'
import type { Season } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'

export const landingPage = {
  moreSets: { zh: '同類套餐', en: 'More sets like this' },
  go: { zh: '睇餐單', en: 'See the set' },
  /** Shown under dishes that are included in the price of a set. */
  sizesNote: {
    zh: '數字代表邊款人數嘅套餐揀得到呢味餸，價錢已包在套餐內。',
    en: 'The numbers are the set sizes that include this dish as a choice, at no extra cost.',
  },
  /** Shown under dishes with a price of their own. */
  pricesNote: {
    zh: '價錢按所示單位計，起訂數量以餐單為準。',
    en: 'Prices are for the unit shown; see each set for its minimum order.',
  },
  /** Follows the sizes of sets: 10 · 20 人餐. */
  guests: { zh: '人餐', en: 'guests' },
  vegan: { zh: '純素', en: 'Vegan' },
  vegetarian: { zh: '素', en: 'Vegetarian' },
  spicy: { zh: '辣', en: 'Spicy' },
  enlarge: { zh: '放大', en: 'Enlarge' },
} satisfies Record<string, Text>

/** The period of a seasonal menu: "餐單於 10 月 1 日至 10 月 31 日供應". */
export function servedIn({ from, to }: Season): Text {
  const [first, last] = [yearDayText(from), yearDayText(to)]
  return {
    zh: `餐單於 ${first.zh}至 ${last.zh}供應`,
    en: `Menu served from ${first.en} to ${last.en}`,
  }
}

/** The set sizes in which a dish is available, for screen readers: "10、20、30 人餐可揀". */
export function inSizes(sizes: readonly number[]): Text {
  return {
    zh: `${sizes.join('、')} 人餐可揀`,
    en: `in sets for ${sizes.join(', ')}`,
  }
}
