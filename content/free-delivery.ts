/** How far an order is from free delivery. */
import type { Text } from '#domain/text.ts'

export const freeReached: Text = { zh: '已享免運費', en: 'Delivery is free' }

/** "仲差 $220 免運費" */
export function untilFree(amount: string): Text {
  return { zh: `仲差 ${amount} 免運費`, en: `${amount} more for free delivery` }
}
