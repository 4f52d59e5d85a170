import { pageOpenMinutes } from '#domain/payment/payment-wait.ts'
import type { Text } from '#domain/text.ts'

/** Codes of server/commands/payments/start-payment.ts; a missing text does not compile there. */
export const paymentRefusals = {
  'order-called-off': {
    zh: '這張訂單已取消，不用付款。',
    en: 'This order has been cancelled: there is nothing to pay.',
  },
  'fee-to-be-quoted': {
    zh: '職員會先報運費，你同意後才付款。報價會電郵給你，付款方式屆時列於本頁。',
    en: 'We’ll email you the delivery fee first, and you pay only after that. The payment methods will then appear here.',
  },
  'nothing-due': { zh: '款項已收妥，不用再付。', en: 'We have your payment. Nothing more is due.' },
  'order-unknown': {
    zh: '找不到這張訂單，請檢查連結。',
    en: 'We can’t find this order. Please check the link.',
  },
  'method-not-offered': {
    zh: '這個付款方式暫時未能使用，請選擇另一個。',
    en: 'This payment method is not available. Please choose another.',
  },
  'payment-pending': {
    zh: `上一次付款仍在處理，請不要再付。一般一分鐘內有結果；如 ${pageOpenMinutes} 分鐘後仍未有結果，便可轉用其他付款方式。`,
    en: `Your last payment is still being processed, so please don’t pay again. It usually takes a minute; if nothing has arrived after ${pageOpenMinutes} minutes, you can choose another way to pay.`,
  },
  'payment-unknown': {
    zh: '付款服務暫時沒有回應，未能確定上一次付款有沒有成功，請先不要再付，幾分鐘後再試。',
    en: 'The payment service is not answering, so we can’t tell whether your last payment went through. Please don’t pay again yet; check back in a few minutes.',
  },
  'proof-being-checked': {
    zh: '已收到付款證明，職員正在核對，不用再付。',
    en: 'We have your payment proof and are checking it. There’s no need to pay again.',
  },
  'provider-unavailable': {
    zh: '付款服務暫時沒有回應。你的訂單已保留，未有收費。請稍後再試，或轉用其他付款方式。',
    en: 'The payment service is not answering. We have your order, and nothing was charged. Please try again shortly, or pay another way.',
  },
  'temporarily-unavailable': {
    zh: '系統暫時未能處理付款，訂單不受影響，請稍後再試。',
    en: 'We can’t start a payment just now. We have your order; please try again in a moment.',
  },
} satisfies Record<string, Text>
