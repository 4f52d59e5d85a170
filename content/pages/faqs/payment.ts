/** Paying, in three questions (spec section 2). */
import { acceptedPayments, paidUpfront } from '#content/ordering/payment/payment.ts'
import type { Question } from '#content/question.ts'

export const paymentQuestions: readonly Question[] = [
  {
    id: 'payment-1',
    question: { zh: '收咩付款方式？', en: 'How can I pay?' },
    answer: {
      zh: `接受 ${acceptedPayments().zh}，不收現金。`,
      en: `By ${acceptedPayments().en}. We do not take cash.`,
    },
  },
  {
    id: 'payment-2',
    question: { zh: '幾時要畀錢？', en: 'When do I pay?' },
    answer: {
      zh: `${paidUpfront.zh}收妥款項後，我們才確認訂單和安排廚房備料。`,
      en: `${paidUpfront.en} We confirm the order and buy the ingredients once your payment has arrived.`,
    },
  },
  {
    id: 'payment-3',
    question: {
      zh: '用銀行轉賬或者轉數快之後，仲要做乜？',
      en: 'What do I do after a bank transfer or FPS payment?',
    },
    answer: {
      zh: '請保留入數紀錄，連同訂單編號以 WhatsApp 傳給我們，核對後會發出確認訊息和收據。',
      en: 'Keep the record of the payment and send it to us on WhatsApp with your order number. We check it, then send a confirmation and a receipt.',
    },
  },
]
