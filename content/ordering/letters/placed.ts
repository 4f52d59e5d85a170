/** After an order was placed, and the reminder while it is not paid. */
import type { Fact, LetterContent, LetterPart } from '#content/letter.ts'
import { status } from '#content/ordering/order-status.ts'
import { paying, receivedSoFar } from '#content/ordering/paying.ts'
import { paymentName, staffArrangePayment } from '#content/ordering/payment.ts'
import { changeTerms } from '#content/ordering/policies.ts'
import { practice } from '#content/ordering/practice.ts'
import { formatMoney } from '#domain/money.ts'
import { isTransfer, type PaymentMethod } from '#domain/payment-method.ts'
import { changePolicyOf } from '#domain/policies.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterFacts, MailedMoney } from './mailed-order.ts'
import {
  closing,
  exactly,
  handoverFacts,
  momentText,
  opening,
  orderFacts,
  paragraph,
  slip,
  small,
  toPage,
} from './parts.ts'

const words = {
  received: { zh: '已收到你的訂單', en: 'We have your order' },
  lastCall: { zh: '未收到款項', en: 'Not paid yet' },
  restDue: { zh: '尚欠餘額', en: 'Something left to pay' },
  payOnPage: { zh: '去訂單頁付款', en: 'Pay on your order page' },
  ordered: { zh: '你訂了：', en: 'You ordered:' },
  changing: { zh: '想取消或改期：', en: 'If plans change:' },
  toPay: { zh: '應付', en: 'To pay' },
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
      ...slip(order, lang, status.slip, isPayable ? [words.toPay, money.due] : [status.total, order.total]),
      { kind: 'facts', facts: [...handoverFacts(order, lang), ...orderFacts(order, lang)] },
      { kind: 'label', text: words.changing[lang] },
      ...changeTerms(changePolicyOf(order.termsVersion)).map((term) => small(term, lang)),
      closing(lang),
    ],
  }
}

/** Null once it is paid. */
export function reminderLetter(facts: LetterFacts, lang: Lang): LetterContent | null {
  const { order, money, url } = facts
  if (money.due === 0) return null
  const deadline = deadlineOf(facts)
  const isRest = money.received > 0
  return {
    subject: (isRest ? restSubject(order.reference) : unpaidSubject(order.reference))[lang],
    preview: previewOfPayment(facts, lang),
    parts: [
      ...opening(order, null, isRest ? words.restDue : words.lastCall, lang),
      paragraph(isRest ? askingForRest(facts) : reminding(order, deadline), lang, deadline ?? undefined),
      toPage(url, lang, words.payOnPage, 'do'),
      ...transferFacts(money, lang),
      ...slip(order, lang, status.slip, [words.toPay, money.due]),
      { kind: 'facts', facts: handoverFacts(order, lang) },
      closing(lang),
    ],
  }
}

const unpaidSubject = (reference: string): Text => ({
  zh: `訂單 ${reference} 未收到款項`,
  en: `order ${reference} is not paid yet`,
})

const restSubject = (reference: string): Text => ({
  zh: `訂單 ${reference} 尚欠餘額`,
  en: `order ${reference} has something left to pay`,
})

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
const nextOf = ({ money }: LetterFacts): Text => (money.due > 0 ? staffArrangePayment : toBeChecked)

function howToPay(facts: LetterFacts, lang: Lang): LetterPart[] {
  const { order, money, url } = facts
  const deadline = deadlineOf(facts)
  return [
    paragraph(pleasePay(order.contactName, order.paymentMethod, deadline), lang, deadline ?? undefined),
    toPage(url, lang, words.payOnPage, 'do'),
    ...transferFacts(money, lang),
  ]
}

function transferFacts({ transfer, isPractice }: MailedMoney, lang: Lang): LetterPart[] {
  if (!transfer) return []
  const account: readonly Fact[] =
    transfer.kind === 'fps'
      ? [[paying.fpsAccount[transfer.account.kind][lang], transfer.account.value]]
      : transfer.kind === 'bank-transfer'
        ? [
            [paying.bank[lang], transfer.bank[lang]],
            [paying.account[lang], transfer.account],
          ]
        : []
  return [
    ...(isPractice ? [small(practice.notice, lang)] : []),
    {
      kind: 'facts',
      facts: [
        [paying.amount[lang], `HK${exactly(transfer.amount)}`],
        [paying.payee[lang], transfer.payee[lang]],
        ...account,
        [paying.reference[lang], transfer.reference],
      ],
    },
  ]
}

