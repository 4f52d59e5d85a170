/** Changing an order: its date, place, dishes and numbers, with the new price beside it before anything is saved. */
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
  useLoaderData,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { orderPath } from '#app/staff/addresses.ts'
import { AlsoOpen } from '#app/staff/live/also-open.tsx'
import { useAnswer } from '#app/staff/live/use-answer.ts'
import { type MoveProblem, problemText } from '#app/staff/move-form.ts'
import { changedSince } from '#app/staff/order-form/changed.ts'
import { Due } from '#app/staff/order-form/due.tsx'
import { answerOrAway, away, useLast } from '#app/staff/order-form/keep-form.ts'
import { Lines } from '#app/staff/order-form/lines.tsx'
import styles from '#app/staff/order-form/order-form.module.css'
import { Place } from '#app/staff/order-form/place.tsx'
import { useTyped } from '#app/staff/order-form/use-typed.ts'
import { fieldsOf, formOf } from '#app/staff/posted-form.ts'
import { signedIn } from '#app/staff/signed-in.server.ts'
import { ButtonLink } from '#app/staff/ui/button.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { PaymentMark, StatusMark } from '#app/staff/ui/state-mark.tsx'
import { Tag } from '#app/staff/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { changesMade, editPage, wasDue } from '#content/staff/edit-order.ts'
import { orderTitle } from '#content/staff/order.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import type { Bound } from '#domain/order-bounds.ts'
import { readEditForm } from '#domain/staff/edit-form.ts'
import { valueIn } from '#domain/staff/edit-values.ts'
import { changedUnits } from '#domain/staff/merge-edits.ts'
import type { EditView } from '#server/site/staff/orders/staff-edit.ts'
import { Conflict } from './conflict.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PriceChange, Reason } from './price-change.tsx'
import { SaveBar } from './save-bar.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedIn(args)
  const reference = args.params.reference ?? ''
  const view = await args.context.get(staffApiContext).orders.editing(staff, reference, null)
  if (view === 'temporarily-unavailable') throw data(null, 503)
  // Put into words on the server, so that the page loads no other words of an order.
  const title = orderTitle(reference)[staff.lang]
  return data({ view, reference, title }, { status: view ? 200 : 404 })
}

interface Answer {
  readonly view: EditView | null
  /** Why nothing was saved; null: the price was asked for. */
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
  const problem = verb === 'save' ? await saved() : null
  if (verb === 'save' && problem === null) throw redirect(orderPath(reference))
  const { note, exceeds } = form
  const view = await orders.editing(staff, reference, form)
  if (view === 'temporarily-unavailable') return data<Answer>({ ...away, note, exceeds }, 503)
  const answer: Answer = { view, problem, note, exceeds }
  return data(answer, { status: problem === null ? 200 : 409 })

  async function saved(): Promise<Answer['problem']> {
    // The trail has to tell why.
    if (form.note === '') return 'form-incomplete'
    const result = await orders.saveEdit(staff, reference, form)
    return result.ok ? null : result.reason
  }
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => answerOrAway<Answer>(serverAction)

/** Loads data only for another order: each answer of this form holds the order already. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.reference !== nextParams.reference

export const meta = ({ data: loaded }: { data: { title: string } | undefined }): MetaDescriptor[] => [
  { title: loaded?.title ?? editPage.editing.zh },
]

export default function EditPage() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useAnswer<typeof action>()
  const fetcher = useFetcher<typeof action>()
  const text = useText()
  const answer = fetcher.data ?? posted ?? null
  const shown = useLast(answer?.view ? answer : null)
  const view = shown?.view ?? loaded.view
  if (!view)
    return (
      <div className={styles.stack}>
        <h1>{text(editPage.notEditable)}</h1>
        <ButtonLink to={orderPath(loaded.reference)}>{text(editPage.backToOrder)}</ButtonLink>
      </div>
    )
  return <EditForm {...{ view, shown, fetcher }} problem={answer?.problem ?? null} />
}

function EditForm({
  view,
  shown,
  problem,
  fetcher,
}: Pick<Answer, 'problem'> & {
  readonly view: EditView
  /** The last answer that had a view. */
  readonly shown: Answer | null
  readonly fetcher: ReturnType<typeof useFetcher<typeof action>>
}) {
  const text = useText()
  const { typed, onInput, onSubmit, formRef } = useTyped(fetcher)
  const changed = changedSince(view.opened, typed ?? view.form.values)
  const units = changedUnits(view.opened, changed.typed)
  const isSaving = fetcher.formData?.get('verb') === 'save'
  const was = parseCalendarDate(valueIn(view.opened, 'date'))
  return (
    <fetcher.Form
      method="post"
      className={styles.form}
      ref={formRef}
      onInput={onInput}
      onSubmit={(event) => (isSaving ? event.preventDefault() : onSubmit())}
      aria-label={text(editPage.editing)}
    >
      {/* What Enter in a field does: never a day of the strip. */}
      <button type="submit" name="verb" value="price" formNoValidate hidden />
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="opened" value={JSON.stringify(view.opened)} />
      <input type="hidden" name="shown" value={view.money.total} />
      <div className={styles.head}>
        <Link className={styles.back} to={orderPath(view.reference)}>
          ← {text(editPage.backToOrder)}
        </Link>
        <h1 className={styles.reference}>
          {view.reference.slice(0, 5)}
          <b>{view.reference.slice(5)}</b>
        </h1>
        <StatusMark status={view.status} />
        <PaymentMark status={view.paymentStatus} />
        <Tag kind="ink">
          {text(editPage.editing)}
          {units.length > 0 && ` · ${text(editPage.unsaved)} ${text(changesMade(units.length))}`}
        </Tag>
      </div>
      <AlsoOpen reference={view.reference} edits />
      {problem && problem !== 'edit-clashes' && <Note kind="error">{text(problemText(problem))}</Note>}
      <div className={styles.two}>
        <div className={styles.column}>
          <Panel
            title={text(editPage.due)}
            {...(was && {
              caption: text(
                wasDue({
                  zh: `${dayText(was).zh}${valueIn(view.opened, 'slot')}`,
                  en: `${dayText(was).en} ${valueIn(view.opened, 'slot')}`,
                }),
              ),
            })}
          >
            <PanelBody>
              <Due form={view.form} changed={changed} />
            </PanelBody>
          </Panel>
          <Panel title={text(editPage.menus)}>
            <PanelBody>
              <Lines form={view.form} changed={changed} />
            </PanelBody>
          </Panel>
          <Panel title={text(editPage.place)}>
            <PanelBody>
              <Place form={view.form} changed={changed} />
            </PanelBody>
          </Panel>
        </div>
        <div className={styles.column}>
          <PriceChange view={view} chosen={shown?.exceeds ?? []} />
          <Reason note={shown?.note ?? ''} />
        </div>
      </div>
      <SaveBar view={view} count={units.length} isSaving={isSaving} />
      {view.conflict && (
        <Conflict
          view={view}
          conflict={view.conflict}
          isAsked={problem === 'edit-clashes'}
          key={`${view.version}`}
        />
      )}
      <LeaveGuard isOn={units.length > 0 && fetcher.state === 'idle'} />
    </fetcher.Form>
  )
}
