/** These letters report moves, postponements, cancellations, refunds and departures. */

import { dayText, dueText } from '#content/dates.ts'
import type { LetterContent, LetterPart, LetterRow } from '#content/letter.ts'
import { status } from '#content/ordering/order-status.ts'
import { reasonText } from '#content/ordering/reject-reasons.ts'
import { addDays } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { formatExact, nothing } from '#domain/money.ts'
import { keptFees } from '#domain/placed/change-fee.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterContext } from './mailed-order.ts'
import { closing, handoverRows, opening, paragraph, slip, slipWithBalance, small, toPage } from './parts.ts'
import { calendarAttached } from './payment-letters.ts'
import { toPayWords } from './payment-parts.ts'
import { weatherParts } from './weather-parts.ts'

const words = {
  moved: { zh: '已更改日期或時間', en: 'New date or time' },
  was: { zh: '原定', en: 'Was' },
  now: { zh: '改為', en: 'Now' },
  newDate: { zh: '新日子', en: 'New date' },
  held: { zh: '先為你保留', en: 'Held for you' },
  otherDate: { zh: '改另一日', en: 'Another day' },
  paid: { zh: '已付', en: 'Paid' },
  paidAndKept: { zh: '已付款項（保留）', en: 'Paid, carried over' },
  postponed: { zh: '已改期', en: 'postponed' },
  postponedFree: { zh: '已改期・不收費', en: 'postponed, free of charge' },
  laterDay: { zh: '請選擇新日子', en: 'Please choose a new date' },
  badWeather: { zh: '惡劣天氣改期', en: 'Postponed: bad weather' },
  choose: { zh: '選擇新日子', en: 'Choose a new date' },
  onTheRoad: { zh: '食物已送出', en: 'Your food is on its way' },
  onTheRoadState: { zh: '送貨途中', en: 'out for delivery' },
  off: { zh: '訂單已取消', en: 'Order cancelled' },
  refused: { zh: '未能接單', en: 'We can’t accept this order' },
  refunded: { zh: '退款已安排', en: 'Your refund' },
} satisfies Record<string, Text>

const warnings: Record<WeatherKind, Text> = {
  'typhoon-8': { zh: '八號風球', en: 'Typhoon signal No. 8' },
  'black-rain': { zh: '黑色暴雨警告', en: 'The black rainstorm warning' },
}

export function moveLetter(context: LetterContext, lang: Lang): LetterContent {
  const { order, money, url } = context
  const isOwed = money.due > nothing
  const due = dueText(order.dueDate, order.slot)
  return {
    subject: {
      zh: `訂單 ${order.reference} 已改為 ${due.zh}`,
      en: `order ${order.reference} has moved to ${due.en}`,
    }[lang],
    preview: due[lang],
    parts: [
      ...opening(order, null, words.moved, lang),
      paragraph(
        {
          zh: `你的訂單已改為 ${due.zh}，菜式和地址不變。`,
          en: `Your order is now for ${due.en}. The dishes and address stay the same.`,
        },
        lang,
      ),
      { kind: 'rows', rows: [...wasAndNow(context, lang), ...handoverRows(order, lang).slice(1)] },
      isOwed ? toPage(url, lang, toPayWords.onPage, 'do') : toPage(url, lang),
      small(calendarAttached(context), lang),
      ...slipWithBalance({ order, money }, lang),
      ...closing(lang),
    ],
  }
}

function wasAndNow({ event, order }: LetterContext, lang: Lang): readonly LetterRow[] {
  const now: LetterRow = [words.now[lang], dueText(order.dueDate, order.slot)[lang]]
  if (!event.moved) return [now]
  const { date, slot } = event.moved.from
  return [[words.was[lang], dueText(date, slot)[lang], 'past'], now]
}

