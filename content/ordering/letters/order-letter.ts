import { allergenList } from '#content/allergens.ts'
import type { LetterContent, LetterPart } from '#content/letter.ts'
import { status } from '#content/ordering/order-status.ts'
import { paymentInSentence, staffArrangePayment } from '#content/ordering/payment/payment.ts'
import { changeTerms, termsOfOrder } from '#content/ordering/policies.ts'
import { isTransfer, type PaymentMethod } from '#domain/payment/payment-method.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterContext, MailedOrder } from './mailed-order.ts'
import { closing, handoverRows, opening, orderRows, paragraph, slip, small, toPage } from './parts.ts'
import { deadlineOf, pleasePayBy, previewOfPayment, toPayWords, transferParts } from './payment-parts.ts'

const words = {
  received: { zh: '已收到你的訂單', en: 'We have your order' },
  pay: { zh: '請付款', en: 'Payment needed' },
  feeFirst: {
    zh: '職員會先報運費，你同意後才付款。報價會電郵給你，付款方式屆時列於訂單頁。',
    en: 'We’ll email you the delivery fee first, and you pay only after that. The payment methods will then appear on your order page.',
  },
  changing: { zh: '取消或改期', en: 'Changes and cancellation' },
} satisfies Record<string, Text>

export function placedLetter(context: LetterContext, lang: Lang): LetterContent {
  const { order, money } = context
  // The order may be paid before the letter is written.
  const isPayable = money.canPay && money.due > 0 && order.deliveryFee !== null
  return {
    ...(isPayable ? payHeader(context, lang) : receivedHeader(context, lang)),
    parts: [
      ...opening(order, null, isPayable ? words.pay : words.received, lang),
      ...(isPayable ? howToPay(context, lang) : whatIsNext(context, lang)),
      ...allergyNote(order, lang),
      ...(order.table ? [{ kind: 'table', ...order.table } as const] : []),
      ...slip(
        order,
        lang,
        status.slip,
        isPayable ? [status.amountDue, money.due, money.receivedAmount] : [status.total, order.total],
      ),
      { kind: 'rows', rows: [...handoverRows(order, lang), ...orderRows(order, lang)] },
      { kind: 'label', text: words.changing[lang] },
      ...changeTerms(order.changePolicy).map((term) => small(term, lang)),
      { kind: 'link', text: termsOfOrder(order.termsVersion)[lang], href: context.termsUrl },
      ...closing(lang),
    ],
  }
}

function receivedHeader(context: LetterContext, lang: Lang) {
  const { reference } = context.order
  return {
    subject: { zh: `已收到訂單 ${reference}`, en: `order ${reference} received` }[lang],
    preview: nextOf(context)[lang],
  }
}

function payHeader(context: LetterContext, lang: Lang) {
  const { reference } = context.order
  const { zh, en } = pleasePayBy(deadlineOf(context))
  return {
    subject: {
      zh: `已收到訂單 ${reference}，${zh}`,
      en: `order ${reference} received: ${en.charAt(0).toLowerCase()}${en.slice(1)}`,
    }[lang],
    preview: previewOfPayment(context, lang),
  }
}

function whatIsNext(context: LetterContext, lang: Lang): LetterPart[] {
  return [paragraph(thanks, lang), paragraph(nextOf(context), lang), toPage(context.url, lang)]
}

/** An order that cannot be paid online now has other next steps. */
function nextOf({ order, money }: LetterContext): Text {
  if (order.deliveryFee === null) return words.feeFirst
  return money.due > 0 ? staffArrangePayment : toBeChecked
}

function howToPay(context: LetterContext, lang: Lang): LetterPart[] {
  const { order, money, url } = context
  const deadline = deadlineOf(context)
  return [
    paragraph(pleasePay(order.paymentMethod, deadline), lang, deadline ?? undefined),
    toPage(url, lang, toPayWords.onPage, 'do'),
    ...transferParts(money, lang),
  ]
}

const thanks: Text = {
  zh: '多謝惠顧，我們已收到你的訂單。',
  en: 'Thank you. We have received your order.',
}

const toBeChecked: Text = {
  zh: '職員核對訂單後便會確認，現在毋須做任何事。',
  en: 'We’ll check your order and confirm it. There’s nothing more to do for now.',
}

/** Staff check the dishes before confirming. */
function allergyNote({ allergens, status: stage }: MailedOrder, lang: Lang): LetterPart[] {
  if (allergens.length === 0 || stage !== 'submitted') return []
  const { zh, en } = allergenList(allergens)
  const note: Text = {
    zh: `你註明有賓客對${zh}敏感，職員會在確認訂單前與你核對菜式。`,
    en: `You mentioned an allergy (${en}): we will go through the dishes with you before confirming.`,
  }
  return [paragraph(note, lang)]
}

function pleasePay(method: PaymentMethod | null, deadline: Text | null): Text {
  const by = deadline ? { zh: `於 ${deadline.zh} 前`, en: ` before ${deadline.en}` } : { zh: '', en: '' }
  if (!method)
    return {
      zh: `已收到你的訂單。請${by.zh}在訂單頁選擇付款方式並付款。`,
      en: `We have your order. Please choose a payment method on your order page and pay${by.en}.`,
    }
  const way = paymentInSentence(method)
  const nameOfWay = way.zh.replace(/^[A-Za-z]/, ' $&').replace(/[A-Za-z]$/, '$& ')
  const upload: Text = isTransfer(method)
    ? { zh: '，並在訂單頁上載截圖', en: ', then upload a screenshot on your order page' }
    : { zh: '', en: '' }
  return {
    zh: `已收到你的訂單。請${by.zh}以${nameOfWay}付款${upload.zh}。`,
    en: `We have your order. Please pay by ${way.en}${by.en}${upload.en}.`,
  }
}
