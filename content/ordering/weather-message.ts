/** The default message to customers of a weather day, by chat and by mail; staff can edit it before sending. */
import { dayText } from '#content/dates.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { type BlankNames, filledWords, type weatherBlanks } from '#domain/staff/days/weather-words.ts'
import type { Lang, Text } from '#domain/text.ts'
import { weatherNames } from './order-progress.ts'

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
    '{警告}生效，為安全起見，你 {原定日子} {時段} 的到會（{編號}）未能送出。',
    '',
    '我們先替你保留 {新日子} {時段}，毋須另外付款。想改另一日（至 {期限}）或者退款，在這裏揀：',
    '{連結}',
  ].join('\n'),
  en: [
    '{warning}: for safety, your order {order} of {day} {time} can not be delivered.',
    '',
    'We hold {new day} {time} for you at no extra cost. Choose another day (up to {last day}) or a refund here:',
    '{link}',
  ].join('\n'),
}

/** Tells customers whose order was not moved that they can change or cancel it for nothing. */
export function choiceMessage(
  { kind, date, slot, reference, until, url }: Omit<WeatherMessage, 'held'>,
  lang: Lang,
): string {
  const [warning, day, last] = [weatherNames[kind][lang], dayText(date)[lang], dayText(until)[lang]]
  return {
    zh: [
      `惡劣天氣（${warning}）：為安全起見，你 ${day} ${slot} 的到會（${reference}）未能送出。`,
      '',
      `在這裏免費改另一日（至 ${last}）或者取消，已付的全數退回：`,
      url,
    ],
    en: [
      `${warning}: for safety, your order ${reference} of ${day} ${slot} can not be delivered.`,
      '',
      `Choose another day (up to ${last}) or cancel here, both free of charge. What you paid is returned in full:`,
      url,
    ],
  }[lang].join('\n')
}

export interface WeatherMessage {
  readonly kind: WeatherKind
  readonly date: CalendarDate
  readonly slot: string
  readonly reference: string
  readonly held: CalendarDate
  readonly until: CalendarDate
  readonly url: string
}

/** The wording with the day, the new day and the link of one order, in its language. */
export function weatherMessage(
  words: Text,
  { kind, date, slot, reference, held, until, url }: WeatherMessage,
  lang: Lang,
): string {
  return filledWords(words[lang], lang, blankNames, {
    warning: weatherNames[kind][lang],
    day: dayText(date)[lang],
    slot,
    order: reference,
    held: dayText(held)[lang],
    until: dayText(until)[lang],
    link: url,
  })
}
