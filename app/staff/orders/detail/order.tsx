import { lazy, Suspense } from 'react'
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
import { editOrderPath, orderSlipPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { ButtonKey } from '#app/staff/shell/keyboard/keycap.tsx'
import { answerOr } from '#app/staff/shell/live/answer-or.ts'
import { keepLastGood, type Stale } from '#app/staff/shell/live/last-good.ts'
import { StaleNote } from '#app/staff/shell/live/stale-note.tsx'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import type { LiveHandle } from '#app/staff/shell/live/use-staff-events.ts'
import { actOn, type MoveProblem, problemText } from '#app/staff/shell/move-form.ts'
import { PaymentMark, StatusMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { allergyText } from '#content/ordering/allergy.ts'
import { orderFieldWords } from '#content/ordering/order-fields.ts'
import { erasedOn, orderPage, orderTitle } from '#content/staff/orders/order.ts'
import { ordersPage } from '#content/staff/orders/orders.ts'
import { slip } from '#content/staff/orders/slip.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { noAnswer } from '#content/staff/shell/save-failure.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { noteNames } from '#domain/ordering/order-fields.ts'
import { isAmountQuestion } from '#domain/staff/orders/amount-question.ts'
import { readView, viewQuery } from '#domain/staff/orders/orders-view.ts'
import type { Lang } from '#domain/text.ts'
import { Cancel } from './cancel.tsx'
import { CustomerLink } from './customer-link.tsx'
import { Menus } from './menus.tsx'
import { isOfCallingOff, isOfRefund, readMoveFields } from './move-fields.ts'
import { Moves } from './moves.tsx'
import styles from './order.module.css'
import { OrderSummary } from './order-summary.tsx'
import { Payment } from './payment.tsx'
import { Timeline } from './timeline.tsx'

/** Rarely opened, so its script loads on demand. */
const Refund = import.meta.env.SSR
  ? (await import('./refund.tsx')).Refund
  : lazy(async () => ({ default: (await import('./refund.tsx')).Refund }))

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedIn(args)
  const reference = args.params.reference ?? ''
  const { orders, live } = args.context.get(staffApiContext)
  const order = await orders.order(staff, reference)
  if (order?.status === 'submitted') await live.openVersion(staff, order.id)
  const ask = new URL(args.request.url).searchParams.get('ask')
  return { order, reference, query: queryOf(args.request), ask, lang: staff.lang }
}

function queryOf(request: Request): string {
  const parameters = new URL(request.url).searchParams
  return viewQuery(readView((name) => parameters.get(name)))
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedIn(args)
  const form = await formOf(args.request)
  const result = await actOn(args.context.get(staffApiContext).orders, staff, form)
  if (result.problem) {
    return data({ ...result, why: problemText(result.problem), input: readMoveFields(form) }, { status: 409 })
  }
  throw redirect(`${staffOrderPath(args.params.reference ?? '')}${queryOf(args.request)}`)
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const input = readMoveFields(await request.clone().formData())
  const away = { problem: 'temporarily-unavailable', order: null, why: noAnswer, input } as const
  return answerOr(() => serverAction<typeof action>(), away)
}

/** Revalidate after errors too: the next attempt needs the stored version. */
export const shouldRevalidate = () => true

export const handle: LiveHandle = { isLive: true }

export const meta = ({
  data: loaderData,
}: {
  data: { reference: string; lang: Lang } | undefined
}): MetaDescriptor[] => [
  { title: loaderData ? orderTitle(loaderData.reference)[loaderData.lang] : ordersPage.title.zh },
]

type OrderData = Awaited<ReturnType<typeof loader>>

const orLastGood = keepLastGood<OrderData>()

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  orLastGood(request, () => serverLoader<typeof loader>())
clientLoader.hydrate = true as const

/** The submitted form asks these questions. */
const isAnsweredBelow = (problem: MoveProblem) => problem === 'payment-due' || isAmountQuestion(problem)

export default function OrderPage() {
  const { order, query, reference, ask, staleSince } = useLoaderData<OrderData & Stale>()
  const refusal = useAnswer<typeof action>() ?? null
  const text = useText()
  const isRefund = order?.refund != null && isOfRefund(refusal)
  const isCancel = order?.cancellation != null && isOfCallingOff(refusal, 'cancel')
  const toList = `${staffPath('orders')}${query}#${reference}`
  if (!order)
    return (
      <div className={styles.unknown}>
        <h1>{text(orderPage.unknown)}</h1>
        <p>{text(orderPage.unknownLead)}</p>
        <ButtonLink to={toList}>{text(ordersPage.back)}</ButtonLink>
      </div>
    )
  return (
    <>
      <StaleNote since={staleSince} />
      <div className={styles.head} data-shown-order={order.reference}>
        <Link className={styles.back} to={toList}>
          ← {text(ordersPage.back)}
        </Link>
        <h1 className={styles.reference}>
          {order.reference.slice(0, 5)}
          <b>{order.reference.slice(5)}</b>
        </h1>
        <StatusMark status={order.status} />
        {order.money && <PaymentMark status={order.money.paymentStatus} />}
        <div className={styles.actions}>
          <ButtonLink to={orderSlipPath(order.reference)} data-shortcut="p">
            <StaffIcon name="print" /> {text(slip.title)} <ButtonKey name="P" />
          </ButtonLink>
          {order.mayPrintLabels && (
            <ButtonLink to={`${staffPath('labels')}?date=${order.date}&slot=${order.slot}`} data-shortcut="l">
              <StaffIcon name="label" /> {text(pageNames.labels)} <ButtonKey name="L" />
            </ButtonLink>
          )}
          {order.mayEdit && (
            <ButtonLink to={editOrderPath(order.reference)} data-shortcut="e">
              {text(orderPage.change)} <ButtonKey name="E" />
            </ButtonLink>
          )}
        </div>
      </div>
      {refusal?.problem && !isAnsweredBelow(refusal.problem) && !isRefund && !isCancel && (
        <Note kind="error">{text(refusal.why)}</Note>
      )}
      {order.erasedAt && <Note kind="info">{text(erasedOn(todayInHongKong(order.erasedAt)))}</Note>}
      {noteNames.map(
        (name) =>
          order.notes[name] && (
            <Note key={name} kind="warn">
              <b>{text(orderFieldWords[name].name)}</b> · {order.notes[name]}
            </Note>
          ),
      )}
      {order.allergies.length > 0 && (
        <Note kind="error">
          {order.allergies.map((match) => (
            <p key={match.allergen}>{text(allergyText(match))}</p>
          ))}
        </Note>
      )}
      {order.cancellation && order.money && (ask === 'cancel' || isCancel) && (
        <Cancel
          order={order}
          refusal={isCancel ? refusal : null}
          cancellation={order.cancellation}
          termsVersion={order.money.termsVersion}
        />
      )}
      {order.refund && order.money && (ask === 'refund' || isRefund) && (
        <Suspense>
          <Refund
            order={order}
            refusal={isRefund ? refusal : null}
            money={order.money}
            refund={order.refund}
          />
        </Suspense>
      )}
      <OrderSummary order={order} />
      <div className={styles.two}>
        <div className={styles.stack}>
          <Moves order={order} refusal={refusal} ask={ask} />
          <Menus order={order} />
        </div>
        <div className={styles.stack}>
          {order.maySendLink && <CustomerLink order={order} />}
          {order.money && <Payment order={order} refusal={refusal} money={order.money} />}
          <Timeline order={order} />
        </div>
      </div>
    </>
  )
}
