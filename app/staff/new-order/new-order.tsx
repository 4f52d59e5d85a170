/** Entering an order from the phone or a chat: the same rules as for customers, with its price beside it while typing. */
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
import { orderPath, staffPath } from '#app/staff/addresses.ts'
import { LeaveGuard } from '#app/staff/edit/leave-guard.tsx'
import { useAnswer } from '#app/staff/live/use-answer.ts'
import { changedSince } from '#app/staff/order-form/changed.ts'
import { Due } from '#app/staff/order-form/due.tsx'
import { answerOrAway, away, useLast } from '#app/staff/order-form/keep-form.ts'
import { Lines } from '#app/staff/order-form/lines.tsx'
import styles from '#app/staff/order-form/order-form.module.css'
import { Place } from '#app/staff/order-form/place.tsx'
import { Problem, WithProblems } from '#app/staff/order-form/problems.tsx'
import { useTyped } from '#app/staff/order-form/use-typed.ts'
import { fieldsOf, formOf } from '#app/staff/posted-form.ts'
import { signedIn } from '#app/staff/signed-in.server.ts'
import { Button, ButtonLink } from '#app/staff/ui/button.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import saveBar from '#app/staff/ui/save-bar.module.css'
import { useText } from '#app/ui/lang.tsx'
import { editPage } from '#content/staff/edit-order.ts'
import { newOrderPage } from '#content/staff/new-order.ts'
import { notSaved } from '#content/staff/not-saved.ts'
import { formatMoney } from '#domain/money.ts'
import type { OrderReference } from '#domain/order-reference.ts'
import { readNewOrder } from '#domain/staff/new-order.ts'
import type { NewOrderView } from '#server/site/staff/orders/new-order.ts'
import { Customer, Paying } from './customer.tsx'
import { Price } from './price.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedIn(args)
  const view = await args.context.get(staffApiContext).orders.entering(staff, null)
  if (view === 'temporarily-unavailable') throw data(null, 503)
  return data({ view, lang: staff.lang }, { status: view ? 200 : 404 })
}

interface Answer {
  /** Null: the form could not be read, or the database is away. */
  readonly view: NewOrderView | null
  /** Why nothing was placed; null: the price was asked for. */
  readonly problem: keyof typeof problemTexts | null
  /** What the form placed before it was changed. */
  readonly earlier?: OrderReference
}

const problemTexts = {
  refused: newOrderPage.notPlaced,
  'reason-missing': newOrderPage.notPlaced,
  'actor-not-allowed': newOrderPage.notPlaced,
  'form-invalid': newOrderPage.tooLong,
  'placed-before': newOrderPage.placedBefore,
  'temporarily-unavailable': notSaved,
} as const

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
  if (result.ok) throw redirect(orderPath(result.reference))
  const isPlaced = result.reason === 'placed-before'
  const refusals = result.reason === 'refused' ? result.refusals : []
  // What is typed now is another order.
  const next = isPlaced ? { ...form, key: crypto.randomUUID() } : form
  const view = await orders.entering(staff, next, refusals)
  if (view === 'temporarily-unavailable') return data<Answer>(away, 503)
  const { reason: problem } = result
  return data<Answer>({ view, problem, ...(isPlaced && { earlier: result.earlier }) }, 409)
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => answerOrAway<Answer>(serverAction)

/** What was typed stays: each answer renders a new form. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta = ({ data: loaded }: { data: { lang: 'zh' | 'en' } | undefined }): MetaDescriptor[] => [
  { title: newOrderPage.title[loaded?.lang ?? 'zh'] },
]

export default function NewOrderPage() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useAnswer<typeof action>()
  const fetcher = useFetcher<typeof action>()
  const text = useText()
  const answer = fetcher.data ?? posted ?? null
  const view = useLast(answer?.view ?? null) ?? loaded.view
  if (!view)
    return (
      <div className={styles.stack}>
        <h1>{text(newOrderPage.notAllowed)}</h1>
        <ButtonLink to={staffPath('orders')}>{text(newOrderPage.back)}</ButtonLink>
      </div>
    )
  return <NewOrder {...{ view, fetcher }} problem={answer?.problem ?? null} earlier={answer?.earlier} />
}

interface NewOrderProps extends Pick<Answer, 'problem'> {
  readonly view: NewOrderView
  readonly earlier: OrderReference | undefined
  readonly fetcher: ReturnType<typeof useFetcher<typeof action>>
}

function NewOrder({ view, fetcher, problem, earlier }: NewOrderProps) {
  const text = useText()
  const { typed, onInput, onSubmit, formRef } = useTyped(fetcher)
  const { form, entry, price } = view
  const changed = changedSince(null, typed ?? form.values)
  const isSaving = fetcher.formData?.get('verb') === 'save'
  return (
    <fetcher.Form
      method="post"
      className={styles.form}
      ref={formRef}
      onInput={onInput}
      onSubmit={(event) => (isSaving ? event.preventDefault() : onSubmit())}
      aria-label={text(newOrderPage.title)}
      noValidate
    >
      {/* What Enter in a field does: never a day of the strip. */}
      <button type="submit" name="verb" value="price" formNoValidate hidden />
      <input type="hidden" name="key" value={entry.key} />
      <input type="hidden" name="shown" value={price.total} />
      {entry.wasTried && <input type="hidden" name="tried" value="yes" />}
      <div className={styles.head}>
        <Link className={styles.back} to={staffPath('orders')}>
          ← {text(newOrderPage.back)}
        </Link>
        <h1>{text(newOrderPage.title)}</h1>
        <small>{text(newOrderPage.lead)}</small>
      </div>
      <WithProblems problems={view.problems}>
        {problem && (
          <Note kind="error">
            <p>{text(problemTexts[problem])}</p>
            {earlier && <Link to={orderPath(earlier)}>{earlier}</Link>}
            <Problem at="order" />
          </Note>
        )}
        <div className={styles.two}>
          <div className={styles.column}>
            <Panel title={text(editPage.menus)}>
              <PanelBody>
                <Lines form={form} changed={changed} />
              </PanelBody>
            </Panel>
            <Panel title={text(editPage.due)}>
              <PanelBody>
                <Due form={form} changed={changed} />
              </PanelBody>
            </Panel>
            <Panel title={text(editPage.place)}>
              <PanelBody>
                <Place form={form} changed={changed} />
              </PanelBody>
            </Panel>
            <Customer view={view} />
          </div>
          <div className={styles.column}>
            <Price view={view} isReasonMissing={problem === 'reason-missing'} />
            <Paying view={view} />
          </div>
        </div>
      </WithProblems>
      <div className={saveBar.bar}>
        <p aria-live="polite">
          <b>{text(editPage.total)}</b> {formatMoney(price.total, { decimals: 2 })}
        </p>
        <div className={styles.barEnd}>
          <ButtonLink to={staffPath('orders')}>{text(editPage.discard)}</ButtonLink>
          <Button kind="go" data-save name="verb" value="save" aria-disabled={isSaving || undefined}>
            {text(newOrderPage.place)} <kbd>Ctrl S</kbd>
          </Button>
        </div>
      </div>
      <LeaveGuard isOn={typed !== null && fetcher.state === 'idle'} />
    </fetcher.Form>
  )
}
