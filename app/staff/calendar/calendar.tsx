/** The calendar: a month with orders, money and load, and the panel of a day. */
import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/live/use-answer.ts'
import { titled } from '#app/staff/page-title.ts'
import { formOf } from '#app/staff/posted-form.ts'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { ButtonLink } from '#app/staff/ui/button.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { PageHead } from '#app/staff/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { monthText } from '#content/dates.ts'
import { calendarPage, dayProblems } from '#content/staff/calendar.ts'
import { orderCount } from '#content/staff/orders.ts'
import { weatherPage } from '#content/staff/weather.ts'
import { addDays, type CalendarDate } from '#domain/calendar.ts'
import { formatMoney, sumOf } from '#domain/money.ts'
import { readDayForm } from '#domain/staff/day-form.ts'
import styles from './calendar.module.css'
import { DayPanel } from './day-panel.tsx'
import { Month } from './month.tsx'

export const meta = titled(calendarPage.title)

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('change-days', args)
  const asked = new URL(args.request.url).searchParams
  const { calendar } = args.context.get(staffApiContext)
  return calendar.month(staff, { day: asked.get('day'), month: asked.get('month') })
}

interface Told {
  readonly problem: keyof typeof dayProblems | null
  readonly field: string | null
  /** What was typed, by the names of the fields; null once it is saved. */
  readonly typed: readonly (readonly [string, string])[] | null
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('change-days', args)
  const form = await formOf(args.request)
  const { calendar } = args.context.get(staffApiContext)
  const typed = [...form].map(([name, value]) => [name, String(value).slice(0, longest)] as const)
  const fields = {
    get: (name: string) => typed.find(([each]) => each === name)?.[1] ?? '',
    all: (name: string) => typed.filter(([each]) => each === name).map(([, value]) => value),
  }
  const read = readDayForm(fields, await calendar.fields())
  if (!read.ok) return data<Told>({ problem: read.problem, field: read.field, typed }, 400)
  const saved = await calendar.save(staff, read.value)
  if (!saved.ok) return data<Told>({ problem: saved.reason, field: null, typed }, 409)
  return data<Told>({ problem: null, field: null, typed: null })
}

/** Longer fields are of no form of ours. Letters. */
const longest = 400

/** After a refusal too: the next attempt needs what is stored now. */
export const shouldRevalidate = () => true

export default function Calendar() {
  const month = useLoaderData<typeof loader>()
  const told = useAnswer<typeof action>()
  const text = useText()
  const { year, month: number, days } = month
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const money = formatMoney(sumOf(days.map(({ total }) => total)))
  const first = days[0]?.date ?? month.shown.day.date
  const last = days.at(-1)?.date ?? first
  const monthOf = (date: CalendarDate) => `?month=${date.slice(0, 7)}`
  return (
    <>
      <PageHead title={text(monthText(year, number))} summary={`${text(orderCount(orders))} · ${money}`}>
        <nav className={styles.turn}>
          <Link to={monthOf(addDays(first, -1))} aria-label={text(calendarPage.before)}>
            ←
          </Link>
          <Link to={`?day=${month.today}`}>{text(calendarPage.today)}</Link>
          <Link to={monthOf(addDays(last, 1))} aria-label={text(calendarPage.after)}>
            →
          </Link>
        </nav>
        <ButtonLink to={`${staffPath('weather')}?day=${month.shown.day.date}`}>
          {text(weatherPage.open)}
        </ButtonLink>
      </PageHead>
      {told?.problem && <Note kind="error">{text(dayProblems[told.problem])}</Note>}
      {told && !told.problem && <Note kind="done">{text(calendarPage.saved)}</Note>}
      <div className={styles.two}>
        <Month month={month} />
        <DayPanel
          key={`${month.shown.day.date} ${month.shown.version}`}
          shown={month.shown}
          typed={told?.typed ?? null}
          wrong={told?.field ?? null}
        />
      </div>
    </>
  )
}
