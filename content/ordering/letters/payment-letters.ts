/** These letters report payments, confirmations and unreadable transfer pictures. */
import { dayText, dueText } from '#content/dates.ts'
import type { LetterContent, LetterPart } from '#content/letter.ts'
import { status } from '#content/ordering/order-status.ts'
import { receivedSoFar, toReturn } from '#content/ordering/payment/paying.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { formatExact, nothing } from '#domain/money.ts'
import { isCalledOff } from '#domain/placed/order-status.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterContext } from './mailed-order.ts'
import { closing, handoverRows, opening, paragraph, slip, small, toPage } from './parts.ts'
import { toPayWords } from './payment-parts.ts'

const words = {
  confirmation: { zh: '訂單已確認', en: 'Order confirmed' },
  paidAndConfirmed: { zh: '已付款・已確認', en: 'paid and confirmed' },
  confirmed: { zh: '已確認', en: 'confirmed' },
  moneyIn: { zh: '已收到款項', en: 'Payment received' },
  paid: { zh: '已付款', en: 'Paid' },
  receipt: { zh: '收據', en: 'Receipt' },
  toReceipt: { zh: '查看訂單及收據', en: 'View your order and receipt' },
  balanceDue: { zh: '尚有餘額未付', en: 'Balance due' },
  unread: { zh: '未能核實付款', en: 'We couldn’t match your payment' },
  takenBack: { zh: '付款紀錄更正', en: 'A correction to your payment' },
  sendAgain: { zh: '上載另一張付款證明', en: 'Upload another payment proof' },
} satisfies Record<string, Text>

/** Returns null if a later payment or cancellation has its own letter. */
export function moneyLetter(context: LetterContext, lang: Lang): LetterContent | null {
  const { event, order, money } = context
  if (isCalledOff(event.status)) return lateMoneyLetter(context, lang)
  if (isCalledOff(order.status)) return null
  if (money.due > nothing) return restLetter(context, lang)
  if (event.paymentStatus === 'part-paid') return null
  if (event.status !== 'submitted') return allSetLetter(context, lang)
  return {
    subject: {
      zh: `已收到訂單 ${order.reference} 的款項`,
      en: `payment received for order ${order.reference}`,
    }[lang],
    preview: dueText(order.dueDate, order.slot)[lang],
    parts: [
      ...opening(order, words.paid, words.moneyIn, lang),
      paragraph(
        {
          zh: `多謝！我們已收到 ${formatExact(money.receivedAmount)}，職員會盡快確認訂單。`,
          en: `Thank you. We have received ${formatExact(money.receivedAmount)} and will confirm your order shortly.`,
        },
        lang,
        formatExact(money.receivedAmount),
      ),
      ...tooMuch(context, lang),
      toPage(context.url, lang, words.toReceipt),
      ...slip(order, lang, words.receipt, [words.paid, order.total]),
      { kind: 'rows', rows: handoverRows(order, lang) },
      ...closing(lang),
    ],
  }
}

/** The attached calendar file contains the day. */
export function allSetLetter(context: LetterContext, lang: Lang): LetterContent {
  const { order, money, url } = context
  const isPaid = money.due === 0
  const title = isPaid
    ? {
        zh: `已收到款項，訂單 ${order.reference} 已確認`,
        en: `payment received, order ${order.reference} confirmed`,
      }
    : { zh: `訂單 ${order.reference} 已確認`, en: `order ${order.reference} is confirmed` }
  return {
    subject: title[lang],
    preview:
      lang === 'zh'
        ? `${dueText(order.dueDate, order.slot).zh} 見。日曆檔已附上。`
        : `See you on ${dueText(order.dueDate, order.slot).en}. Calendar file attached.`,
    parts: [
      ...opening(order, isPaid ? words.paidAndConfirmed : words.confirmed, words.confirmation, lang),
      isPaid
        ? paragraph(
            {
              zh: `多謝！我們已收到 ${formatExact(money.receivedAmount)}，訂單已確認，當日見。`,
              en: `Thank you. We’ve received your payment of ${formatExact(money.receivedAmount)} and your order is confirmed. See you on the day.`,
            },
            lang,
            formatExact(money.receivedAmount),
          )
        : paragraph(
            {
              zh: `訂單已確認，尚有 ${formatExact(money.due)} 未付，請在訂單頁付清。`,
              en: `Your order is confirmed. ${formatExact(money.due)} is still due; please pay it on your order page.`,
            },
            lang,
            formatExact(money.due),
          ),
      ...tooMuch(context, lang),
      { kind: 'rows', rows: handoverRows(order, lang) },
      isPaid ? toPage(url, lang, words.toReceipt) : toPage(url, lang, toPayWords.balanceOnPage, 'do'),
      small(calendarAttached(context), lang),
      ...slip(
        order,
        lang,
        isPaid ? words.receipt : status.slip,
        isPaid ? [words.paid, order.total] : [status.amountDue, money.due, money.receivedAmount],
      ),
      ...closing(lang),
    ],
  }
}

