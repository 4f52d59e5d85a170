/** The section counts the dishes of each course and set. */
import type { Text } from '#domain/text.ts'

export const courses = {
  heading: { zh: '由頭盤到甜品，一路排開', en: 'From the first bite to the last' },
  lead: {
    zh: '格仔布上面每碟係一道；下面數字係每款套餐嗰一道有幾多款菜。',
    en: 'Each plate on the gingham is a course; the numbers show how many dishes of each course come with each set.',
  },
  table: { zh: '西式套餐每一道有幾多款', en: 'Dishes of each course in the Western sets' },
  none: { zh: '沒有', en: 'none' },
} satisfies Record<string, Text>

/** The courses are in meal order. */
export const courseNames = {
  starters: { zh: '頭盤小食', en: 'Starters' },
  salads: { zh: '沙律', en: 'Salads' },
  mains: { zh: '主菜', en: 'Mains' },
  pasta: { zh: '意粉', en: 'Pasta' },
  vegetables: { zh: '蔬菜', en: 'Veg' },
  desserts: { zh: '甜品', en: 'Desserts' },
} satisfies Record<string, Text>

export function dishesInAll(count: number): Text {
  return { zh: `${count} 款`, en: `${count} dishes` }
}

/** "6 款揀 3", or a note that there is no choice. */
export function chosenFrom(servedCount: number, all: number): Text {
  if (servedCount === all) return { zh: '全部都有', en: 'all served' }
  return { zh: `${all} 款揀 ${servedCount}`, en: `choose from ${all}` }
}