/** Returns null once the customer has replaced the proposed day. */
export function postponedLetter(
  { event, order, money, url }: LetterContext,
  lang: Lang,
): LetterContent | null {
  const { weather, moved } = event
  if (moved && (moved.to.date !== order.dueDate || moved.to.slot !== order.slot)) return null
  const was = moved?.from ?? { date: order.dueDate, slot: order.slot }
  const lastDay = addDays(was.date, order.changePolicy.postponeWithinDays)
  const until = dayText(lastDay)
  const day = dayText(was.date)
  const cause = weather && warnings[weather]
  const cannot: Text = {
    zh: `${day.zh}的訂單未能如期交付`,
    en: `your order for ${day.en} cannot go ahead`,
  }
  const isPaid = money.receivedAmount > 0
  const feeText: Text = isPaid
    ? { zh: '你已付的款項全數保留。', en: ' Your payment is carried over in full.' }
    : { zh: '', en: '' }
  const text: Text = cause
    ? {
        zh: `${cause.zh}生效，${cannot.zh}，現已改期，不收任何費用。${feeText.zh}`,
        en: `${cause.en} is in force, so ${cannot.en}. It is postponed free of charge.${feeText.en}`,
      }
    : {
        zh: `你於 ${day.zh}的訂單已改期。${feeText.zh}請選擇新日子。`,
        en: `Your order for ${day.en} is postponed.${feeText.en} Please choose a new date.`,
      }
  const same: Text = cause
    ? { zh: '菜式、地址、價錢不變。', en: 'Same dishes, address and price.' }
    : { zh: '菜式和地址不變。', en: 'The dishes and address stay the same.' }
  const stay: Text = {
    zh: `${same.zh}不想改期？可在訂單頁${isPaid ? '選擇全數退款' : '免費取消'}。`,
    en: `${same.en} Prefer not to postpone? ${isPaid ? 'Choose a full refund' : 'Cancel free of charge'} on your order page.`,
  }
  const preview: Text = moved
    ? {
        zh: `我們先為你保留 ${dueText(moved.to.date, moved.to.slot).zh}。`,
        en: `We are holding ${dueText(moved.to.date, moved.to.slot).en} for you.`,
      }
    : { zh: `請於 ${until.zh}或之前選擇新日子。`, en: `Please choose a new date by ${until.en}.` }
  const subject: Text = cause
    ? {
        zh: `${cause.zh}：訂單 ${order.reference} 免費改期`,
        en: `order ${order.reference}: postponed free of charge (${cause.en.charAt(0).toLowerCase()}${cause.en.slice(1)})`,
      }
    : { zh: `訂單 ${order.reference} 已改期`, en: `order ${order.reference} is postponed` }
  const { reference } = order
  const parts =
    weather && moved
      ? weatherParts(
          event.weatherWords,
          { kind: weather, ...was, reference, reservedDay: moved.to.date, until: lastDay, url },
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
        cause ? words.badWeather : words.laterDay,
        lang,
      ),
      ...parts,
      {
        kind: 'rows',
        rows: [
          [words.was[lang], dueText(was.date, was.slot)[lang], 'past'],
          ...(moved ? [[words.held[lang], dueText(moved.to.date, moved.to.slot)[lang]] as const] : []),
          [
            (moved ? words.otherDate : words.newDate)[lang],
            lang === 'zh' ? `請於 ${until.zh}或之前選擇` : `choose any day until ${until.en}`,
          ],
        ],
      },
      ...(moved ? [] : [toPage(url, lang, words.choose, 'do')]),
      ...slip(order, lang, status.slip, isPaid ? [words.paidAndKept, money.receivedAmount] : undefined),
      small(stay, lang),
      ...closing(lang),
    ],
  }
}

