/** The address selects the board or a table. */
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  useLoaderData,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { answerOr } from '#app/staff/shell/live/answer-or.ts'
import { keepLastGood, type Stale } from '#app/staff/shell/live/last-good.ts'
import { StaleNote } from '#app/staff/shell/live/stale-note.tsx'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import type { LiveHandle } from '#app/staff/shell/live/use-staff-events.ts'
import { actOn, type MoveProblem, problemText } from '#app/staff/shell/move-form.ts'
import { DayRuler } from '#app/staff/shell/order-parts/day-ruler.tsx'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { useText } from '#app/ui/lang.tsx'
import { letterIsQueued } from '#content/staff/orders/failed-letter.ts'
import { bulkAllowed } from '#content/staff/orders/held-back.ts'
import { bulkDone, neverIn, openOrder, ordersPage } from '#content/staff/orders/orders.ts'
import { noAnswer } from '#content/staff/shell/save-failure.ts'
import { bulkKinds } from '#domain/placed/bulk-doubt.ts'
import { chosenOf } from '#domain/staff/orders/chosen-orders.ts'
import { type OrdersView, plainView, readView, viewQuery } from '#domain/staff/orders/orders-view.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { OrdersList } from '#server/page-data/staff/orders/staff-orders.ts'
import { Board } from './board.tsx'
import { chosenPage } from './chosen-page.ts'
import { Filters } from './filters.tsx'
import { Head, titleOf } from './head.tsx'
import { KeyHint } from './key-hint.tsx'
import { MoneyRow } from './money-row.tsx'
import { moveSelection } from './move-selection.ts'
import { Problems } from './problems.tsx'
import { OrdersTable } from './table.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedIn(args)
  const view = viewOf(args.request)
  const { orders, backups } = args.context.get(staffApiContext)
  const [list, isBackupLate] = await Promise.all([orders.list(staff, view), backups.isLate(staff)])
  return { view, lang: staff.lang, list, isBackupLate }
}

type OrdersData = Awaited<ReturnType<typeof loader>>

function viewOf(request: Request): OrdersView {
  const parameters = new URL(request.url).searchParams
  return readView((name) => parameters.get(name))
}

interface OrdersFormResult {
  readonly problem: MoveProblem | null
  /** The server words it, so that the page needs no refusal texts. */
  readonly why: Text | null
  readonly order: number | null
  readonly doneCount: number
  readonly refusedCount: number
  readonly isResent: boolean
  /** The owner allowed what a doubtful clock had blocked. */
  readonly isAllowed: boolean
}

const noResult: OrdersFormResult = {
  problem: null,
  why: null,
  order: null,
  doneCount: 0,
  refusedCount: 0,
  isResent: false,
  isAllowed: false,
}

