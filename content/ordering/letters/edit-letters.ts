/** Staff edited these orders or quoted their fees. */
import { dueText, momentText } from '#content/dates.ts'
import type { LetterContent } from '#content/letter.ts'
import { changeName, changeValue } from '#content/ordering/change-report.ts'
import { status } from '#content/ordering/order-status.ts'
import { receivedSoFar, toReturn } from '#content/ordering/payment/paying.ts'
import { formatExact, nothing } from '#domain/money.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterContext } from './mailed-order.ts'
import { closing, handoverRows, opening, paragraph, slip, slipWithBalance, small, toPage } from './parts.ts'
import { toPayWords } from './payment-parts.ts'

const words = {
  changed: { zh: '訂單已更改', en: 'Your order has changed' },
  costsLess: { zh: '訂單金額已減少', en: 'Your order total has been reduced' },
  feeToCome: { zh: '運費會另外報價。', en: 'We will quote the delivery fee separately.' },
  feeQuoted: { zh: '運費報價', en: 'Your delivery fee' },
  accept: { zh: '接受並付款', en: 'Accept and pay' },
  asAgreed: { zh: '我們已按你的要求更改訂單：', en: 'We have changed your order as you asked:' },
} satisfies Record<string, Text>

/** Shows old and new values with the price difference. */
export function editedLetter({ event, order, money, url }: LetterContext, lang: Lang): LetterContent {
  const isOwed = money.due > nothing
  const changes = event.changes ?? []
  return {
    subject: { zh: `訂單 ${order.reference} 已更改`, en: `order ${order.reference} has changed` }[lang],
    preview: dueText(order.dueDate, order.slot)[lang],
    parts: [
      ...opening(order, null, words.changed, lang),
      paragraph(words.asAgreed, lang),
      {
        kind: 'rows',
        rows: changes.map((change) => [
          changeName(change, lang),
          `${changeValue(change.field, change.from, lang)} → ${changeValue(change.field, change.to, lang)}`,
        ]),
      },
      ...(isOwed && money.receivedAmount > nothing
        ? [
            paragraph(
              receivedSoFar(formatExact(money.receivedAmount), formatExact(money.due)),
              lang,
              formatExact(money.due),
            ),
          ]
        : []),
      ...(money.excess > nothing ? [paragraph(toReturn(formatExact(money.excess)), lang)] : []),
      ...(order.deliveryFee === null ? [small(words.feeToCome, lang)] : []),
      isOwed ? toPage(url, lang, toPayWords.onPage, 'do') : toPage(url, lang),
      { kind: 'rows', rows: handoverRows(order, lang) },
      ...slipWithBalance({ order, money }, lang),
      ...closing(lang),
    ],
  }
}

/** Returns null for a complete refund, which has its own letter. */
export function grantedLetter({ event, order, money, url }: LetterContext, lang: Lang): LetterContent | null {
  const [total] = event.changes ?? []
  if (!total) return null
  const isOwed = money.due > nothing
  const amount = formatExact(event.amount ?? nothing)
  const text: Text = {
    zh: `我們已為這張訂單減收 ${amount}。`,
    en: `We have taken ${amount} off your order.`,
  }
  const now: Text = isOwed
    ? { zh: `尚有 ${formatExact(money.due)} 未付。`, en: `${formatExact(money.due)} is still due.` }
    : { zh: '毋須再付款。', en: 'Nothing more is due.' }
  return {
    subject: {
      zh: `訂單 ${order.reference} 減收 ${amount}`,
      en: `order ${order.reference}: total reduced by ${amount}`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.costsLess, lang),
      paragraph(text, lang, amount),
      {
        kind: 'rows',
        rows: [
          [
            changeName(total, lang),
            `${changeValue(total.field, total.from, lang)} → ${changeValue(total.field, total.to, lang)}`,
          ],
        ],
      },
      paragraph(now, lang),
      ...(money.excess > nothing ? [paragraph(toReturn(formatExact(money.excess)), lang)] : []),
      isOwed ? toPage(url, lang, toPayWords.onPage, 'do') : toPage(url, lang),
      ...slipWithBalance({ order, money }, lang),
      ...closing(lang),
    ],
  }
}

/** The customer accepts the fee by paying. */
export function feeLetter({ order, money, url }: LetterContext, lang: Lang): LetterContent {
  const fee = formatExact(order.deliveryFee ?? nothing)
  const total = formatExact(order.total)
  const text: Text = {
    zh: `送到這個地址的運費是 ${fee}，訂單總額 ${total}。如接受，請在訂單頁付款；想改地址或自取，請傳 WhatsApp 給我們。`,
    en: `Delivery to your address costs ${fee}, bringing your total to ${total}. If you accept, please pay on your order page. To use another address or collect instead, please message us.`,
  }
  const until = order.payBy && momentText(order.payBy)
  return {
    subject: {
      zh: `訂單 ${order.reference}：請確認運費 ${fee}`,
      en: `order ${order.reference}: please confirm the delivery fee of ${fee}`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.feeQuoted, lang),
      paragraph(text, lang, fee),
      ...(until ? [small({ zh: `請於 ${until.zh} 前付款。`, en: `Please pay by ${until.en}.` }, lang)] : []),
      toPage(url, lang, words.accept, 'do'),
      ...slip(order, lang, status.slip, [status.amountDue, money.due, money.receivedAmount]),
      ...closing(lang),
    ],
  }
}
