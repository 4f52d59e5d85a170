import { useEffect, useRef, useState } from 'react'
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { DayPicker } from '#app/staff/day/kitchen/day-picker.tsx'
import { answerOr } from '#app/staff/shell/live/answer-or.ts'
import { keepLastGood, type Stale } from '#app/staff/shell/live/last-good.ts'
import { StaleNote } from '#app/staff/shell/live/stale-note.tsx'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import type { LiveHandle } from '#app/staff/shell/live/use-staff-events.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { movedTo, planPage, runsPage } from '#content/staff/day/runs.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { noAnswer } from '#content/staff/shell/save-failure.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { readRunChange } from '#domain/staff/day/run-change.ts'
import type { RunsDay } from '#server/page-data/staff/day/runs-api.ts'
import styles from './plan.module.css'
import { PlannedRun } from './planned-run.tsx'
import { PlannedStop } from './planned-stop.tsx'

export const meta = withShopName(planPage.name)

export const handle: LiveHandle = { isLive: true }

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('plan-runs', args)
  const date = parseCalendarDate(new URL(args.request.url).searchParams.get('date') ?? '')
  const day = await args.context.get(staffApiContext).runs.day(staff, date)
  if (!day) throw data(null, 404)
  return day
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('plan-runs', args)
  const form = await formOf(args.request)
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const date = parseCalendarDate(field('date') ?? '')
  const change = readRunChange(field)
  if (!date || !change) throw data(null, 400)
  const result = await args.context.get(staffApiContext).runs.plan(staff, date, change)
  if (result === 'not-found') return data({ problem: planPage.notFound }, 409)
  if (result !== 'saved') return data({ problem: runsPage.away }, 503)
  throw redirect(`${staffPath('runPlan')}?date=${date}`)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOr(() => serverAction<typeof action>(), { problem: noAnswer })

/** Revalidate after errors too: the refusal means that the stored data changed. */
export const shouldRevalidate = () => true

const orLastGood = keepLastGood<RunsDay>()

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  orLastGood(request, () => serverLoader<typeof loader>())
clientLoader.hydrate = true as const

export default function Plan() {
  const { staleSince, ...day } = useLoaderData<RunsDay & Stale>()
  const problem = useAnswer<typeof action>()?.problem
  const text = useText()
  const { runs, unplannedOrders, date } = day
  const [movedStop, setMovedStop] = useState<number | null>(null)
  return (
    <>
      <StaleNote since={staleSince} />
      <PageHead title={`${text(planPage.name)} ${text(dayText(date))}`} summary={text(planPage.lead)}>
        <DayPicker today={day.today} date={date} />
        <ButtonLink to={`${staffPath('runs')}?date=${date}`}>{text(runsPage.office)}</ButtonLink>
      </PageHead>
      {problem && <Note kind="error">{text(problem)}</Note>}
      <Announcement runs={runs} movedStop={movedStop} />
      {unplannedOrders.length > 0 && (
        <Panel
          title={text(planPage.unplanned)}
          caption={String(unplannedOrders.length)}
          end={
            <Form method="post">
              <input type="hidden" name="date" value={date} />
              <Button kind="go" name="verb" value="propose">
                {text(planPage.propose)}
              </Button>
            </Form>
          }
        >
          <ul className={styles.stops}>
            {unplannedOrders.map((stop) => (
              <PlannedStop
                key={stop.orderId}
                stop={stop}
                date={date}
                run={null}
                runs={runs}
                onMove={setMovedStop}
              />
            ))}
          </ul>
        </Panel>
      )}
      {runs.length === 0 && unplannedOrders.length === 0 && (
        <NothingHere action={<ButtonLink to={staffPath('orders')}>{text(pageNames.orders)}</ButtonLink>}>
          {text(planPage.none)}
        </NothingHere>
      )}
      {runs.map((run) => (
        <PlannedRun key={run.id} run={run} day={day} onMove={setMovedStop} />
      ))}
    </>
  )
}

/** Announces a stop's new position to screen readers. */
function Announcement({ runs, movedStop }: Pick<RunsDay, 'runs'> & { readonly movedStop: number | null }) {
  const text = useText()
  const run = runs.find(({ stops }) => stops.some(({ orderId }) => orderId === movedStop))
  const place = run?.stops.findIndex(({ orderId }) => orderId === movedStop) ?? -1
  const name = run?.stops[place]?.name
  const message = name ? text(movedTo(name, place + 1, run.stops.length)) : ''
  const before = useRef(message)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (message !== before.current) setWords(message)
    before.current = message
  }, [message])
  return (
    <p className="vh" role="status">
      {words}
    </p>
  )
}
