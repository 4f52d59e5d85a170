/** When an order moves to another time, is postponed or called off, when money goes back, and when the food leaves. */

import { dayText } from '#content/dates.ts'
import type { Fact, LetterContent, LetterPart } from '#content/letter.ts'
import { status } from '#content/ordering/order-status.ts'
import { reasonText } from '#content/ordering/reject-reasons.ts'
import { addDays } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { formatExact, nothing } from '#domain/money.ts'
import { feesKept } from '#domain/placed/change-fee.ts'
import { changePolicyOf } from '#domain/shop/policies.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterFacts } from './mailed-order.ts'
import { calendarAttached } from './paid.ts'
import {
  closing,
  dueText,
  handoverFacts,
  opening,
  paragraph,
  slip,
  slipWithBalance,
  small,
  toPage,
} from './parts.ts'
import { weatherParts } from './weather-parts.ts'

const words = {
  moved: { zh: '改好時間', en: 'New time' },
  was: { zh: '原定', en: 'Was' },
  now: { zh: '改為', en: 'Now' },
  newDate: { zh: '新日子', en: 'New date' },
  held: { zh: '先替你保留', en: 'Held for you' },
  otherDate: { zh: '想改另一日', en: 'Another day' },
  paid: { zh: '已付', en: 'Paid' },
  paidAndKept: { zh: '已付，保留', en: 'Paid and kept' },
  postponed: { zh: '已改期', en: 'postponed' },
  postponedFree: { zh: '已改期・不收費', en: 'postponed, free of charge' },
  laterDay: { zh: '另揀日子', en: 'Another day' },
  weatherDay: { zh: '天氣改期', en: 'Weather day' },
  choose: { zh: '揀新日子', en: 'Choose a new date' },
  payRest: { zh: '去訂單頁付款', en: 'Pay on your order page' },
  onTheRoad: { zh: '送緊嚟', en: 'On its way' },
  onTheRoadState: { zh: '已送出', en: 'on its way' },
  off: { zh: '訂單已取消', en: 'Order cancelled' },
  refused: { zh: '未能接單', en: 'We can’t take this order' },
  refunded: { zh: '退款已安排', en: 'Your refund' },
} satisfies Record<string, Text>

const warnings: Record<WeatherKind, Text> = {
  'typhoon-8': { zh: '八號風球', en: 'Signal No. 8' },
  'black-rain': { zh: '黑色暴雨警告', en: 'The black rainstorm warning' },
}

export function movedLetter(facts: LetterFacts, lang: Lang): LetterContent {
  const { order, money, url } = facts
  const isOwed = money.due > nothing
  return {
    subject: { zh: `訂單 ${order.reference} 已改時間`, en: `order ${order.reference} has a new time` }[lang],
    preview: dueText(order.dueDate, order.slot)[lang],
    parts: [
      ...opening(order, null, words.moved, lang),
      paragraph(
        {
          zh: `${order.contactName}，訂單的時間已更改，菜式和地址不變。`,
          en: `${order.contactName}, your order has a new time. Dishes and address stay the same.`,
        },
        lang,
      ),
      { kind: 'facts', facts: [...wasAndNow(facts, lang), ...handoverFacts(order, lang).slice(1)] },
      isOwed ? toPage(url, lang, words.payRest, 'do') : toPage(url, lang),
      small(calendarAttached(order), lang),
      ...slipWithBalance({ order, money }, lang),
      closing(lang),
    ],
  }
}

function wasAndNow({ news, order }: LetterFacts, lang: Lang): readonly Fact[] {
  const now: Fact = [words.now[lang], dueText(order.dueDate, order.slot)[lang]]
  if (!news.moved) return [now]
  const { date, slot } = news.moved.from
  return [[words.was[lang], dueText(date, slot)[lang], 'past'], now]
}

