/** When money arrives, when staff confirm, and when a picture of a transfer can't be read. */
import { dayText } from '#content/dates.ts'
import type { LetterContent, LetterPart } from '#content/letter.ts'
import { status } from '#content/ordering/order-status.ts'
import { receivedSoFar, toReturn } from '#content/ordering/payment/paying.ts'
import { addDays } from '#domain/calendar.ts'
import { formatExact, nothing } from '#domain/money.ts'
import { isCalledOff } from '#domain/placed/order-status.ts'
import { changePolicyOf } from '#domain/shop/policies.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterFacts, MailedOrder } from './mailed-order.ts'
import { closing, dueText, handoverFacts, opening, paragraph, slip, small, toPage } from './parts.ts'

const words = {
  allSet: { zh: '搞掂', en: 'All set' },
  paidAndConfirmed: { zh: '已付款・已確認', en: 'paid and confirmed' },
  confirmed: { zh: '已確認', en: 'confirmed' },
  moneyIn: { zh: '收到款項', en: 'Payment received' },
  paid: { zh: '已付款', en: 'Paid' },
  receipt: { zh: '收據', en: 'Receipt' },
  toReceipt: { zh: '看訂單和收據', en: 'See the order and receipt' },
  payRest: { zh: '去訂單頁付餘數', en: 'Pay the rest on your order page' },
  notEnough: { zh: '尚欠少少', en: 'A little more' },
  toPay: { zh: '應付', en: 'To pay' },
  unread: { zh: '未能核實付款', en: 'We could not match your payment' },
  takenBack: { zh: '收款記錄更正', en: 'A correction' },
  sendAgain: { zh: '再交付款截圖', en: 'Send the screenshot again' },
} satisfies Record<string, Text>

/**
 * Money arrived. Null where the rest of it has arrived since, or the order was called off since: the letter about that
 * tells of all.
 */
export function moneyLetter(facts: LetterFacts, lang: Lang): LetterContent | null {
  const { news, order, money } = facts
  if (isCalledOff(news.status)) return lateMoneyLetter(facts, lang)
  if (isCalledOff(order.status)) return null
  if (money.due > nothing) return restLetter(facts, lang)
  if (news.paymentStatus === 'part-paid') return null
  if (news.status !== 'submitted') return allSetLetter(facts, lang)
  return {
    subject: { zh: `收到款項，訂單 ${order.reference}`, en: `payment received, order ${order.reference}` }[
      lang
    ],
    preview: dueText(order.dueDate, order.slot)[lang],
    parts: [
      ...opening(order, words.paid, words.moneyIn, lang),
      paragraph(
        {
          zh: `${order.contactName}，多謝！收到 ${formatExact(money.received)}，職員會盡快確認訂單。`,
          en: `Thank you, ${order.contactName}. We have received ${formatExact(money.received)} and will confirm your order shortly.`,
        },
        lang,
        formatExact(money.received),
      ),
      ...tooMuch(facts, lang),
      toPage(facts.url, lang, words.toReceipt),
      ...slip(order, lang, words.receipt, [words.paid, order.total]),
      { kind: 'facts', facts: handoverFacts(order, lang) },
      closing(lang),
    ],
  }
}

/** Confirms the order; the calendar file attached contains its day. */
export function allSetLetter(facts: LetterFacts, lang: Lang): LetterContent {
  const { order, money, url } = facts
  const isPaid = money.due === 0
  const title = isPaid
    ? { zh: `收到款項，訂單 ${order.reference} 已確認`, en: `paid, order ${order.reference} is confirmed` }
    : { zh: `訂單 ${order.reference} 已確認`, en: `order ${order.reference} is confirmed` }
  return {
    subject: title[lang],
    preview:
      lang === 'zh'
        ? `${dueText(order.dueDate, order.slot).zh} 見。日曆檔已附上。`
        : `See you on ${dueText(order.dueDate, order.slot).en}. Calendar file attached.`,
    parts: [
      ...opening(order, isPaid ? words.paidAndConfirmed : words.confirmed, words.allSet, lang),
      isPaid
        ? paragraph(
            {
              zh: `${order.contactName}，多謝！收到 ${formatExact(money.received)}，訂單確認，當日見。`,
              en: `Thank you, ${order.contactName}. Your payment of ${formatExact(money.received)} is in and the order is confirmed. See you on the day.`,
            },
            lang,
            formatExact(money.received),
          )
        : paragraph(
            {
              zh: `${order.contactName}，訂單已確認。尚欠 ${formatExact(money.due)}，請在訂單頁付款。`,
              en: `${order.contactName}, your order is confirmed. ${formatExact(money.due)} is still to be paid on the order page.`,
            },
            lang,
            formatExact(money.due),
          ),
      ...tooMuch(facts, lang),
      { kind: 'facts', facts: handoverFacts(order, lang) },
      isPaid ? toPage(url, lang, words.toReceipt) : toPage(url, lang, words.payRest, 'do'),
      small(calendarAttached(order), lang),
      ...slip(
        order,
        lang,
        isPaid ? words.receipt : status.slip,
        isPaid ? [words.paid, order.total] : [words.toPay, money.due, money.received],
      ),
      closing(lang),
    ],
  }
}

