/** How an order's allergies and the way to the door are called. */
import type { AccessKind } from '#domain/ordering/order-needs.ts'
import type { Text } from '#domain/text.ts'

export const needsTexts = {
  allergies: { zh: '食物敏感', en: 'Food allergies' },
  dishesWithThem: { zh: '含致敏原的菜式', en: 'Dishes that contain them' },
  question: { zh: '有人食物敏感？（選填）', en: 'Does anyone have a food allergy? (optional)' },
  accessQuestion: { zh: '上門送貨要留意的事（選填）', en: 'Anything to know at the door? (optional)' },
  warning: {
    zh: '你選的菜式含有客人敏感的致敏原：',
    en: 'Some of your dishes contain what a guest is allergic to:',
  },
  noneDeclared: {
    zh: '你選的菜式沒有標示這些致敏原。廚房亦處理其他食材，未能保證完全沒有微量；嚴重敏感請先聯絡我們。',
    en: 'None of your dishes declares these allergens. Our kitchen handles other food too, so we cannot rule out traces: with a severe allergy, please contact us first.',
  },
  fixedDishes: {
    zh: '這個套餐的菜式不能自選：請改選其他套餐，或先聯絡我們。',
    en: 'The dishes of this set cannot be changed: please choose another set, or contact us first.',
  },
  access: { zh: '上門送貨', en: 'Reaching the door' },
  accessNote: { zh: '送貨備註', en: 'Delivery note' },
  accessHint: { zh: '例如停車場限高、保安登記', en: 'e.g. low car park, sign in at security' },
} satisfies Record<string, Text>

export const accessNames: Readonly<Record<AccessKind, Text>> = {
  lift: { zh: '有升降機', en: 'Lift' },
  stairs: { zh: '要行樓梯', en: 'Stairs' },
  permit: { zh: '要許可', en: 'Permit' },
  'no-waiting': { zh: '不可久停', en: 'No waiting' },
}
