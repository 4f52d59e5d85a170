/** Customers of unpaid and partly paid orders get this letter. */

import type { LetterContent } from '#content/letter.ts'
import { status as statusWords } from '#content/ordering/order-status.ts'
import { receivedSoFar } from '#content/ordering/payment/paying.ts'
import { formatExact } from '#domain/money.ts'
import { isTransfer, type PaymentMethod } from '#domain/payment/payment-method.ts'
import { isBeforeKitchen } from '#domain/placed/order-actions.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterContext } from './mailed-order.ts'
import { closing, handoverRows, opening, paragraph, slip, toPage } from './parts.ts'
import { deadlineOf, previewOfPayment, toPayWords, transferParts } from './payment-parts.ts'

const words = {
  lastCall: { zh: '未收到款項', en: 'Not paid yet' },
  balanceDue: { zh: '尚有餘額未付', en: 'Balance due' },
} satisfies Record<string, Text>

export function reminderLetter(context: LetterContext, lang: Lang): LetterContent | null {
  const { order, money, url } = context
  if (money.due === 0) return null
  const deadline = deadlineOf(context)
  const isRest = money.receivedAmount > 0
  return {
    subject: (isRest ? restSubject(order.reference) : unpaidSubject(order.reference))[lang],
    preview: previewOfPayment(context, lang),
    parts: [
      ...opening(order, null, isRest ? words.balanceDue : words.lastCall, lang),
      paragraph(isRest ? askingForRest(context) : reminding(order, deadline), lang, deadline ?? undefined),
      toPage(url, lang, toPayWords.onPage, 'do'),
      ...transferParts(money, lang),
      ...slip(order, lang, statusWords.slip, [statusWords.amountDue, money.due, money.receivedAmount]),
      { kind: 'rows', rows: handoverRows(order, lang) },
      ...closing(lang),
    ],
  }
}

const unpaidSubject = (reference: string): Text => ({
  zh: `訂單 ${reference} 未收到款項`,
  en: `order ${reference} is not paid yet`,
})

const restSubject = (reference: string): Text => ({
  zh: `訂單 ${reference} 尚有餘額未付`,
  en: `balance due on order ${reference}`,
})

const ifPaid = (method: PaymentMethod | null): Text =>
  method && !isTransfer(method)
    ? {
        zh: '如果已經付款，請不要再付，收到後會電郵通知你。',
        en: 'If you have already paid, please don’t pay again. We’ll email you when it arrives.',
      }
    : {
        zh: '如果已經付款，請在訂單頁上載截圖。',
        en: 'If you have already paid, please upload a screenshot on your order page.',
      }

function reminding({ paymentMethod, status }: LetterContext['order'], deadline: Text | null): Text {
  const noteIfPaid = ifPaid(paymentMethod)
  const before: Text = deadline
    ? {
        // Prepared food is delivered even if it is not paid.
        zh: `請於 ${deadline.zh} 前付款${isBeforeKitchen(status) ? '，逾時訂單會取消' : ''}。`,
        en: ` Please pay before ${deadline.en}${isBeforeKitchen(status) ? ', or the order will be cancelled' : ''}.`,
      }
    : { zh: '', en: '' }
  return {
    zh: `我們仍未收到這張訂單的款項。${before.zh}${noteIfPaid.zh}`,
    en: `We have not received the payment for this order yet.${before.en} ${noteIfPaid.en}`,
  }
}

/** Partly paid orders are never released. */
function askingForRest(context: LetterContext): Text {
  const { order, money } = context
  const sum = receivedSoFar(formatExact(money.receivedAmount), formatExact(money.due))
  const deadline = deadlineOf(context)
  const noteIfPaid = ifPaid(order.paymentMethod)
  const by: Text = deadline
    ? { zh: `請於 ${deadline.zh} 前付清。`, en: `Please pay the balance before ${deadline.en}.` }
    : { zh: '請付清餘額。', en: 'Please pay the balance.' }
  return {
    zh: `${sum.zh}${by.zh}${noteIfPaid.zh}`,
    en: `${sum.en} ${by.en} ${noteIfPaid.en}`,
  }
}
