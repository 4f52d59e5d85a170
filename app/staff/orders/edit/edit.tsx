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
import { staffOrderPath } from '#app/staff/addresses.ts'
import { away, useLast } from '#app/staff/orders/form/keep-form.ts'
import styles from '#app/staff/orders/form/order-form.module.css'
import { answerOr } from '#app/staff/shell/live/answer-or.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import type { MoveProblem } from '#app/staff/shell/move-form.ts'
import { fieldsOf, formOf } from '#app/staff/shell/posted-form.ts'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { orderTitle } from '#content/staff/orders/order.ts'
import type { Bound } from '#domain/ordering/order-bounds.ts'
import { readEditForm } from '#domain/staff/orders/edit/edit-form.ts'
import { changedUnits, needsReason } from '#domain/staff/orders/edit/edit-units.ts'
import type { EditView } from '#server/page-data/staff/orders/staff-edit.ts'
import { ChangeForm } from './change-form.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedIn(args)
  const reference = args.params.reference ?? ''
  const view = await args.context.get(staffApiContext).orders.editing(staff, reference, null)
  if (view === 'temporarily-unavailable') throw data(null, 503)
  // Worded on the server to keep the texts out of the page.
  const title = orderTitle(reference)[staff.lang]
  return data({ view, reference, title }, { status: view ? 200 : 404 })
}

interface Answer {
  readonly view: EditView | null
  /** Reason for not saving; null after "show price". */
  readonly problem: MoveProblem | 'edit-clashes' | null
  readonly note?: string
  readonly exceeds?: readonly Bound[]
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedIn(args)
  const reference = args.params.reference ?? ''
  const { orders } = args.context.get(staffApiContext)
  const fields = fieldsOf(await formOf(args.request))
  const reading = readEditForm(fields)
  const verb = new Map(fields).get('verb')
  if (!reading.ok) {
    const answer: Answer = { view: null, problem: reading.reason, note: '', exceeds: [] }
    return data(answer, { status: 400 })
  }
  const form = reading.value
  const problem = verb === 'save' ? await save() : null
  if (verb === 'save' && problem === null) throw redirect(staffOrderPath(reference))
  const { note, exceeds } = form
  const view = await orders.editing(staff, reference, form)
  if (view === 'temporarily-unavailable') return data<Answer>({ ...away, note, exceeds }, 503)
  const answer: Answer = { view, problem, note, exceeds }
  return data(answer, { status: problem === null ? 200 : 409 })

  async function save(): Promise<Answer['problem']> {
    if (form.note === '' && needsReason(changedUnits(form.base, form.input))) return 'form-incomplete'
    const result = await orders.saveEdit(staff, reference, form)
    return result.ok ? null : result.reason
  }
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerOr<Answer, typeof away>(serverAction, away)

/** Each response of the form contains the order. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.reference !== nextParams.reference

export const meta = ({ data: loaderData }: { data: { title: string } | undefined }): MetaDescriptor[] => [
  { title: loaderData?.title ?? editPage.editing.zh },
]

export default function EditPage() {
  const loaderData = useLoaderData<typeof loader>()
  const actionResult = useAnswer<typeof action>()
  const fetcher = useFetcher<typeof action>()
  const text = useText()
  const answer = fetcher.data ?? actionResult ?? null
  const result = useLast(answer?.view ? answer : null)
  const view = result?.view ?? loaderData.view
  if (!view)
    return (
      <div className={styles.stack}>
        <h1>{text(editPage.notEditable)}</h1>
        <p>
          <ButtonLink to={staffOrderPath(loaderData.reference)}>{text(editPage.backToOrder)}</ButtonLink>
        </p>
      </div>
    )
  const { note = '', exceeds = [] } = result ?? {}
  return (
    <ChangeForm
      view={view}
      note={note}
      exceeds={exceeds}
      fetcher={fetcher}
      problem={answer?.problem ?? null}
    />
  )
}
