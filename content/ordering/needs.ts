/** How an order's allergies and the way to the door are called. */
import type { AccessKind } from '#domain/ordering/order-needs.ts'
import type { Text } from '#domain/text.ts'

export const needsTexts = {
  allergies: { zh: '食物敏感', en: 'Food allergies' },
  both: { zh: '食物敏感、上門送貨（選填）', en: 'Allergies and access (optional)' },
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
