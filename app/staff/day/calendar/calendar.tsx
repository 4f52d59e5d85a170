import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { monthText } from '#content/dates.ts'
import { calendarPage, dayProblems } from '#content/staff/day/calendar.ts'
import { daysPanel, daysProblems } from '#content/staff/day/calendar-days.ts'
import { weatherPage } from '#content/staff/day/weather.ts'
import { orderCount } from '#content/staff/orders/orders.ts'
import { addDays, type CalendarDate } from '#domain/calendar.ts'
import { formatMoney, sumOf, toDollars } from '#domain/money.ts'
import type { DayRule } from '#domain/shop/settings.ts'
import { readDayForm } from '#domain/staff/day/day-form.ts'
import { type DaysEffect, readDaysForm } from '#domain/staff/day/days-form.ts'
import { monthQuery } from '#domain/staff/orders/export-month.ts'
import { type FarPrice, farPrices } from '#domain/staff/shop/menus/far-prices.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { CalendarApi } from '#server/page-data/staff/day/calendar-api.ts'
import styles from './calendar.module.css'
import { DayPanel } from './day-panel.tsx'
import { DaysPanel, daysVerb } from './days-panel.tsx'
import { Month } from './month.tsx'

export const meta = withShopName(calendarPage.title)

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('change-days', args)
  const query = new URL(args.request.url).searchParams
  const { calendar } = args.context.get(staffApiContext)
  return calendar.month(staff, { day: query.get('day'), month: query.get('month') })
}

interface CalendarFormResult {
  readonly problem: keyof typeof dayProblems | null
  readonly field: string | null
  readonly farFees: readonly FarPrice[]
  /** Null once the input was saved. */
  readonly input: FormInput | null
  /** A single day was posted if null. */
  readonly days: DaysResult | null
}

type FormInput = readonly (readonly [string, string])[]

interface DaysResult {
  readonly problem: Text | null
  readonly input: FormInput | null
  readonly effect: DaysEffect | null
}

const noResult: CalendarFormResult = { problem: null, field: null, farFees: [], input: null, days: null }

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('change-days', args)
  const form = await formOf(args.request)
  const { calendar } = args.context.get(staffApiContext)
  const input = [...form].map(([name, value]) => [name, String(value).slice(0, maxValueLetters)] as const)
  const fields = {
    get: (name: string) => input.find(([each]) => each === name)?.[1] ?? '',
    all: (name: string) => input.filter(([each]) => each === name).map(([, value]) => value),
  }
  if (fields.get('verb') === daysVerb) {
    const { days, status } = await effectResult(calendar, staff, input, fields.get)
    return data<CalendarFormResult>({ ...noResult, days }, status)
  }
  const reading = readDayForm(fields, await calendar.fields())
  if (!reading.ok)
    return data<CalendarFormResult>(
      { ...noResult, problem: reading.problem, field: reading.field, input },
      400,
    )
  const { date, zoneFees } = reading.value.rule
  const before = await calendar.feesOn(staff, date)
  const far = before ? farPrices(inFields(before), inFields(zoneFees), fields.all('sure')) : []
  if (far.length > 0) return data<CalendarFormResult>({ ...noResult, farFees: far, input }, 409)
  const result = await calendar.save(staff, reading.value)
  if (!result.ok) return data<CalendarFormResult>({ ...noResult, problem: result.reason, input }, 409)
  return data<CalendarFormResult>(noResult)
}

const inFields = (fees: DayRule['zoneFees']) =>
  Object.fromEntries(Object.entries(fees).map(([id, fee]) => [`fee.${id}`, String(toDollars(fee))]))

async function effectResult(
  calendar: CalendarApi,
  staff: StaffMember,
  input: FormInput,
  get: (name: string) => string,
): Promise<{ readonly days: DaysResult; readonly status: number }> {
  const reading = readDaysForm(get)
  const formResult = (problem: Text | null, status: number, effect: DaysEffect | null = null) => ({
    days: { problem, input, effect },
    status,
  })
  if (!reading.ok) return formResult(daysProblems[reading.problem], 400)
  const result = await calendar.saveDays(staff, reading.value)
  if (result.ok) return { days: { problem: null, input: null, effect: null }, status: 200 }
  if (result.reason !== 'effect-unseen')
    return formResult(dayProblems[result.reason], result.reason === 'day-past' ? 400 : 503)
  const { effect } = result
  const wasOther = reading.value.fingerprint !== '' && reading.value.fingerprint !== effect.fingerprint
  return wasOther ? formResult(daysPanel.changedMeanwhile, 409, effect) : formResult(null, 200, effect)
}

/** Longer values cannot come from our forms. */
const maxValueLetters = 400

/** Revalidate after errors too: the refusal means that the stored data changed. */
export const shouldRevalidate = () => true

export default function Calendar() {
  const month = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>()
  const text = useText()
  const problem = formResult?.days?.problem ?? (formResult?.problem ? dayProblems[formResult.problem] : null)
  const isSaved = formResult !== undefined && !problem && !formResult.input && !formResult.days?.input
  const { year, month: number, days } = month
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const money = formatMoney(sumOf(days.map(({ total }) => total)))
  const first = days[0]?.date ?? month.day.day.date
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
        <ButtonLink to={`${staffPath('ordersCsv')}${monthQuery(first)}`} reloadDocument>
          {text(calendarPage.monthCsv)}
        </ButtonLink>
        <ButtonLink kind="stop" to={`${staffPath('weather')}?day=${month.day.day.date}`}>
          {text(weatherPage.open)}
        </ButtonLink>
      </PageHead>
      {problem && <Note kind="error">{text(problem)}</Note>}
      {isSaved && <Note kind="done">{text(calendarPage.saved)}</Note>}
      <div className={styles.two}>
        <Month month={month} />
        <div className={styles.panels}>
          <DayPanel
            key={`${month.day.day.date} ${month.day.version}`}
            day={month.day}
            input={formResult?.input ?? null}
            wrong={formResult?.field ?? null}
            far={formResult?.farFees ?? []}
          />
          <DaysPanel
            key={`${month.day.day.date} ${isSaved}`}
            date={month.day.day.date}
            today={month.today}
            input={formResult?.days?.input ? new Map(formResult.days.input) : null}
            effect={formResult?.days?.effect ?? null}
          />
        </div>
      </div>
    </>
  )
}
