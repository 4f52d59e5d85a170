import { joinList } from '#content/phrases.ts'
import type { Text } from '#domain/text.ts'

export const orderAgainTexts = {
  name: { zh: '再訂一次', en: 'Order this again' },
  note: {
    zh: '同樣的套餐放入購物籃，仍可更改',
    en: 'Puts the same sets in your basket; you can still change them',
  },
  failed: {
    zh: '暫時未能放入購物籃，請再試一次。',
    en: 'We could not fill your basket just now. Please try again.',
  },
} satisfies Record<string, Text>

export const unavailableNow = (names: readonly Text[]): Text => {
  const all = joinList(names)
  return {
    zh: `現時不供應，未能放入購物籃：${all.zh}。`,
    en: `Not available now and left out of your basket: ${all.en}.`,
  }
}
