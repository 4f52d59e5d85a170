import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { ButtonKey } from '#app/staff/shell/keyboard/keycap.tsx'
import { keepLastGood, type Stale } from '#app/staff/shell/live/last-good.ts'
import { StaleNote } from '#app/staff/shell/live/stale-note.tsx'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import type { LiveHandle } from '#app/staff/shell/live/use-staff-events.ts'
import { DayRuler } from '#app/staff/shell/order-parts/day-ruler.tsx'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { WaitingNote } from '#app/staff/shell/waiting/waiting-note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { daySummary, kitchen } from '#content/staff/day/kitchen.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { noAnswer, notSaved } from '#content/staff/shell/save-failure.ts'
import { parseCalendarDate, timeInHongKong } from '#domain/calendar.ts'
import { type DishMarkField, readDishMark } from '#domain/staff/day/dish-mark.ts'
import { kitchenSections } from '#domain/staff/day/kitchen-sections.ts'
import { kitchenLookOf, kitchenQuery } from '#domain/staff/day/kitchen-views.ts'
import type { Text } from '#domain/text.ts'
import type { KitchenApi } from '#server/page-data/staff/day/kitchen-api.ts'
import { answerOrKeep } from './answer-or-keep.ts'
import { DayPicker } from './day-picker.tsx'
import { DishTable } from './dish-table.tsx'
import styles from './kitchen.module.css'
import { LateChanges } from './late-changes.tsx'
import { OrderTable } from './order-table.tsx'
import { Allergies, CustomerNotes } from './orders-to-mind.tsx'
import { RunTable } from './run-table.tsx'
import { SectionPicker } from './section-picker.tsx'
import { useServerTime } from './server-time.ts'
import { useMarks } from './use-marks.ts'
import { ViewPicker } from './view-picker.tsx'

export const handle: LiveHandle = { isLive: true }

export const meta = withShopName(kitchen.name)

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedIn(args)
  const { searchParams } = new URL(args.request.url)
  const date = parseCalendarDate(searchParams.get('date') ?? '')
  const look = kitchenLookOf((name) => searchParams.get(name))
  const day = await args.context.get(staffApiContext).kitchen.day(staff.role, date, look.view)
  if (!day) throw data(null, 404)
  return { ...day, look, me: staff.id }
}

export async function action(args: ActionFunctionArgs) {
  const session = signedIn(args)
  const form = await formOf(args.request)
  const date = parseCalendarDate(String(form.get('date')))
  if (!date) throw data(null, 400)
  const { kitchen: api } = args.context.get(staffApiContext)
  const eventId = Number(form.get('change'))
  if (form.has('change')) {
    if (!Number.isSafeInteger(eventId)) throw data(null, 400)
    return formResult(await api.acknowledge(session, { date, eventId }), kitchen.notLate)
  }
  // A mark queued before another person signed in stays with its author.
  if (form.has('by') && form.get('by') !== session.staff.id) throw data(null, 401)
  const field = (name: DishMarkField) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const mark = readDishMark(field, args.context.get(apiContext).now())
  if (!mark) throw data(null, 400)
  return formResult(await api.mark(session, mark), kitchen.notDue)
}

type MarkResult = Awaited<ReturnType<KitchenApi['mark']>>

/** @param notDue message if the dish is no longer due on that day */
function formResult(result: MarkResult, notDue: Text) {
  switch (result) {
    case 'saved':
      return null
    case 'not-due':
      return data({ problem: notDue }, 422)
    case 'not-allowed':
      return data({ problem: kitchen.notAllowed }, 422)
    case 'temporarily-unavailable':
      return data({ problem: notSaved }, 503)
  }
}

/** Done marks are queued while offline; other forms fail with a message. */
export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  answerOrKeep(request, () => serverAction<typeof action>(), { problem: noAnswer })

/** Revalidate after errors too: the refusal means that the list changed. */
export const shouldRevalidate = () => true

type KitchenData = Awaited<ReturnType<typeof loader>>

const orLastGood = keepLastGood<KitchenData>()

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  orLastGood(request, () => serverLoader<typeof loader>())
clientLoader.hydrate = true as const

export default function Kitchen() {
  const { staleSince, ...day } = useLoaderData<KitchenData & Stale>()
  const problem = useAnswer<typeof action>()?.problem
  const text = useText()
  const portions = day.orders.reduce((sum, order) => sum + order.portions, 0)
  const { date, look } = day
  const marks = useMarks(day.me)
  const serverTime = useServerTime(day.now)
  const isToday = date === day.today
  const nextSlot = isToday ? slotAfter(day.now, day.slots) : null
  const isDue = ({ slot }: { readonly slot: string }) => look.slot === null || slot === look.slot
  return (
    <>
      <StaleNote since={staleSince} />
      <PageHead
        title={`${text(kitchen.name)} ${text(dayText(date))}`}
        summary={text(daySummary(day.orders.length, day.dishCount, portions, nextSlot))}
      >
        <DayPicker today={day.today} date={date} by={look.view} />
        <Button type="button" onClick={() => print()}>
          <StaffIcon name="print" size={16} /> {text(kitchen.print)} <ButtonKey name="P" />
        </Button>
        <ButtonLink to={`${staffPath('labels')}?date=${date}`}>{text(kitchen.labels)}</ButtonLink>
      </PageHead>
      <WaitingNote
        waiting={marks}
        signedOut={kitchen.signedOut}
        lostUpdates={[{ words: kitchen.refused, about: marks.refused }]}
        onRead={marks.seeRefused}
      />
      {problem && <Note kind="error">{text(problem)}</Note>}
      <Allergies orders={day.orders} />
      {day.late.length > 0 && <LateChanges changes={day.late} date={date} mayAcknowledge={day.mayMark} />}
      <CustomerNotes orders={day.orders} />
      {day.dishCount === 0 ? (
        <NothingHere action={<ButtonLink to={staffPath('orders')}>{text(pageNames.orders)}</ButtonLink>}>
          {text(kitchen.none)}
        </NothingHere>
      ) : (
        <>
          {day.ruler && (
            <DayRuler
              ruler={day.ruler}
              now={day.now}
              selectedSlot={look.slot}
              queryOf={(slot) => kitchenQuery(date, { ...look, slot })}
            />
          )}
          <div className={styles.views}>
            <ViewPicker date={date} look={look} />
            {look.view === 'dish' && (
              <SectionPicker date={date} look={look} sections={sectionsWith(day.dishes)} />
            )}
          </div>
          {look.view === 'dish' && (
            <DishTable {...day} nextSlot={nextSlot} serverTime={serverTime} waiting={marks.waitingOn(date)} />
          )}
          {look.view === 'order' && <OrderTable orders={day.orders.filter(isDue)} />}
          {look.view === 'run' && <RunTable {...day} />}
        </>
      )}
    </>
  )
}

function slotAfter(now: Date, slots: KitchenData['slots']): string | null {
  const time = timeInHongKong(now)
  return slots.find((slot) => slot > time) ?? null
}

const sectionsWith = (dishes: KitchenData['dishes']) =>
  kitchenSections.filter((section) => dishes.some((dish) => dish.section === section))
