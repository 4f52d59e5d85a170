/** Staff can edit this default message before sending it. */
import { dayAndTime, dayText } from '#content/dates.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { type BlankNames, filledWords, type weatherBlanks } from '#domain/staff/day/weather-words.ts'
import type { Lang, Text } from '#domain/text.ts'
import { weatherInSentence } from './order-progress.ts'

export const blankNames: BlankNames = {
  warning: { zh: '警告', en: 'warning' },
  day: { zh: '原定日子', en: 'day' },
  slot: { zh: '時段', en: 'time' },
  order: { zh: '編號', en: 'order' },
  held: { zh: '新日子', en: 'new day' },
  until: { zh: '期限', en: 'last day' },
  link: { zh: '連結', en: 'link' },
}

export const blankOf = (blank: (typeof weatherBlanks)[number], lang: Lang): string =>
  `{${blankNames[blank][lang]}}`

export const weatherWords: Text = {
  zh: [
    '{警告}生效，為安全起見，你於 {原定日子}{時段} 的訂單（{編號}）未能如期交付。',
    '',
    '我們先為你保留 {新日子}{時段}，毋須另外付款。想改另一日（至 {期限}）或退款，請在此選擇：',
    '{連結}',
  ].join('\n'),
  en: [
    'Because of {warning}, your order {order} for {day} at {time} cannot safely go ahead.',
    '',
    'We are holding {new day} at {time} for you at no extra cost. Choose another day (until {last day}) or a refund here:',
    '{link}',
  ].join('\n'),
}

/** For orders that were not moved: free change or cancellation. */
export function choiceMessage(
  { kind, date, slot, reference, until, url }: Omit<WeatherMessage, 'reservedDay'>,
  lang: Lang,
): string {
  const [warning, due, last] = [weatherInSentence[kind], dayAndTime(date, slot), dayText(until)]
  return {
    zh: [
      `${warning.zh}生效，為安全起見，你於 ${due.zh} 的訂單（${reference}）未能如期交付。`,
      '',
      `可在此免費改期（至 ${last.zh}）或取消，已付款項全數退回：`,
      url,
    ],
    en: [
      `Because of ${warning.en}, your order ${reference} for ${due.en} cannot safely go ahead.`,
      '',
      `Choose another day (until ${last.en}) or cancel here, both free of charge. What you have paid is refunded in full:`,
      url,
    ],
  }[lang].join('\n')
}

export interface WeatherMessage {
  readonly kind: WeatherKind
  readonly date: CalendarDate
  readonly slot: string
  readonly reference: string
  readonly reservedDay: CalendarDate
  readonly until: CalendarDate
  readonly url: string
}

/** Fills the template for one order. */
export function weatherMessage(
  words: Text,
  { kind, date, slot, reference, reservedDay, until, url }: WeatherMessage,
  lang: Lang,
): string {
  return filledWords(words[lang], lang, blankNames, {
    warning: weatherInSentence[kind][lang],
    day: dayText(date)[lang],
    slot,
    order: reference,
    held: dayText(reservedDay)[lang],
    until: dayText(until)[lang],
    link: url,
  })
}
