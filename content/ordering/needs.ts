import type { AccessKind } from '#domain/ordering/order-needs.ts'
import type { Text } from '#domain/text.ts'

export const needsTexts = {
  allergies: { zh: '食物敏感', en: 'Food allergies' },
  dishesWithThem: { zh: '含致敏原的菜式', en: 'Dishes that contain them' },
  question: { zh: '有人食物敏感？（選填）', en: 'Does anyone have a food allergy? (optional)' },
  accessQuestion: { zh: '送貨要留意的事（選填）', en: 'Anything we should know about delivery? (optional)' },
  warning: {
    zh: '你選的菜式含有客人敏感的致敏原：',
    en: 'Some of your dishes contain what a guest is allergic to:',
  },
  fixedDishes: {
    zh: '這個套餐的菜式不能自選：請改選其他套餐，或先聯絡我們。',
    en: 'The dishes of this set cannot be changed: please choose another set, or contact us first.',
  },
  freeDishes: {
    zh: '這是優惠附送的菜式，不能更換：如果不要，請在備註寫明。',
    en: 'It comes free with your order and cannot be changed: if you would rather not have it, please say so in the remarks.',
  },
  access: { zh: '送貨安排', en: 'Delivery access' },
} satisfies Record<string, Text>

export const accessNames: Readonly<Record<AccessKind, Text>> = {
  lift: { zh: '有升降機', en: 'Lift' },
  stairs: { zh: '只有樓梯', en: 'Stairs only' },
  permit: { zh: '車輛要預先登記', en: 'Vehicle must be registered' },
  'no-waiting': { zh: '門口不可停車', en: 'No stopping at the door' },
}
