/** Three questions (spec section 2). */

import type { Question } from '#content/long-texts.ts'
import { acceptedPayments, paidUpfront, payWithin, uploadProof } from '#content/ordering/payment/payment.ts'
import { sentences } from '#content/phrases.ts'
import type { Figures } from '#domain/shop/figures.ts'

export const paymentQuestions = (figures: Figures): readonly Question[] => [
  {
    id: 'payment-1',
    question: { zh: '可以點樣付款？', en: 'How can I pay?' },
    answer: {
      zh: `接受 ${acceptedPayments().zh}，不收現金。`,
      en: `We accept ${acceptedPayments().en}. We do not take cash.`,
    },
  },
  {
    id: 'payment-2',
    question: { zh: '幾時要畀錢？', en: 'When do I pay?' },
    answer: sentences(paidUpfront, payWithin(figures), {
      zh: '收妥款項後，我們才確認訂單和安排廚房備料。',
      en: 'We confirm the order and buy the ingredients once your payment has arrived.',
    }),
  },
  {
    id: 'payment-3',
    question: {
      zh: '用銀行轉賬、轉數快或者 PayMe 付款之後，仲要做乜？',
      en: 'What do I do after a bank transfer, FPS or PayMe payment?',
    },
    answer: uploadProof,
  },
]
