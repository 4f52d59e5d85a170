/** Orders from calls and chats follow the customers' rules. */
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
  useLoaderData,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { away, useLast } from '#app/staff/orders/form/keep-form.ts'
import styles from '#app/staff/orders/form/order-form.module.css'
import { answerOr } from '#app/staff/shell/live/answer-or.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { fieldsOf, formOf } from '#app/staff/shell/posted-form.ts'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { newOrderPage } from '#content/staff/orders/new-order.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { readNewOrder } from '#domain/staff/orders/edit/new-order.ts'
import type { Lang } from '#domain/text.ts'
import type { NewOrderView } from '#server/page-data/staff/orders/new-order.ts'
import { EntryForm, type EntryProblem } from './entry-form.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedIn(args)
  const view = await args.context.get(staffApiContext).orders.entering(staff, null)
  if (view === 'temporarily-unavailable') throw data(null, 503)
  return data({ view, lang: staff.lang }, { status: view ? 200 : 404 })
}

interface Answer {
  /** The view is null if the form was unreadable or the database is down. */
  readonly view: NewOrderView | null
  /** Reason for not placing the order; null after "show price". */
  readonly problem: EntryProblem | null
  /** This form placed this order before the input changed. */
  readonly earlier?: OrderReference
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedIn(args)
  const { orders } = args.context.get(staffApiContext)
  const fields = fieldsOf(await formOf(args.request))
  if ((await orders.entering(staff, null)) === null) throw data(null, 404)
  const form = readNewOrder(fields)
  if (!form) return data<Answer>({ view: null, problem: 'form-invalid' }, { status: 400 })
  if (new Map(fields).get('verb') !== 'save') {
    const view = await orders.entering(staff, form)
    return view === 'temporarily-unavailable'
      ? data<Answer>(away, 503)
      : data<Answer>({ view, problem: null })
  }
  const result = await orders.enter(staff, form)
  if (result.ok) throw redirect(staffOrderPath(result.reference))
  const isPlaced = result.reason === 'placed-before'
  const refusals = result.reason === 'refused' ? result.refusals : []
  // The input now makes another order.
  const next = isPlaced ? { ...form, key: crypto.randomUUID() } : form
  const view = await orders.entering(staff, next, refusals)
  if (view === 'temporarily-unavailable') return data<Answer>(away, 503)
  const { reason: problem } = result
  return data<Answer>({ view, problem, ...(isPlaced && { earlier: result.earlier }) }, 409)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOr<Answer, typeof away>(serverAction, away)

/** Each response renders a new form, which would lose the input. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta = ({ data: loaderData }: { data: { lang: Lang } | undefined }): MetaDescriptor[] => [
  { title: newOrderPage.title[loaderData?.lang ?? 'zh'] },
]

export default function NewOrderPage() {
  const loaderData = useLoaderData<typeof loader>()
  const actionResult = useAnswer<typeof action>()
  const fetcher = useFetcher<typeof action>()
  const text = useText()
  const answer = fetcher.data ?? actionResult ?? null
  const view = useLast(answer?.view ?? null) ?? loaderData.view
  if (!view)
    return (
      <div className={styles.stack}>
        <h1>{text(newOrderPage.notAllowed)}</h1>
        <ButtonLink to={staffPath('orders')}>{text(newOrderPage.back)}</ButtonLink>
      </div>
    )
  return (
    <EntryForm view={view} fetcher={fetcher} problem={answer?.problem ?? null} earlier={answer?.earlier} />
  )
}
