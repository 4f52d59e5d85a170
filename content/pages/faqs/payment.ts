/** The group has the three questions of the specification's section 2. */

import type { Question } from '#content/long-texts.ts'
import {
  afterTransfer,
  type PaymentFigures,
  paidUpfront,
  payWithin,
  uploadProof,
  weAccept,
} from '#content/ordering/payment/payment.ts'
import { addSpaces, sentences } from '#content/phrases.ts'
import type { Text } from '#domain/text.ts'

export const paymentQuestions = (figures: PaymentFigures): readonly Question[] => [
  {
    id: 'payment-1',
    question: { zh: '可以點樣付款？', en: 'How can I pay?' },
    answer: sentences(weAccept(figures), { zh: '不收現金。', en: 'We do not take cash.' }),
  },
  {
    id: 'payment-2',
    question: { zh: '幾時要畀錢？', en: 'When do I pay?' },
    answer: sentences(paidUpfront, payWithin(figures), {
      zh: '收妥款項後，我們才確認訂單和安排廚房備料。',
      en: 'We confirm the order and buy the ingredients once your payment has arrived.',
    }),
  },
  afterPaying(afterTransfer(figures)),
]

function afterPaying(transfer: Text | null): Question {
  const id = 'payment-3'
  if (!transfer)
    return {
      id,
      question: { zh: '付款之後，仲要做乜？', en: 'What do I do after I have paid?' },
      answer: {
        zh: '毋須再做甚麼。付款會即時記錄，我們以電郵通知你。',
        en: 'Nothing. Your payment is recorded at once, and we email you.',
      },
    }
  return {
    id,
    question: {
      zh: `用${addSpaces(transfer.zh)}付款之後，仲要做乜？`,
      en: `What do I do after a payment by ${transfer.en}?`,
    },
    answer: uploadProof,
  }
}
