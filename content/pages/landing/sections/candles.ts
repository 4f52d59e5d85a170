/** A cake whose candles show party sizes. */
import type { Text } from '#domain/text.ts'

export const candles = {
  heading: { zh: '幾多位，就點幾高嘅蠟燭', en: 'The bigger the party, the taller the candle' },
  lead: {
    zh: '由細到大逐個份量睇：細路有專區同餐盒，長輩有炸子雞同壽桃。蛋糕每款都加得，蠟燭、碟叉跟埋。',
    en: 'Compare by size: a corner and boxes for children, crispy chicken and longevity buns for elders. A cake can be added to every set, with candles, plates and forks.',
  },
  table: { zh: '生日套餐各有甚麼', en: 'What each birthday set has' },
  guests: { zh: '位', en: 'guests' },
  price: { zh: '套餐價', en: 'Price' },
  has: { zh: '有', en: 'Yes' },
  hasNot: { zh: '沒有', en: 'No' },
  note: {
    zh: '「+」係加購價，餐盒計每盒。祝賀字句落單時寫喺備註。',
    en: '“+” shows the price to add it; boxes are priced individually. Put the greeting for the cake in the remarks.',
  },
  chat: { zh: 'WhatsApp 講低人數同日子', en: 'Tell us the date and numbers on WhatsApp' },
} satisfies Record<string, Text>

/** Example: 每位 $108 起. */
export function fromAHead(price: string): Text {
  return { zh: `每位 ${price} 起`, en: `from ${price} each` }
}

export function chooseSome(count: number): Text {
  return { zh: `揀 ${count} 款`, en: `choose ${count}` }
}

/** Courses or dishes by id. */
export const candleRows: readonly (
  | { readonly course: string; readonly name: Text }
  | { readonly dish: string; readonly name: Text }
)[] = [
  { course: 'childrenarea', name: { zh: '兒童專區', en: 'Kids’ Corner' } },
  { dish: 'box-kids-party', name: { zh: '兒童派對餐盒', en: 'Kids’ party box' } },
  { dish: 'crispy-chicken', name: { zh: '脆皮炸子雞', en: 'Crispy chicken' } },
  { dish: 'longevity-buns', name: { zh: '蓮蓉壽桃包', en: 'Longevity buns' } },
  { dish: 'suckling-pig-whole', name: { zh: '乳豬全體', en: 'Suckling pig' } },
  { dish: 'birthday-cake', name: { zh: '兩磅鮮果蛋糕', en: 'Two-pound cake' } },
]
