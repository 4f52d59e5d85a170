/** No address contains personal data. */
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { customersPage, erasedNow, erasureProblems } from '#content/staff/orders/customers.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { erasureReasonOf, type Postponed } from '#domain/placed/erasure.ts'
import type { Text } from '#domain/text.ts'
import type { CustomerOrder } from '#server/page-data/staff/office/customers-api.ts'
import { chosenOrders } from './chosen-orders.ts'
import { Sure } from './confirm-erasure.tsx'
import styles from './customers.module.css'
import { FoundOrders } from './order-list.tsx'
import { Regulars } from './regulars.tsx'
import { Rule } from './rule.tsx'

export const meta = withShopName(customersPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('handle-customer-data', args)
  const { customers } = args.context.get(staffApiContext)
  return { rule: await customers.rule(), regulars: await customers.regulars() }
}

export interface CustomersFormResult {
  readonly query: string
  readonly results: readonly CustomerOrder[] | null
  /** Null selects all orders. */
  readonly selectedIds: readonly number[] | null
  readonly isSure: boolean
  readonly problem: Text | null
  readonly erasure: { readonly erasedCount: number; readonly waitingOrders: readonly Postponed[] } | null
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('handle-customer-data', args)
  const form = await formOf(args.request)
  const { customers } = args.context.get(staffApiContext)
  const query = String(form.get('query') ?? '').slice(0, maxLetters.email)
  // The file form posts here if no order was selected.
  const verb = String(form.get('verb') ?? (form.has('format') ? 'ask' : ''))
  const selectedIds = chosenOrders(form)
  const formResult: CustomersFormResult = {
    query,
    results: null,
    selectedIds: null,
    isSure: false,
    problem: null,
    erasure: null,
  }
  const away = () =>
    data<CustomersFormResult>({ ...formResult, problem: erasureProblems['temporarily-unavailable'] }, 503)
  if (verb === 'erase') {
    const reason = erasureReasonOf(String(form.get('reason')))
    if (!reason || reason === 'kept-long-enough') throw data(null, 400)
    const result = await customers.erase(staff, selectedIds, reason)
    if (result.ok) return data<CustomersFormResult>({ ...formResult, query: '', erasure: result })
    if (result.reason === 'not-allowed') throw data(null, 404)
    return data<CustomersFormResult>({ ...formResult, problem: erasureProblems[result.reason] }, 409)
  }
  if (verb !== 'find' && verb !== 'ask') throw data(null, 400)
  const results = await customers.find(staff, query)
  if (results === 'temporarily-unavailable') return away()
  if (results === null) return data<CustomersFormResult>({ ...formResult, problem: customersPage.unreadable })
  if (verb === 'find') return data<CustomersFormResult>({ ...formResult, results })
  const isNone = selectedIds.length === 0
  return data<CustomersFormResult>({
    ...formResult,
    results,
    selectedIds,
    isSure: !isNone,
    problem: isNone ? customersPage.chooseFirst : null,
  })
}

/** Revalidate after errors too: the rule counts stored orders. */
export const shouldRevalidate = () => true

export default function Customers() {
  const { rule, regulars } = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>()
  const text = useText()
  const selectedIds = formResult?.selectedIds ?? null
  return (
    <>
      <PageHead title={text(customersPage.title)} summary={text(customersPage.summary)} />
      {formResult?.problem && <Note kind="error">{text(formResult.problem)}</Note>}
      {formResult?.erasure && (
        <Note kind="done">
          {text(erasedNow(formResult.erasure.erasedCount, formResult.erasure.waitingOrders.length))}
        </Note>
      )}
      <Panel title={text(customersPage.find)}>
        <PanelBody>
          <Form method="post" className={styles.find}>
            <Field
              label={text(customersPage.query)}
              hint={text(customersPage.askedHint)}
              name="query"
              maxLength={maxLetters.email}
              autoComplete="off"
              key={formResult?.query}
              defaultValue={formResult?.query}
              required
            />
            <Button name="verb" value="find">
              {text(customersPage.look)}
            </Button>
          </Form>
        </PanelBody>
      </Panel>
      {formResult?.results && formResult.isSure && (
        <Sure
          query={formResult.query}
          orders={formResult.results.filter(({ id }) => selectedIds?.includes(id))}
        />
      )}
      {formResult?.results && !formResult.isSure && (
        <FoundOrders query={formResult.query} orders={formResult.results} selectedIds={selectedIds} />
      )}
      <Regulars regulars={regulars} />
      <Rule rule={rule} />
    </>
  )
}