/** The order was cancelled, rejected, or released unpaid. */
export function cancellationLetter({ event, order, money, url }: LetterContext, lang: Lang): LetterContent {
  const verb = event.verb === 'reject' || event.verb === 'release' ? event.verb : 'cancel'
  const heading = { cancel: words.off, reject: words.refused, release: words.off }[verb]
  const text: Record<typeof verb, Text> = {
    cancel: { zh: '這張訂單已取消。', en: 'This order has been cancelled.' },
    reject: {
      zh: '很抱歉，我們未能接受這張訂單。',
      en: 'We are sorry, but we can’t accept this order.',
    },
    release: {
      zh: '我們未有在限期前收到款項，訂單已取消。仍想訂的話，可以在訂單頁再訂一次。',
      en: 'We did not receive your payment in time, so the order has been cancelled. If you still want it, you can order it again on your order page.',
    },
  }
  return {
    subject: cancellationSubject(verb, order.reference)[lang],
    preview: text[verb][lang],
    parts: [
      ...opening(order, null, heading, lang),
      paragraph(text[verb], lang),
      ...(verb === 'reject' ? because(event.note, lang) : []),
      ...moneyBack({ order, money }, lang),
      {
        kind: 'rows',
        rows: [[words.was[lang], dueText(order.dueDate, order.slot)[lang], 'past']],
      },
      toPage(url, lang),
      ...closing(lang),
    ],
  }
}

function cancellationSubject(verb: 'cancel' | 'reject' | 'release', reference: string): Text {
  switch (verb) {
    case 'cancel':
      return { zh: `訂單 ${reference} 已取消`, en: `order ${reference} has been cancelled` }
    case 'reject':
      return { zh: `訂單 ${reference} 未能接受`, en: `we can’t accept order ${reference}` }
    case 'release':
      return {
        zh: `訂單 ${reference} 逾時未付，已取消`,
        en: `order ${reference} cancelled: not paid in time`,
      }
  }
}

function because(note: string, lang: Lang): LetterPart[] {
  if (note.trim() === '') return []
  const { zh, en } = reasonText(note)
  return [paragraph({ zh: `原因：${zh}`, en: `Reason: ${en}` }, lang)]
}

function moneyBack({ order, money }: Pick<LetterContext, 'order' | 'money'>, lang: Lang): LetterPart[] {
  if (money.receivedAmount === nothing) return []
  const rows: LetterRow[] = [[words.paid[lang], formatExact(money.receivedAmount)]]
  const { earlier, newFee: cancellationFee } = keptFees(order.cancellationFee, order.changeFee)
  if (earlier > nothing) rows.push([status.changeFee[lang], formatExact(earlier)])
  if (cancellationFee > nothing) rows.push([status.cancellationFee[lang], formatExact(cancellationFee)])
  const back: Text = { zh: '將退回', en: 'To be refunded' }
  if (money.excess > nothing) rows.push([back[lang], formatExact(money.excess)])
  return [{ kind: 'rows', rows }]
}

export function refundLetter({ event, order, url }: LetterContext, lang: Lang): LetterContent {
  const amount = formatExact(event.amount ?? nothing)
  // Card payments are refunded automatically, others by transfer.
  const text: Text =
    event.actor === 'staff'
      ? {
          zh: `我們已轉賬退回 ${amount}，銀行或需數個工作天處理。`,
          en: `We have refunded ${amount} to you by transfer. Your bank may need a few working days.`,
        }
      : {
          zh: `我們已按原本的付款方式退回 ${amount}，銀行或需數個工作天處理。`,
          en: `We have refunded ${amount} to the card or account you paid with. Your bank may need a few working days.`,
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
      ...closing(lang),
    ],
  }
}

export function onTheRoadLetter(
  { order, service: { arrivalMinutes }, url }: LetterContext,
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
          zh: `食物已由廚房送出，一般在所選時間前後 ${arrivalMinutes} 分鐘內送達，請保持電話暢通。`,
          en: `Your food is on its way and normally arrives within ${arrivalMinutes} minutes either side of the time you chose. Please keep your phone on.`,
        },
        lang,
      ),
      { kind: 'rows', rows: handoverRows(order, lang) },
      toPage(url, lang),
      ...closing(lang),
    ],
  }
}