/** Null where there is none, or where it had passed: an order that is paid in part is not released then. */
const deadlineOf = ({ order, news }: LetterFacts): Text | null =>
  order.payBy && order.payBy > news.at ? momentText(order.payBy) : null

function previewOfPayment(facts: LetterFacts, lang: Lang): string {
  const { order, money } = facts
  const name = order.paymentMethod ? paymentName(order.paymentMethod)[lang] : null
  const deadline = deadlineOf(facts)?.[lang]
  const amount = formatMoney(money.due, { decimals: 2 })
  if (lang === 'zh')
    return `應付 ${amount}${name ? `（${name}）` : ''}${deadline ? `，${deadline} 前` : ''}。`
  return `${amount} to pay${name ? ` by ${name}` : ''}${deadline ? ` before ${deadline}` : ''}.`
}

const thanks = (name: string): Text => ({
  zh: `${name} 你好：多謝惠顧，我們已收到你的訂單。`,
  en: `Thank you, ${name}. We have received your order.`,
})

const toBeChecked: Text = {
  zh: '職員核對訂單後會確認，你暫時不用再做什麼。',
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
  const way = paymentName(method)
  const verb = verbOf(method)
  const by = deadline ? { zh: `於 ${deadline.zh} 前`, en: ` before ${deadline.en}` } : { zh: '', en: '' }
  if (!method)
    return {
      zh: `${name}，訂單已記下。請${by.zh}在訂單頁選擇付款方法並付款。`,
      en: `${name}, your order is saved. Please choose how to pay on your order page${by.en}.`,
    }
  const nameOfWay = way.zh.replace(/[A-Za-z]$/, '$& ')
  const attach: Text = isTransfer(method)
    ? { zh: '，再在訂單頁附上截圖', en: ', then attach a screenshot on your order page' }
    : { zh: '', en: '' }
  return {
    zh: `${name}，訂單已記下。請${by.zh}以${nameOfWay}${verb.zh}${attach.zh}。`,
    en: `${name}, your order is saved. Please pay by ${way.en}${by.en}${attach.en}.`,
  }
}

const ifPaid = (method: PaymentMethod | null): Text =>
  method && !isTransfer(method)
    ? {
        zh: '已付款的話，毋須再付，收到後會通知你。',
        en: 'If you have paid, please do not pay again: we let you know when it arrives.',
      }
    : {
        zh: '已付款的話，請在訂單頁附上截圖。',
        en: 'If you have paid, please attach a screenshot on the order page.',
      }

function reminding({ contactName, paymentMethod }: LetterFacts['order'], deadline: Text | null): Text {
  const paid = ifPaid(paymentMethod)
  const before: Text = deadline
    ? {
        zh: `請於 ${deadline.zh} 前付款，逾時訂單會取消。`,
        en: ` Please pay before ${deadline.en}, or the order will be cancelled.`,
      }
    : { zh: '', en: '' }
  return {
    zh: `${contactName}，我們仍未收到這張訂單的款項。${before.zh}${paid.zh}`,
    en: `${contactName}, we have not received the payment for this order yet.${before.en} ${paid.en}`,
  }
}

/** The order is kept, whatever becomes of the rest. */
function askingForRest(facts: LetterFacts): Text {
  const { order, money } = facts
  const sum = receivedSoFar(exactly(money.received), exactly(money.due))
  const deadline = deadlineOf(facts)
  const paid = ifPaid(order.paymentMethod)
  const by: Text = deadline
    ? { zh: `請於 ${deadline.zh} 前付清。`, en: `Please pay the rest before ${deadline.en}.` }
    : { zh: '請付清餘額。', en: 'Please pay the rest.' }
  return {
    zh: `${order.contactName}，多謝。${sum.zh}${by.zh}${paid.zh}`,
    en: `Thank you, ${order.contactName}. ${sum.en} ${by.en} ${paid.en}`,
  }
}
