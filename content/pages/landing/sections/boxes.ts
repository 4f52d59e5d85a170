import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

export const boxes = {
  heading: { zh: '一面牆，各有各揀', en: 'A wall of boxes, one for each taste' },
  lead: { zh: '每格一盒，價錢已計埋主菜差價。', en: 'Prices are per box, main included.' },
} satisfies Record<string, Text>

export interface BoxSaying {
  readonly id: string
  readonly figure: string
  readonly heading: Text
  readonly words: Text
}

/** @param boxes minimum of an order @param ranges categories that count together */
export function fewestBoxes(boxes: number, ranges: number): BoxSaying {
  return {
    id: 'fewest',
    figure: String(boxes),
    heading: { zh: '盒起訂', en: 'boxes minimum' },
    words: {
      zh: `${ranges} 款餐盒合共計，主菜可以混選，每盒照所選主菜收費。`,
      en: `The ${ranges} ranges count together and their mains can be mixed; each box is priced by the main you choose.`,
    },
  }
}

export function labelledBoxes({ service }: Pick<Figures, 'service'>): BoxSaying {
  return {
    id: 'labelled',
    figure: `${service.labelledBoxesFrom}+`,
    heading: { zh: '盒，名貼上盒面', en: 'boxes: names on the lids' },
    words: {
      zh: `${service.labelledBoxesFrom} 盒或以上交名單：姓名、枱號、素食同敏感標記，唔另收費。`,
      en: `From ${service.labelledBoxesFrom} boxes, send a list: names, tables, vegetarian and allergy marks, at no charge.`,
    },
  }
}

export const reheating: BoxSaying = {
  id: 'reheating',
  figure: '2',
  heading: { zh: '分鐘翻熱', en: 'minutes to reheat' },
  words: {
    zh: '放微波爐之前，先攞走沙律、漬物同醬汁。',
    en: 'Before the microwave, take out the salad, the pickles and the sauce.',
  },
}
