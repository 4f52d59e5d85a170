import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { ButtonKey } from '#app/staff/shell/keyboard/keycap.tsx'
import { answerOr } from '#app/staff/shell/live/answer-or.ts'
import { keepLastGood, type Stale } from '#app/staff/shell/live/last-good.ts'
import { StaleNote } from '#app/staff/shell/live/stale-note.tsx'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import type { LiveHandle } from '#app/staff/shell/live/use-staff-events.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { labelSummary, labels, labelsAfter, printLabels } from '#content/staff/day/labels.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { noAnswer, notSaved } from '#content/staff/shell/save-failure.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { labelChoice } from '#domain/staff/day/label-choice.ts'
import { sheetsOf } from '#domain/staff/day/labels.ts'
import { ChoiceForm } from './choice-form.tsx'
import { ChosenDays } from './chosen-days.tsx'
import { Label } from './label.tsx'
import styles from './labels.module.css'

export const meta = withShopName(labels.name)

export const handle: LiveHandle = { isLive: true }

const choiceOf = (fields: { get(name: string): FormDataEntryValue | null }) => {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : null
  }
  return {
    date: parseCalendarDate(text('date') ?? ''),
    choice: labelChoice({
      slot: text('slot'),
      order: text('order'),
      orders: text('orders'),
      all: text('all'),
      start: text('start'),
    }),
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const { role } = signedIn(args).staff
  const { date, choice } = choiceOf(new URL(args.request.url).searchParams)
  const { kitchen } = args.context.get(staffApiContext)
  const day = await kitchen.labels(role, date, choice)
  if (!day) throw data(null, 404)
  return day
}

/** Recorded before the print dialog opens: a label may be printed twice, but never forgotten. */
export async function action(args: ActionFunctionArgs) {
  const session = signedIn(args)
  const { date, choice } = choiceOf(await formOf(args.request))
  if (!date) throw data(null, 400)
  const result = await args.context.get(staffApiContext).kitchen.print(session, date, choice)
  if (!result) throw data(null, 403)
  if (result === 'temporarily-unavailable') return data({ printed: null, problem: notSaved }, 503)
  return { printed: { labels: result.labels, start: choice.start }, problem: null }
}

/** While offline nothing is recorded as printed, and nothing is printed. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOr(() => serverAction<typeof action>(), { printed: null, problem: noAnswer })

type LabelsData = Awaited<ReturnType<typeof loader>>

const orLastGood = keepLastGood<LabelsData>()

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  orLastGood(request, () => serverLoader<typeof loader>())
clientLoader.hydrate = true as const

/** Labels that were just printed stay while the page updates. */
export default function Labels() {
  const { staleSince, ...day } = useLoaderData<LabelsData & Stale>()
  const formResult = useAnswer<typeof action>()
  const printResult = formResult?.printed
  const text = useText()
  const view = printResult ?? { labels: day.labels, start: day.choice.start }
  const sheets = sheetsOf(view.labels, view.start)
  useEffect(() => {
    if (printResult && printResult.labels.length > 0) window.print()
  }, [printResult])
  return (
    <>
      <div className={styles.screen}>
        <StaleNote since={staleSince} />
        <PageHead
          title={`${text(labels.title)} ${text(dayText(day.date))}`}
          summary={text(labelSummary(view.labels.length, sheets.length))}
        >
          <Form method="post">
            <input type="hidden" name="date" value={day.date} />
            <input type="hidden" name="slot" value={day.choice.slot ?? ''} />
            <input type="hidden" name="order" value={day.choice.reference ?? ''} />
            {day.choice.orderIds && (
              <input type="hidden" name="orders" value={day.choice.orderIds.join(',')} />
            )}
            <input type="hidden" name="all" value={day.choice.onlyNew ? '' : 'yes'} />
            <input type="hidden" name="start" value={day.choice.start} />
            <Button kind="go" size="l" disabled={day.labels.length === 0} data-shortcut="p">
              <StaffIcon name="print" /> {text(printLabels(day.labels.length))} <ButtonKey name="P" />
            </Button>
          </Form>
        </PageHead>
      </div>
      {day.days.length > 1 && <ChosenDays {...day} orderIds={day.choice.orderIds ?? []} />}
      <div className={styles.two}>
        <ChoiceForm {...day} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the page */}
        <section className={styles.sheets} aria-label={text(labels.title)} tabIndex={0}>
          {formResult?.problem && <Note kind="error">{text(formResult.problem)}</Note>}
          {printResult &&
            (printResult.labels.length > 0 ? (
              <Note kind="done">{text(labels.printed)}</Note>
            ) : (
              <Note kind="info">{text(labels.printedElsewhere)}</Note>
            ))}
          {day.rest > 0 && !printResult && (
            <Note kind="info">{text(labelsAfter(day.labels.length, day.rest, day.choice.onlyNew))}</Note>
          )}
          {view.labels.length === 0 && !printResult && (
            <NothingHere
              action={
                <ButtonLink to={`${staffPath('kitchen')}?date=${day.date}`}>
                  {text(pageNames.kitchen)}
                </ButtonLink>
              }
            >
              {text(labels.none)}
            </NothingHere>
          )}
          {sheets.map(({ number, places }) => (
            <ul className={styles.sheet} key={number}>
              {places.map(({ place, label }) => (
                <li key={place} className={styles.place}>
                  {label && <Label label={label} date={day.date} warmHours={day.warmHours} />}
                </li>
              ))}
            </ul>
          ))}
        </section>
      </div>
    </>
  )
}