/** Null once the customer has chosen another day than the one that was held. */
export function postponedLetter({ news, order, money, url }: LetterFacts, lang: Lang): LetterContent | null {
  const { weather, moved } = news
  if (moved && (moved.to.date !== order.dueDate || moved.to.slot !== order.slot)) return null
  const was = moved?.from ?? { date: order.dueDate, slot: order.slot }
  const lastDay = addDays(was.date, changePolicyOf(order.termsVersion).postponeWithinDays)
  const until = dayText(lastDay)
  const day = dayText(was.date)
  const cause = weather && warnings[weather]
  const cannot = { zh: `${day.zh}不能送貨`, en: `we cannot deliver on ${day.en}` }
  const isPaid = money.received > 0
  const kept: Text = isPaid
    ? { zh: '你已付的款項全數保留。', en: ' Your payment is kept in full.' }
    : { zh: '', en: '' }
  const text: Text = cause
    ? {
        zh: `${order.contactName}，天文台已發出${cause.zh}，${cannot.zh}。訂單已改期，不收任何費用。${kept.zh}`,
        en: `${order.contactName}, ${cause.en} is up and ${cannot.en}. Your order is postponed at no charge.${kept.en}`,
      }
    : {
        zh: `${order.contactName}，訂單已改期，${day.zh}不會送貨。${kept.zh}請揀一個新日子。`,
        en: `${order.contactName}, your order is postponed and will not come on ${day.en}.${kept.en} Please choose a new date.`,
      }
  const stay: Text = cause
    ? {
        zh: `菜式、地址、價錢不變。不想改期？在訂單頁可${isPaid ? '選全數退款' : '免費取消'}。`,
        en: `Same dishes, address and price. Rather not wait? ${isPaid ? 'Choose a full refund' : 'Cancel free of charge'} on the order page.`,
      }
    : { zh: '菜式和地址不變。', en: 'Dishes and address stay the same.' }
  const preview: Text = moved
    ? {
        zh: `我們先替你保留 ${dueText(moved.to.date, moved.to.slot).zh}。`,
        en: `We hold ${dueText(moved.to.date, moved.to.slot).en} for you.`,
      }
    : { zh: `請於 ${until.zh}或之前揀新日子。`, en: `Please choose a new date by ${until.en}.` }
  const subject: Text = cause
    ? {
        zh: `${cause.zh}，訂單 ${order.reference} 免費改期`,
        en: `${cause.en}, order ${order.reference} postponed free of charge`,
      }
    : { zh: `訂單 ${order.reference} 已改期`, en: `order ${order.reference} is postponed` }
  const { reference, contactName } = order
  const said =
    weather && moved
      ? weatherParts(
          news.weatherWords,
          { kind: weather, ...was, reference, held: moved.to.date, until: lastDay, url },
          contactName,
          lang,
        )
      : [paragraph(text, lang, cause ? cannot : undefined)]
  return {
    subject: subject[lang],
    preview: preview[lang],
    parts: [
      ...opening(
        order,
        cause ? words.postponedFree : words.postponed,
        cause ? words.weatherDay : words.laterDay,
        lang,
      ),
      ...said,
      {
        kind: 'facts',
        facts: [
          [words.was[lang], dueText(was.date, was.slot)[lang], 'past'],
          ...(moved ? [[words.held[lang], dueText(moved.to.date, moved.to.slot)[lang]] as const] : []),
          [
            (moved ? words.otherDate : words.newDate)[lang],
            lang === 'zh' ? `請於 ${until.zh}或之前揀一日` : `any day up to ${until.en}`,
          ],
        ],
      },
      ...(moved ? [] : [toPage(url, lang, words.choose, 'do')]),
      ...slip(order, lang, status.slip, isPaid ? [words.paidAndKept, money.received] : undefined),
      small(stay, lang),
      closing(lang),
    ],
  }
}

