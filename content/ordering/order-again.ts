/** The words of ordering the same again. */
import { listed } from '#content/listed.ts'
import type { Text } from '#domain/text.ts'

export const orderAgainTexts = {
  name: { zh: '再訂一次', en: 'Order this again' },
  note: { zh: '同一份餐放入購物籃，可再改', en: 'The same menu in your basket, to change as you like' },
  failed: {
    zh: '暫時未能放入購物籃，請再試一次。',
    en: 'We could not fill your basket just now. Please try again.',
  },
} satisfies Record<string, Text>

export const unavailableNow = (names: readonly Text[]): Text => {
  const all = listed(names)
  return {
    zh: `現時沒有供應，未有放入購物籃：${all.zh}。`,
    en: `Not on offer now, so not in your basket: ${all.en}.`,
  }
}
