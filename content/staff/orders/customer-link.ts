/** The words with which staff give a customer the link to an order. */
import type { Text } from '#domain/text.ts'

export const customerLink = {
  title: { zh: '客人的訂單連結', en: 'The customer’s link to the order' },
  hint: { zh: '客人可以在這裏付款和跟進。', en: 'Where the customer pays and follows the order.' },
  send: { zh: '用 WhatsApp 傳給客人', en: 'Send it by WhatsApp' },
} as const satisfies Record<string, Text>

/** What stands in the chat with the link to an order. */
export const linkMessage = (name: string, reference: string, link: string): Text => ({
  zh: `${name}你好，你的訂單 ${reference} 已記下。付款及跟進：${link}`,
  en: `Hello ${name}, we have noted your order ${reference}. Pay and follow it here: ${link}`,
})
