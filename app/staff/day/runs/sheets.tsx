/** Stops are in driving order. */
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { DayPicker } from '#app/staff/day/kitchen/day-picker.tsx'
import { keepLastGood, type Stale } from '#app/staff/shell/live/last-good.ts'
import { StaleNote } from '#app/staff/shell/live/stale-note.tsx'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import type { LiveHandle } from '#app/staff/shell/live/use-staff-events.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { WaitingNote } from '#app/staff/shell/waiting/waiting-note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { daySize, planPage, runName, runsPage } from '#content/staff/day/runs.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { readStopUpdate, type StopVerb } from '#domain/staff/day/stop-update.ts'
import { withUpdates } from '#domain/staff/day/waiting-updates.ts'
import { answerOf, sendPicture } from './answer.ts'
import { RunSheet } from './run-sheet.tsx'
import { SheetContext } from './sheet.ts'
import styles from './sheets.module.css'
import { useSavedSheets } from './use-saved-sheets.ts'
import { useStopUpdates } from './use-stop-updates.ts'

export const meta = withShopName(runsPage.name)

export const handle: LiveHandle = { isLive: true }

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('drive', args)
  const { runs: api } = args.context.get(staffApiContext)
  const { searchParams } = new URL(args.request.url)
  const only = args.params.run === undefined ? null : Number(args.params.run)
  const date =
    only === null ? parseCalendarDate(searchParams.get('date') ?? '') : await api.dateOf(staff, only)
  const day = only !== null && date === null ? null : await api.day(staff, date)
  if (!day) throw data(null, 404)
  return {
    ...day,
    only,
    runs: day.runs.filter(({ id }) => only === null || id === only),
    me: { id: staff.id, name: staff.name },
    asksAbout: Number(searchParams.get('problem')) || null,
    formKey: crypto.randomUUID(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('drive', args)
  const { runs: api } = args.context.get(staffApiContext)
  const form = await formOf(args.request)
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  // An update queued before another person signed in stays with its driver.
  const by = field('by')
  if (by !== null && by !== staff.id) throw data(null, 401)
  const update = readStopUpdate(field, args.context.get(apiContext).now())
  if (!update) throw data(null, 400)
  const result = await api.update(staff, update)
  const problem = answerOf(
    result === 'saved' ? await sendPicture(api, staff, update, form.get('picture')) : result,
  )
  if (problem) return data({ problem: problem.text }, problem.status)
  // The browser's queue reads only the status.
  if (field('queued') === 'yes') return null
  const { pathname, search } = new URL(args.request.url)
  throw redirect(`${pathname.replace(/_\.data$/, '')}${search.replace(/[?&](problem|_routes)=[^&]*/g, '')}`)
}

type SheetsData = Awaited<ReturnType<typeof loader>>

const orLastGood = keepLastGood<SheetsData>()

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  orLastGood(request, () => serverLoader<typeof loader>())
clientLoader.hydrate = true as const

export default function Sheets() {
  const day = useLoaderData<SheetsData & Stale>()
  const problem = useAnswer<typeof action>()?.problem
  const text = useText()
  const updates = useStopUpdates(day.me.id)
  useSavedSheets(day)
  const runs = day.runs.map((run) => withUpdates(run, updates.waiting, day.me.name))
  const stops = runs.flatMap((run) => run.stops)
  const aboutOf = (verb: StopVerb, of: number) => {
    if (verb === 'leave') return text(runName(runs.find(({ id }) => id === of)?.number ?? of))
    const stop = stops.find(({ orderId }) => orderId === of)
    return stop ? `${stop.slot} ${stop.name} ${stop.reference}` : ''
  }
  const handedOver = stops.filter(({ state }) => state.kind === 'handed-over')
  return (
    <SheetContext
      value={{
        updates,
        aboutOf,
        formKey: day.formKey,
        asksAbout: day.asksAbout,
        mayReopen: day.mayPlan || day.date === day.today,
        service: day.service,
      }}
    >
      <StaleNote since={day.staleSince} />
      <PageHead
        title={`${text(runsPage.name)} ${text(dayText(day.date))}`}
        summary={text(daySize(stops.length, runs.length, handedOver.length))}
      >
        {day.only === null && <DayPicker today={day.today} date={day.date} />}
        <Button type="button" onClick={() => print()}>
          <StaffIcon name="print" size={16} /> {text(runsPage.print)}
        </Button>
        {day.mayPlan && (
          <ButtonLink to={`${staffPath('runPlan')}?date=${day.date}`}>{text(runsPage.reorder)}</ButtonLink>
        )}
      </PageHead>
      <WaitingNote
        waiting={updates}
        signedOut={runsPage.signedOut}
        lostUpdates={[
          { words: runsPage.refused, about: updates.refusedStops },
          { words: runsPage.lostPhoto, about: updates.lostPhotos },
        ]}
        onRead={updates.dismissRefusals}
      />
      {problem && <Note kind="error">{text(problem)}</Note>}
      {runs.length === 0 && (
        <NothingHere
          action={
            day.mayPlan && (
              <ButtonLink to={`${staffPath('runPlan')}?date=${day.date}`}>{text(planPage.name)}</ButtonLink>
            )
          }
        >
          {text(day.mayPlan ? runsPage.none : runsPage.noneOwn)}
        </NothingHere>
      )}
      <div className={styles.sheets}>
        {runs.map((run) => (
          <RunSheet key={run.id} run={run} />
        ))}
      </div>
    </SheetContext>
  )
}
