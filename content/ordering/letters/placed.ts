/** After an order was placed. */
import type { LetterContent, LetterPart } from '#content/letter.ts'
import { status } from '#content/ordering/order-status.ts'
import { paymentInSentence, staffArrangePayment } from '#content/ordering/payment/payment.ts'
import { changeTerms } from '#content/ordering/policies.ts'
import { isTransfer, type PaymentMethod } from '#domain/payment/payment-method.ts'
import { changePolicyOf } from '#domain/shop/policies.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterFacts } from './mailed-order.ts'
import { closing, handoverFacts, opening, orderFacts, paragraph, slip, small, toPage } from './parts.ts'
import { deadlineOf, previewOfPayment, toPayWords, transferFacts } from './payment-parts.ts'

const words = {
  received: { zh: '已收到你的訂單', en: 'We have your order' },
  ordered: { zh: '你訂了：', en: 'You ordered:' },
  feeFirst: {
    zh: '職員會先為運費報價，之後才付款。報好價會通知你，付款方法會在訂單頁出現。',
    en: 'Our staff will quote the delivery fee first. We will let you know, and the ways to pay will appear on your order page.',
  },
  changing: { zh: '想取消或改期：', en: 'If plans change:' },
} satisfies Record<string, Text>

export function placedLetter(facts: LetterFacts, lang: Lang): LetterContent {
  const { order, money } = facts
  // The letter may be written late: the order may be paid since.
  const isPayable = money.canPay && money.due > 0 && order.deliveryFee !== null
  return {
    ...(isPayable ? payHeader(facts, lang) : receivedHeader(facts, lang)),
    parts: [
      ...opening(order, null, isPayable ? yourTurn(order.paymentMethod) : words.received, lang),
      ...(isPayable ? howToPay(facts, lang) : whatIsNext(facts, lang)),
      { kind: 'label', text: words.ordered[lang] },
      ...slip(
        order,
        lang,
        status.slip,
        isPayable ? [toPayWords.amount, money.due, money.received] : [status.total, order.total],
      ),
      { kind: 'facts', facts: [...handoverFacts(order, lang), ...orderFacts(order, lang)] },
      { kind: 'label', text: words.changing[lang] },
      ...changeTerms(changePolicyOf(order.termsVersion)).map((term) => small(term, lang)),
      closing(lang),
    ],
  }
}

function receivedHeader(facts: LetterFacts, lang: Lang) {
  const { reference } = facts.order
  return {
    subject: { zh: `已收到訂單 ${reference}`, en: `order ${reference} received` }[lang],
    preview: nextOf(facts)[lang],
  }
}

function payHeader(facts: LetterFacts, lang: Lang) {
  const { reference, paymentMethod } = facts.order
  const verb = verbOf(paymentMethod)
  return {
    subject: {
      zh: `已收到訂單 ${reference}，請${verb.zh}`,
      en: `order ${reference} received, payment to follow`,
    }[lang],
    preview: previewOfPayment(facts, lang),
  }
}

function whatIsNext(facts: LetterFacts, lang: Lang): LetterPart[] {
  return [
    paragraph(thanks(facts.order.contactName), lang),
    paragraph(nextOf(facts), lang),
    toPage(facts.url, lang),
  ]
}

/** Of an order that can't be paid on its page now. */
function nextOf({ order, money }: LetterFacts): Text {
  if (order.deliveryFee === null) return words.feeFirst
  return money.due > 0 ? staffArrangePayment : toBeChecked
}

function howToPay(facts: LetterFacts, lang: Lang): LetterPart[] {
  const { order, money, url } = facts
  const deadline = deadlineOf(facts)
  return [
    paragraph(pleasePay(order.contactName, order.paymentMethod, deadline), lang, deadline ?? undefined),
    toPage(url, lang, toPayWords.onPage, 'do'),
    ...transferFacts(money, lang),
  ]
}

const thanks = (name: string): Text => ({
  zh: `${name} 你好：多謝惠顧，我們已收到你的訂單。`,
  en: `Thank you, ${name}. We have received your order.`,
})

const toBeChecked: Text = {
  zh: '職員核對訂單後會確認，你暫時不用再做甚麼。',
  en: 'We check the order and confirm it. There is nothing more to do for now.',
}

/** Transfers are "過數", cards and wallets "付款". */
const verbOf = (method: PaymentMethod | null): Text =>
  method && isTransfer(method) ? { zh: '過數', en: 'pay' } : { zh: '付款', en: 'pay' }

const yourTurn = (method: PaymentMethod | null): Text => ({
  zh: `等你${verbOf(method).zh}`,
  en: 'Over to you',
})

function pleasePay(name: string, method: PaymentMethod | null, deadline: Text | null): Text {
  const verb = verbOf(method)
  const by = deadline ? { zh: `於 ${deadline.zh} 前`, en: ` before ${deadline.en}` } : { zh: '', en: '' }
  if (!method)
    return {
      zh: `${name}，訂單已記下。請${by.zh}在訂單頁選擇付款方法並付款。`,
      en: `${name}, your order is saved. Please choose how to pay on your order page${by.en}.`,
    }
  const way = paymentInSentence(method)
  const nameOfWay = way.zh.replace(/[A-Za-z]$/, '$& ')
  const attach: Text = isTransfer(method)
    ? { zh: '，再在訂單頁附上截圖', en: ', then attach a screenshot on your order page' }
    : { zh: '', en: '' }
  return {
    zh: `${name}，訂單已記下。請${by.zh}以${nameOfWay}${verb.zh}${attach.zh}。`,
    en: `${name}, your order is saved. Please pay by ${way.en}${by.en}${attach.en}.`,
  }
}