/** Cancelled, rejected, or released because it was not paid in time. */
export function calledOffLetter({ news, order, money, url }: LetterFacts, lang: Lang): LetterContent {
  const name = order.contactName
  const verb = news.verb === 'reject' || news.verb === 'release' ? news.verb : 'cancel'
  const heading = { cancel: words.off, reject: words.refused, release: words.off }[verb]
  const text: Record<typeof verb, Text> = {
    cancel: { zh: `${name}，這張訂單已取消。`, en: `${name}, this order is cancelled.` },
    reject: {
      zh: `抱歉${name}，我們未能接受這張訂單。`,
      en: `Sorry, ${name}: we are unable to accept this order.`,
    },
    release: {
      zh: `${name}，我們未有在限期前收到款項，訂單已取消。仍想訂的話，在訂單頁可以再訂一次。`,
      en: `${name}, no payment arrived in time, so the order has been cancelled. If you still want it, you can order again from the order page.`,
    },
  }
  return {
    subject: { zh: `訂單 ${order.reference} 已取消`, en: `order ${order.reference} is cancelled` }[lang],
    preview: text[verb][lang],
    parts: [
      ...opening(order, null, heading, lang),
      paragraph(text[verb], lang),
      ...(verb === 'reject' ? because(news.note, lang) : []),
      ...moneyBack({ order, money }, lang),
      {
        kind: 'facts',
        facts: [[words.was[lang], dueText(order.dueDate, order.slot)[lang], 'past']],
      },
      toPage(url, lang),
      closing(lang),
    ],
  }
}

function because(note: string, lang: Lang): LetterPart[] {
  if (note.trim() === '') return []
  const { zh, en } = reasonText(note)
  return [paragraph({ zh: `原因：${zh}`, en: `Reason: ${en}` }, lang)]
}

function moneyBack({ order, money }: Pick<LetterFacts, 'order' | 'money'>, lang: Lang): LetterPart[] {
  if (money.received === nothing) return []
  const rows: Fact[] = [[words.paid[lang], formatExact(money.received)]]
  const { earlier, own } = feesKept(order.cancellationFee, order.changeFee)
  if (earlier > nothing) rows.push([status.changeFee[lang], formatExact(earlier)])
  if (own > nothing) rows.push([status.cancellationFee[lang], formatExact(own)])
  const back: Text = { zh: '會退回', en: 'We return' }
  if (money.excess > nothing) rows.push([back[lang], formatExact(money.excess)])
  return [{ kind: 'facts', facts: rows }]
}

export function refundLetter({ news, order, url }: LetterFacts, lang: Lang): LetterContent {
  const amount = formatExact(news.amount ?? nothing)
  // What a card paid goes back by itself; the rest is transferred by hand.
  const text: Text =
    news.actor === 'staff'
      ? {
          zh: `${order.contactName}，我們已把 ${amount} 轉賬退還給你；銀行或需要數個工作天處理。`,
          en: `${order.contactName}, we have returned ${amount} to you by transfer. Your bank may need a few working days.`,
        }
      : {
          zh: `${order.contactName}，我們已退回 ${amount}，款項會按原本的付款方式退還；銀行或需要數個工作天處理。`,
          en: `${order.contactName}, we have returned ${amount} the way you paid. Your bank may need a few working days.`,
        }
  return {
    subject: {
      zh: `訂單 ${order.reference} 已退款 ${amount}`,
      en: `order ${order.reference}: ${amount} refunded`,
    }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, words.refunded, lang),
      paragraph(text, lang, amount),
      toPage(url, lang),
      closing(lang),
    ],
  }
}

export function onTheRoadLetter(
  { order, service: { arrivalMinutes }, url }: LetterFacts,
  lang: Lang,
): LetterContent {
  const due = dueText(order.dueDate, order.slot)
  return {
    subject: { zh: `訂單 ${order.reference} 已送出`, en: `order ${order.reference} is on its way` }[lang],
    preview: due[lang],
    parts: [
      ...opening(order, words.onTheRoadState, words.onTheRoad, lang),
      paragraph(
        {
          zh: `${order.contactName}，你的餐已離開廚房。可能提早或延遲，不超過 ${arrivalMinutes} 分鐘；請留意電話。`,
          en: `${order.contactName}, your food has left the kitchen. It may come up to ${arrivalMinutes} minutes earlier or later: please keep your phone at hand.`,
        },
        lang,
      ),
      { kind: 'facts', facts: handoverFacts(order, lang) },
      toPage(url, lang),
      closing(lang),
    ],
  }
}
