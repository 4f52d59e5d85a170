/** The note that a set is in the basket. */
import type { Text } from '#domain/text.ts'

export const addedToast = {
  added: { zh: '已加入購物籃', en: 'Added to your basket' },
  updated: { zh: '已更新購物籃', en: 'Your basket is updated' },
  seeCart: { zh: '睇購物籃', en: 'See basket' },
} satisfies Record<string, Text>
