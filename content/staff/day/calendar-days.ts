import { dayText, periodText } from '#content/dates.ts'
import { countOf } from '#content/phrases.ts'
import type { DayIntake } from '#domain/shop/settings.ts'
import { isIntakePossible } from '#domain/staff/day/day-form.ts'
import { type DaysEffect, type DaysFormProblem, maxDaysAtOnce } from '#domain/staff/day/days-form.ts'
import type { Text } from '#domain/text.ts'
import { intakeNames } from './calendar.ts'

export const daysPanel = {
  title: { zh: '幾日一齊開或關', en: 'Several days at once' },
  note: {
    zh: '只改收單；各日的上限、時段及運費不變。',
    en: 'Only changes whether orders are accepted; slot limits, slots and fees stay the same.',
  },
  from: { zh: '第一日', en: 'First day' },
  to: { zh: '最後一日', en: 'Last day' },
  look: { zh: '先看影響', en: 'Preview the effect' },
  save: { zh: '照改這幾日', en: 'Apply' },
  nothing: {
    zh: '這幾日本來就是這樣，沒有要改的。',
    en: 'Already set like this; nothing to change.',
  },
  changedMeanwhile: {
    zh: '這幾日剛剛有新單或更改，未有儲存。請再看影響。',
    en: 'A new order or change has just come in for these days, so nothing was saved. Please preview again.',
  },
} as const satisfies Record<string, Text>

export const daysProblems: Readonly<Record<DaysFormProblem, Text>> = {
  'days-unreadable': {
    zh: '請選第一日、最後一日及收單方式。',
    en: 'Please choose the first day, the last day and the order setting.',
  },
  'days-reversed': { zh: '最後一日要在第一日之後。', en: 'The last day can’t be before the first day.' },
  'days-too-many': {
    zh: `一次最多改 ${maxDaysAtOnce} 日。`,
    en: `You can change up to ${maxDaysAtOnce} days at a time.`,
  },
}

const dayCount = (days: number): Text => ({ zh: `${days} 日`, en: countOf(days, ['day', 'days']) })

const ordersOn = (orders: number): Text => ({
  zh: `有 ${orders} 張單`,
  en: orders === 1 ? 'There is 1 order' : `There are ${orders} orders`,
})

/** Further days with orders are only counted. */
const maxDays = 7

export function daysEffectTexts({
  from,
  to,
  intake,
  changedDates,
  busy,
  orders,
}: DaysEffect): readonly Text[] {
  const period = periodText(from, to)
  const [count, lie, name] = [dayCount(changedDates.length), ordersOn(orders), intakeNames[intake]]
  const busyDays = busy.slice(0, maxDays).map((day) => ({ date: dayText(day.date), orders: day.orders }))
  const more = busy.length > maxDays ? { zh: '等', en: ' and others' } : { zh: '', en: '' }
  const list = {
    zh: `${busyDays.map((day) => `${day.date.zh}${day.orders} 張`).join('、')}${more.zh}`,
    en: `${busyDays.map((day) => `${day.date.en} ${day.orders}`).join(', ')}${more.en}`,
  }
  return [
    {
      zh: `${period.zh}：${count.zh}會改為「${name.zh}」。`,
      en: `${period.en}: ${count.en} will change to “${name.en}”.`,
    },
    orders === 0
      ? { zh: '這幾日未有訂單。', en: 'No orders on these days.' }
      : { zh: `這幾日${lie.zh}：${list.zh}。`, en: `${lie.en} on these days: ${list.en}.` },
    ...(isIntakePossible(intake, orders) ? [] : [closedLater]),
  ]
}

const closedLater: Text = {
  zh: '有單的日子不能整日關閉：請先逐張改期或取消，或選「不再收新單」。',
  en: 'Days with orders can’t be closed. Move or cancel the orders first, or choose “No new orders”.',
}

export function intakesWords(intakes: readonly (readonly [DayIntake, number])[]): Text {
  const all = intakes.map(([intake, days]) => ({ name: intakeNames[intake], count: dayCount(days) }))
  return {
    zh: all.map(({ name, count }) => `${name.zh} ${count.zh}`).join('、'),
    en: all.map(({ name, count }) => `${name.en}: ${count.en}`).join(', '),
  }
}
