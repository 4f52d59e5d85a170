import type { Text } from '#domain/text.ts'

export const customerLink = {
  title: { zh: '客人的訂單連結', en: 'Customer’s order link' },
  hint: { zh: '客人用這條連結付款和跟進訂單。', en: 'The customer pays and follows the order here.' },
  sendByMail: { zh: '用電郵寄給客人', en: 'Send by email' },
  send: { zh: '用 WhatsApp 傳給客人', en: 'Send on WhatsApp' },
} as const satisfies Record<string, Text>

export const linkMessage = (name: string, reference: string, link: string): Text => ({
  zh: `${name} 你好，已收到你的訂單 ${reference}。付款及跟進：${link}`,
  en: `Dear ${name}, we have your order ${reference}. You can pay and follow it here: ${link}`,
})
