/** When staff change what an order is or costs, and when they state the fee of a place that has no fee of its own. */
import type { LetterContent } from '#content/letter.ts'
import { changeName, changeValue } from '#content/ordering/changes-told.ts'
import { status } from '#content/ordering/order-status.ts'
import { receivedSoFar, toReturn } from '#content/ordering/payment/paying.ts'
import { formatExact, nothing } from '#domain/money.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterFacts } from './mailed-order.ts'
import {
  closing,
  dueText,
  handoverFacts,
  momentText,
  opening,
  paragraph,
  slip,
  slipWithBalance,
  small,
  toPage,
} from './parts.ts'

const words = {
  changed: { zh: '訂單已更改', en: 'Your order has changed' },
  payRest: { zh: '去訂單頁付款', en: 'Pay on your order page' },
  toPay: { zh: '應付', en: 'To pay' },
  costsLess: { zh: '訂單減價', en: 'Your order costs less' },
  feeToCome: { zh: '運費會另外報價。', en: 'We will quote the delivery fee separately.' },
  feeQuoted: { zh: '運費報價', en: 'Your delivery fee' },
  accept: { zh: '接受並付款', en: 'Accept and pay' },
} satisfies Record<string, Text>

/** What was and what is now, and the difference in money, whichever way it goes. */
export function editedLetter({ news, order, money, url }: LetterFacts, lang: Lang): LetterContent {
  const isOwed = money.due > nothing
  const changes = news.changes ?? []
  const told: Text = {
    zh: `${order.contactName}，我們已按你的要求更改訂單：`,
    en: `${order.contactName}, we have changed your order as agreed:`,
  }
  return {
    subject: { zh: `訂單 ${order.reference} 已更改`, en: `order ${order.reference} has changed` }[lang],
    preview: dueText(order.dueDate, order.slot)[lang],
    parts: [
      ...opening(order, null, words.changed, lang),
      paragraph(told, lang),
      {
        kind: 'facts',
        facts: changes.map((change) => [
          changeName(change, lang),
          `${changeValue(change.field, change.from, lang)} → ${changeValue(change.field, change.to, lang)}`,
        ]),
      },
      ...(isOwed && money.received > nothing
        ? [
            paragraph(
              receivedSoFar(formatExact(money.received), formatExact(money.due)),
              lang,
              formatExact(money.due),
            ),
          ]
        : []),
      ...(money.excess > nothing ? [paragraph(toReturn(formatExact(money.excess)), lang)] : []),
      ...(order.deliveryFee === null ? [small(words.feeToCome, lang)] : []),
      isOwed ? toPage(url, lang, words.payRest, 'do') : toPage(url, lang),
      { kind: 'facts', facts: handoverFacts(order, lang) },
      ...slipWithBalance({ order, money }, lang),
      closing(lang),
    ],
  }
}

/** Null where nothing was owed: all that was granted goes back, and the letter of that refund tells it. */
export function grantedLetter({ news, order, money, url }: LetterFacts, lang: Lang): LetterContent | null {
  const [total] = news.changes ?? []
  if (!total) return null
  const isOwed = money.due > nothing
  const amount = formatExact(news.amount ?? nothing)
  const text: Text = {
    zh: `${order.contactName}，我們從這張訂單減去 ${amount}。`,
    en: `${order.contactName}, we have taken ${amount} off your order.`,
  }
  const now: Text = isOwed
    ? { zh: `尚欠 ${formatExact(money.due)}。`, en: `${formatExact(money.due)} is still to be paid.` }
    : { zh: '毋須再付款。', en: 'Nothing more is to be paid.' }
  return {
    subject: {
      zh: `訂單 ${order.reference} 減 ${amount}`,
      en: `order ${order.reference}: ${amount} off`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.costsLess, lang),
      paragraph(text, lang, amount),
      {
        kind: 'facts',
        facts: [
          [
            changeName(total, lang),
            `${changeValue(total.field, total.from, lang)} → ${changeValue(total.field, total.to, lang)}`,
          ],
        ],
      },
      paragraph(now, lang),
      ...(money.excess > nothing ? [paragraph(toReturn(formatExact(money.excess)), lang)] : []),
      isOwed ? toPage(url, lang, words.payRest, 'do') : toPage(url, lang),
      ...slipWithBalance({ order, money }, lang),
      closing(lang),
    ],
  }
}

/** Paying accepts the fee. */
export function feeLetter({ order, money, url }: LetterFacts, lang: Lang): LetterContent {
  const fee = formatExact(order.deliveryFee ?? nothing)
  const total = formatExact(order.total)
  const text: Text = {
    zh: `${order.contactName}，送到這個地址的運費是 ${fee}，訂單總數 ${total}。接受的話，請在訂單頁付款；想改地址或自取，請傳訊息給我們。`,
    en: `${order.contactName}, delivery to your address costs ${fee}, which makes ${total} in all. If you accept, please pay on the order page. For another address or pickup, message us.`,
  }
  const until = order.payBy && momentText(order.payBy)
  return {
    subject: {
      zh: `訂單 ${order.reference} 運費 ${fee}，請確認`,
      en: `order ${order.reference}: delivery ${fee}, please accept`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.feeQuoted, lang),
      paragraph(text, lang, fee),
      ...(until ? [small({ zh: `請於 ${until.zh}前付款。`, en: `Please pay by ${until.en}.` }, lang)] : []),
      toPage(url, lang, words.accept, 'do'),
      ...slip(order, lang, status.slip, [words.toPay, money.due, money.received]),
      closing(lang),
    ],
  }
}
