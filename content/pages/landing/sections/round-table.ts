/** The section shows a banquet plate by plate. */
import type { Text } from '#domain/text.ts'

export const roundTable = {
  go: { zh: '睇呢個套餐', en: 'See this set' },
} satisfies Record<string, Text>

export function roundTableHeading(plates: number): Text {
  return { zh: `一圍坐齊，${plates} 道菜`, en: `One round table, ${plates} dishes` }
}

export function roundTableLead(name: Text): Text {
  return {
    zh: `${name.zh}，由頭盤數到甜品。轉枱由十二點位開始，順時針行。`,
    en: `The ${name.en}, from starters to sweets. Begin at twelve o’clock and turn the table clockwise.`,
  }
}

export function platesText(plates: number): Text {
  return { zh: `${plates} 道`, en: `${plates} dishes` }
}