/** Mentions how long the order can be changed, unless that day has passed. */
export function calendarAttached({ order, event }: Pick<LetterContext, 'order' | 'event'>): Text {
  const { noticeDays, feePercent } = order.changePolicy
  const last = addDays(order.dueDate, -noticeDays)
  if (last < todayInHongKong(event.at)) return { zh: '日曆檔已附上。', en: 'A calendar file is attached.' }
  const until = dayText(last)
  return {
    zh: `日曆檔已附上。如要改期或取消，請於 ${until.zh}或之前在訂單頁辦理（手續費 ${feePercent}%）。`,
    en: `A calendar file is attached. You can change the date or cancel on your order page until ${until.en} (${feePercent}% fee).`,
  }
}

function restLetter({ order, money, url }: LetterContext, lang: Lang): LetterContent {
  return {
    subject: {
      zh: `訂單 ${order.reference} 尚有 ${formatExact(money.due)} 未付`,
      en: `order ${order.reference}: ${formatExact(money.due)} still due`,
    }[lang],
    preview: receivedSoFar(formatExact(money.receivedAmount), formatExact(money.due))[lang],
    parts: [
      ...opening(order, null, words.balanceDue, lang),
      paragraph(
        receivedSoFar(formatExact(money.receivedAmount), formatExact(money.due)),
        lang,
        formatExact(money.due),
      ),
      toPage(url, lang, toPayWords.balanceOnPage, 'do'),
      ...slip(order, lang, status.slip, [status.amountDue, money.due, money.receivedAmount]),
      ...closing(lang),
    ],
  }
}

/** Payments for cancelled orders are refunded. */
function lateMoneyLetter({ order, money, url }: LetterContext, lang: Lang): LetterContent | null {
  if (money.excess === nothing) return null
  const text: Text = {
    zh: `這張訂單取消後，我們才收到你的款項，將退回 ${formatExact(money.excess)}。`,
    en: `Your payment arrived after this order was cancelled. We will refund ${formatExact(money.excess)}.`,
  }
  return {
    subject: {
      zh: `訂單 ${order.reference} 已取消，將會退款`,
      en: `order ${order.reference} is cancelled: we will refund your payment`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.moneyIn, lang),
      paragraph(text, lang, formatExact(money.excess)),
      toPage(url, lang),
      ...closing(lang),
    ],
  }
}

export function unreadProofLetter({ order, url }: LetterContext, lang: Lang): LetterContent {
  const text: Text = {
    zh: '我們未能憑你上載的截圖核實付款，請在訂單頁上載一張清楚的。如果已經付款，請不要再付。',
    en: 'We couldn’t match the screenshot you uploaded to a payment. Please upload a clearer one on your order page. If you have already paid, please don’t pay again.',
  }
  return {
    subject: {
      zh: `訂單 ${order.reference}：請上載另一張付款證明`,
      en: `order ${order.reference}: please upload another payment proof`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.unread, lang),
      paragraph(text, lang),
      toPage(url, lang, words.sendAgain, 'do'),
      ...closing(lang),
    ],
  }
}

/** Staff had recorded another customer's transfer for this order. */
export function correctionLetter({ order, money, event, url }: LetterContext, lang: Lang): LetterContent {
  const amount = formatExact(event.amount ?? nothing)
  const due = formatExact(money.due)
  const text: Text =
    money.due > nothing
      ? {
          zh: `我們誤把另一筆 ${amount} 的轉賬記入這張訂單，現已更正。訂單尚有 ${due} 未付。如果你已經轉賬，請不要再付，在訂單頁上載付款證明便可。`,
          en: `We recorded another customer’s transfer of ${amount} against your order by mistake, and have corrected this. ${due} is still due. If you have already paid it, please don’t pay again: upload your payment proof on your order page.`,
        }
      : {
          zh: `我們誤把另一筆 ${amount} 的轉賬記入這張訂單，現已更正。訂單款項已收妥，毋須再付。`,
          en: `We recorded another customer’s transfer of ${amount} against your order by mistake, and have corrected this. Your order is paid; nothing more is due.`,
        }
  return {
    subject: {
      zh: `訂單 ${order.reference}：付款紀錄更正`,
      en: `order ${order.reference}: a correction to your payment`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.takenBack, lang),
      paragraph(text, lang),
      money.due > nothing ? toPage(url, lang, toPayWords.balanceOnPage, 'do') : toPage(url, lang),
      ...closing(lang),
    ],
  }
}

function tooMuch({ money }: LetterContext, lang: Lang): LetterPart[] {
  return money.excess > nothing ? [paragraph(toReturn(formatExact(money.excess)), lang)] : []
}
