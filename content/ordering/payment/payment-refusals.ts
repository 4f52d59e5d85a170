/** Why a payment can't be made now. */
import { pageOpenMinutes } from '#domain/payment/payment-wait.ts'
import type { Text } from '#domain/text.ts'

/** The codes of server/commands/payments/start-payment.ts; one without its text does not compile there. */
export const paymentRefusals = {
  'order-called-off': {
    zh: '這張訂單已取消，不用付款。',
    en: 'This order is cancelled: there is nothing to pay.',
  },
  'fee-to-be-quoted': {
    zh: '運費由職員另行報價，之後才付款。報好價會通知你，付款方法會在此頁出現。',
    en: 'Our staff will quote the delivery fee first. We will let you know, and the ways to pay will appear here.',
  },
  'nothing-due': { zh: '款項已收妥，不用再付。', en: 'We have your payment. Nothing more is due.' },
  'order-unknown': {
    zh: '找不到這張訂單，請檢查連結。',
    en: 'There is no such order. Please check the link.',
  },
  'method-not-offered': {
    zh: '這個付款方法暫時未能使用，請選擇另一個。',
    en: 'This way to pay is not available. Please choose another.',
  },
  'payment-pending': {
    zh: `上一次付款仍在處理，請不要再付。多數一分鐘內有結果；${pageOpenMinutes} 分鐘後仍未有消息，便可轉用其他方法。`,
    en: `Your last payment is still being processed, so please do not pay again. It usually takes a minute; without news after ${pageOpenMinutes} minutes you can use another way.`,
  },
  'payment-unknown': {
    zh: '付款服務暫時沒有回應，未能確定上一次付款有沒有成功，請先不要再付，幾分鐘後再試。',
    en: 'The payment service is not answering, so we can’t tell whether your last payment went through. Please do not pay again yet, and try again in a few minutes.',
  },
  'proof-being-checked': {
    zh: '已收到轉帳相片，職員正在核對，不用再付。',
    en: 'We have your picture of the transfer and are checking it. There is no need to pay again.',
  },
  'provider-unavailable': {
    zh: '付款服務暫時沒有回應，訂單已記下，未有收費。請稍後再試，或轉用其他方法。',
    en: 'The payment service is not answering. Your order is safe and nothing was charged. Please try again shortly, or pay another way.',
  },
  'temporarily-unavailable': {
    zh: '系統暫時未能處理付款，訂單不受影響，請稍後再試。',
    en: 'We can’t start a payment just now. Your order is safe; please try again in a moment.',
  },
} satisfies Record<string, Text>
