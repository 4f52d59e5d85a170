/** Sets along a ruler of guests. */
import type { Text } from '#domain/text.ts'

export const ruler = {
  heading: { zh: '幾多人，睇呢把尺', en: 'How many? Read the ruler' },
  table: { zh: '派對套餐，按人數', en: 'Party sets by number of guests' },
  guests: { zh: '位', en: 'guests' },
  addSnacks: { zh: '加小食', en: 'add snacks' },
  delivery: { zh: '連運費', en: 'delivered' },
} satisfies Record<string, Text>

/** A tray of snacks feeds this many extra guests. */
export const guestsForSnacks = 2

/** @param smallest guests of the smallest set @param next guests of the next set */
export function rulerLead(smallest: number, next: number | undefined): Text {
  const [one, two] = [smallest + 1, smallest + guestsForSnacks]
  const beyond: Text = next
    ? { zh: `；再多，${next} 人餐抵啲`, en: `; beyond that, the set for ${next} is better value` }
    : { zh: '', en: '' }
  return {
    zh: `墨綠色一截，就係每款套餐啱啱好嘅人數。${one}、${two} 位，${smallest} 人餐加一盤小食或者飯麵${beyond.zh}。`,
    en: `Green shows the number of guests each set feeds comfortably. For ${one} or ${two}, take the set for ${smallest} with a tray of snacks or noodles${beyond.en}.`,
  }
}

export const rulerTiers = {
  simple: { zh: '輕鬆／歡聚', en: 'Easy and Gathering' },
  deluxe: { zh: '豪華', en: 'Deluxe' },
} satisfies Record<string, Text>

export const deluxeAbout: Text = {
  zh: '多咗頭盤、海鮮同第二款甜品',
  en: 'with starters, seafood and a second dessert',
}

/** @param dishes number in the smallest set */
export function simpleAbout(dishes: number): Text {
  return {
    zh: `${dishes} 款起，送到掀開盒蓋就食得`,
    en: `from ${dishes} dishes, ready when you lift the lid`,
  }
}

/** Example: 每位 $71–89. */
export function aHead({ from, to }: { readonly from: string; readonly to: string }): Text {
  const range = from === to ? from : `${from}–${to.replace('$', '')}`
  return { zh: `每位 ${range}`, en: `${range} each` }
}