/** Moves one order or a selection. */
export async function action(args: ActionFunctionArgs) {
  const { staff } = signedIn(args)
  const form = await formOf(args.request)
  const { orders } = args.context.get(staffApiContext)
  const numbers = chosenOf(form.getAll('selected').map(String))
  const path = chosenPage(String(form.get('verb')), numbers)
  if (path) throw redirect(path)
  if (form.get('verb') === 'next') {
    const results = await moveSelection(orders, staff, form)
    const successes = results.filter(({ why }) => why === null).length
    return data<OrdersFormResult>({
      ...noResult,
      doneCount: successes,
      refusedCount: results.length - successes,
    })
  }
  const bulk = bulkKinds.find((kind) => form.get('allow-bulk') === kind)
  if (bulk) {
    const result = await orders.allowBulk(staff, bulk)
    if (result.ok) return data<OrdersFormResult>({ ...noResult, isAllowed: true })
    const why = problemText(result.reason)
    return data<OrdersFormResult>({ ...noResult, problem: result.reason, why }, { status: 409 })
  }
  const result = await actOn(orders, staff, form)
  if (result.problem) {
    const why = problemText(result.problem)
    return data<OrdersFormResult>({ ...noResult, ...result, why, refusedCount: 1 }, { status: 409 })
  }
  if (form.get('verb') === 'resend-letter') return data<OrdersFormResult>({ ...noResult, isResent: true })
  throw redirect(`${staffPath('orders')}${viewQuery(viewOf(args.request))}`)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOr<OrdersFormResult, OrdersFormResult>(serverAction, {
    ...noResult,
    problem: 'temporarily-unavailable',
    why: noAnswer,
    refusedCount: 1,
  })

/** Revalidate after errors too: the next attempt needs the stored version. */
export const shouldRevalidate = () => true

export const handle: LiveHandle = { isLive: true }

export const meta = ({
  data: loaderData,
}: {
  data: { view: OrdersView; lang: Lang } | undefined
}): MetaDescriptor[] => [
  { title: loaderData ? titleOf(loaderData.view)[loaderData.lang] : ordersPage.title.zh },
]

const orLastGood = keepLastGood<OrdersData>()

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  orLastGood(request, () => serverLoader<typeof loader>())
clientLoader.hydrate = true as const

export default function Orders() {
  const { view, list, isBackupLate, staleSince } = useLoaderData<OrdersData & Stale>()
  const formResult = useAnswer<typeof action>()
  const text = useText()
  const query = viewQuery(view)
  const isAsked = formResult?.problem === 'payment-due'
  return (
    <>
      <StaleNote since={staleSince} />
      <Head list={list} view={view} />
      {formResult?.why && !isAsked && <Note kind="error">{text(formResult.why)}</Note>}
      {formResult && !formResult.problem && (
        <Note kind="done">
          {text(
            formResult.isResent
              ? letterIsQueued
              : formResult.isAllowed
                ? bulkAllowed
                : bulkDone(formResult.doneCount, formResult.refusedCount),
          )}
        </Note>
      )}
      {list.money && <MoneyRow money={list.money} now={list.now} current={view.task} />}
      {list.problems && <Problems problems={list.problems} />}
      {list.problems && isBackupLate && (
        <Note kind="warn">
          <Link to={staffPath('backups')}>{text(ordersPage.backupLate)}</Link>
        </Note>
      )}
      {list.ruler && (
        <DayRuler
          ruler={list.ruler}
          now={list.now}
          selectedSlot={view.slot}
          queryOf={(slot) => viewQuery({ ...view, slot })}
        />
      )}
      {view.shape === 'table' && <Filters list={list} view={view} />}
      {list.orders.length === 0 ? (
        <Nothing list={list} view={view} />
      ) : view.shape === 'board' ? (
        <Board
          list={list}
          query={query}
          showsDates={!list.ruler}
          requestedId={isAsked ? (formResult?.order ?? null) : null}
        />
      ) : (
        <OrdersTable list={list} task={view.task} query={query} />
      )}
      {list.orders.length > 0 && <KeyHint />}
      {list.next && (
        <p>
          <ButtonLink to={viewQuery({ ...view, after: list.next })}>{text(ordersPage.more)}</ButtonLink>
        </p>
      )}
    </>
  )
}

/** Suggests similar orders after a search. */
function Nothing({ list, view }: { readonly list: OrdersList; readonly view: OrdersView }) {
  const text = useText()
  const isNarrowed = viewQuery({ ...view, days: 'today', shape: 'board' }) !== ''
  const { impossible, near } = list.noMatch ?? { impossible: [], near: [] }
  return (
    <NothingHere
      action={
        <ButtonLink to={`${staffPath('orders')}${viewQuery({ ...plainView, days: 'all', shape: 'table' })}`}>
          {text(ordersPage.showAll)}
        </ButtonLink>
      }
    >
      {text(isNarrowed ? ordersPage.noMatch : ordersPage.empty)}
      {impossible.length > 0 && (
        <>
          <br />
          {text(neverIn(impossible))}
        </>
      )}
      {near.length > 0 && (
        <>
          <br />
          {text(ordersPage.didYouMean)}{' '}
          {near.map((reference) => (
            <ButtonLink key={reference} to={staffOrderPath(reference)}>
              {text(openOrder(reference))}
            </ButtonLink>
          ))}
        </>
      )}
    </NothingHere>
  )
}
