/** Accepts YYYY-MM-DD, or MM-DD for yearly days. */
import { type CalendarDate, slotEnd, timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'

export const weekdays = [
  { zh: '日', en: 'Sun' },
  { zh: '一', en: 'Mon' },
  { zh: '二', en: 'Tue' },
  { zh: '三', en: 'Wed' },
  { zh: '四', en: 'Thu' },
  { zh: '五', en: 'Fri' },
  { zh: '六', en: 'Sat' },
] as const satisfies readonly Text[]

export const longWeekdays = [
  { zh: '星期日', en: 'Sunday' },
  { zh: '星期一', en: 'Monday' },
  { zh: '星期二', en: 'Tuesday' },
  { zh: '星期三', en: 'Wednesday' },
  { zh: '星期四', en: 'Thursday' },
  { zh: '星期五', en: 'Friday' },
  { zh: '星期六', en: 'Saturday' },
] as const satisfies readonly Text[]

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const monthName = (month: number) => months[month - 1] ?? ''

/** Example: 12 月 24 日（四）, Thu 24 Dec. */
export function dayText(date: CalendarDate): Text {
  const { month, day, weekday } = partsOf(date)
  return {
    zh: `${month} 月 ${day} 日（${weekdays[weekday]?.zh}）`,
    en: `${weekdays[weekday]?.en} ${day} ${monthName(month).slice(0, 3)}`,
  }
}

/** No space follows a full-width bracket. */
export const beforeTime: Text = { zh: '', en: ', ' }

/** Example: 12 月 24 日（四）12:30, Thu 24 Dec, 12:30. */
export function dayAndTime(date: CalendarDate, time: string): Text {
  const day = dayText(date)
  return { zh: `${day.zh}${beforeTime.zh}${time}`, en: `${day.en}${beforeTime.en}${time}` }
}

/** Example: 12 月 24 日（四）12:30–13:00. */
export const dueText = (date: CalendarDate, slot: string): Text =>
  dayAndTime(date, `${slot}–${slotEnd(slot)}`)

/** Times are in Hong Kong, for example 11 月 23 日（一）16:30. */
export const momentText = (instant: Date): Text =>
  dayAndTime(todayInHongKong(instant), timeInHongKong(instant))

/** 12 月 24 日（四）至 12 月 26 日（六）, from Thu 24 Dec to Sat 26 Dec; one day: on Thu 24 Dec. */
export function daysText(from: CalendarDate, until: CalendarDate): Text {
  const [first, last] = [dayText(from), dayText(until)]
  if (from === until) return { zh: first.zh, en: `on ${first.en}` }
  return { zh: `${first.zh}至 ${last.zh}`, en: `from ${first.en} to ${last.en}` }
}

/** 12 月 24 日（四）至 12 月 26 日（六）, Thu 24 Dec to Sat 26 Dec. */
export function periodText(from: CalendarDate, until: CalendarDate): Text {
  const [first, last] = [dayText(from), dayText(until)]
  return from === until ? first : { zh: `${first.zh}至 ${last.zh}`, en: `${first.en} to ${last.en}` }
}

/** 2026 年 12 月 24 日星期四, Thursday 24 December 2026; for screen readers. */
export function longDayText(date: CalendarDate): Text {
  const { year, month, day, weekday } = partsOf(date)
  return {
    zh: `${year} 年 ${month} 月 ${day} 日${longWeekdays[weekday]?.zh}`,
    en: `${longWeekdays[weekday]?.en} ${day} ${monthName(month)} ${year}`,
  }
}

/** Stamps use this form: 2026 年 12 月 24 日, 24 Dec 2026. */
export function fullDayText(date: CalendarDate): Text {
  const { year, month, day } = partsOf(date)
  return { zh: `${year} 年 ${month} 月 ${day} 日`, en: `${day} ${monthName(month).slice(0, 3)} ${year}` }
}

/** 2026 年 12 月, December 2026; `month` is 1 to 12. */
export function monthText(year: number, month: number): Text {
  return { zh: `${year} 年 ${month} 月`, en: `${monthName(month)} ${year}` }
}

/** MM-DD becomes 12 月 1 日, 1 December. */
export function yearDayText(monthAndDay: string): Text {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number)
  return { zh: `${month} 月 ${day} 日`, en: `${day} ${monthName(month)}` }
}

function partsOf(date: CalendarDate) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() }
}