/** The calendar file, and how long the order can be changed. */
export function calendarAttached(order: MailedOrder): Text {
  const { noticeDays, feePercent } = changePolicyOf(order.termsVersion)
  const until = dayText(addDays(order.dueDate, -noticeDays))
  const file = `${order.reference.replace('-', '')}.ics`
  return {
    zh: `日曆檔 ${file} 已附上。要改日期或取消，請於 ${until.zh}或之前在訂單頁辦理（收 ${feePercent}%）。`,
    en: `${file} is attached. To change the date or cancel, use the order page by ${until.en} (${feePercent}% fee).`,
  }
}

function restLetter({ order, money, url }: LetterFacts, lang: Lang): LetterContent {
  return {
    subject: {
      zh: `訂單 ${order.reference} 尚欠 ${formatExact(money.due)}`,
      en: `order ${order.reference}: ${formatExact(money.due)} still due`,
    }[lang],
    preview: receivedSoFar(formatExact(money.received), formatExact(money.due))[lang],
    parts: [
      ...opening(order, null, words.notEnough, lang),
      paragraph(
        receivedSoFar(formatExact(money.received), formatExact(money.due)),
        lang,
        formatExact(money.due),
      ),
      toPage(url, lang, words.payRest, 'do'),
      ...slip(order, lang, status.slip, [words.toPay, money.due, money.received]),
      closing(lang),
    ],
  }
}

/** Money for an order that was called off goes back. */
function lateMoneyLetter({ order, money, url }: LetterFacts, lang: Lang): LetterContent | null {
  if (money.excess === nothing) return null
  const text: Text = {
    zh: `${order.contactName}，這張訂單已取消，我們之後收到你的款項，會退回 ${formatExact(money.excess)}。`,
    en: `${order.contactName}, your payment arrived after this order was cancelled. We will return ${formatExact(money.excess)}.`,
  }
  return {
    subject: {
      zh: `訂單 ${order.reference} 已取消，款項會退回`,
      en: `order ${order.reference} is cancelled, your money goes back`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.moneyIn, lang),
      paragraph(text, lang, formatExact(money.excess)),
      toPage(url, lang),
      closing(lang),
    ],
  }
}

export function unreadProofLetter({ order, url }: LetterFacts, lang: Lang): LetterContent {
  const text: Text = {
    zh: `${order.contactName}，我們未能以你交來的截圖核實付款，請在訂單頁再交一次。如果已經付款，請不要再付。`,
    en: `${order.contactName}, we could not match the screenshot you sent to a payment. Please send it again on the order page. If you have paid, do not pay again.`,
  }
  return {
    subject: {
      zh: `訂單 ${order.reference}：請再交付款截圖`,
      en: `order ${order.reference}: please send the screenshot again`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.unread, lang),
      paragraph(text, lang),
      toPage(url, lang, words.sendAgain, 'do'),
      closing(lang),
    ],
  }
}

/** Staff had booked somebody else's transfer to this order. */
export function takenBackLetter({ order, money, news, url }: LetterFacts, lang: Lang): LetterContent {
  const booked = formatExact(news.amount ?? nothing)
  const due = formatExact(money.due)
  const text: Text =
    money.due > nothing
      ? {
          zh: `${order.contactName}，我們誤把另一筆 ${booked} 的轉賬記在這張訂單，現已更正。訂單尚欠 ${due}。如果你已經轉賬，請不要再付，在訂單頁交付款截圖便可。`,
          en: `${order.contactName}, we booked somebody else’s transfer of ${booked} to your order by mistake and have corrected it. ${due} is still to be paid. If you have paid it, please do not pay again: send us the screenshot on the order page.`,
        }
      : {
          zh: `${order.contactName}，我們誤把另一筆 ${booked} 的轉賬記在這張訂單，現已更正。訂單款項已收妥，毋須再付。`,
          en: `${order.contactName}, we booked somebody else’s transfer of ${booked} to your order by mistake and have corrected it. Your order is paid; nothing more is due.`,
        }
  return {
    subject: {
      zh: `訂單 ${order.reference}：收款記錄更正`,
      en: `order ${order.reference}: a correction to your payment`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.takenBack, lang),
      paragraph(text, lang),
      money.due > nothing ? toPage(url, lang, words.payRest, 'do') : toPage(url, lang),
      closing(lang),
    ],
  }
}

function tooMuch({ money }: LetterFacts, lang: Lang): LetterPart[] {
  return money.excess > nothing ? [paragraph(toReturn(formatExact(money.excess)), lang)] : []
}
