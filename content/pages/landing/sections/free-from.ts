import type { Text } from '#domain/text.ts'

export const freeFrom = {
  heading: { zh: '蛋、奶、五辛，逐味睇清楚', en: 'Egg, milk, garlic and onion, dish by dish' },
  lead: {
    zh: '五辛即係葱、蒜、韭一類；要走，落單時喺備註寫明。',
    en: 'Some vegetarians avoid garlic, onion, chives and the like; to leave them out, say so in the remarks.',
  },
  dish: { zh: '菜式', en: 'Dish' },
  egg: { zh: '蛋', en: 'Egg' },
  milk: { zh: '奶', en: 'Milk' },
  pungent: { zh: '五辛', en: 'Garlic, onion' },
  hasEgg: { zh: '含蛋', en: 'Egg' },
  hasMilk: { zh: '含奶', en: 'Milk' },
  none: { zh: '冇', en: 'None' },
  canLeaveOut: { zh: '可走', en: 'Can be left out' },
  askFirst: { zh: '先問', en: 'Please ask' },
  banquet: { zh: '中式齋宴', en: 'The Chinese banquet' },
  allVegan: { zh: '全席純素', en: 'vegan throughout' },
  world: { zh: '環球素菜', en: 'Around the world' },
  note: {
    zh: '全部唔含肉、海鮮同明膠。同一廚房都會處理肉類，有嚴格宗教要求請先查詢。',
    en: 'No meat, seafood or gelatine in any of them. The same kitchen also handles meat, so please ask first if you have strict religious requirements.',
  },
} satisfies Record<string, Text>

/** The ids are those of the best known dish of each kind. */
export const worldDishes: readonly string[] = [
  'avocado-rolls',
  'veg-tempura',
  'pumpkin-curry',
  'quinoa-pumpkin-salad',
  'truffle-mushroom-rice',
  'spinach-quiche',
  'veg-lasagne',
  'green-curry-tofu',
  'veg-pad-thai',
  'mango-sticky-rice',
]
