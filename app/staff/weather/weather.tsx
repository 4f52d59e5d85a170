/** A day that the weather stops: who is affected, what each is sent, and all of them moved in one step. */
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { problemText } from '#app/staff/move-form.ts'
import { titled } from '#app/staff/page-title.ts'
import { fieldsOf, formOf } from '#app/staff/posted-form.ts'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { Button } from '#app/staff/ui/button.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { PageHead } from '#app/staff/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { begun, moveAll, recalledCount, weatherPage, weatherProblems } from '#content/staff/weather.ts'
import { isCallId, readWeatherForm } from '#domain/staff/weather-form.ts'
import type { Text } from '#domain/text.ts'
import { Called } from './called.tsx'
import { LastCalls } from './last-calls.tsx'
import { withCallMessage, withMessage } from './message.ts'
import { Preview } from './preview.tsx'
import { Scope } from './scope.tsx'
import { AffectedTable } from './table.tsx'
import styles from './weather.module.css'

export const meta = titled(weatherPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('postpone', args)
  const { searchParams } = new URL(args.request.url)
  const { weather } = args.context.get(staffApiContext)
  const { siteUrl } = args.context.get(apiContext).config
  const asked = searchParams.get('call')
  if (asked !== null) {
    const call = isCallId(asked) ? await weather.call(asked) : null
    if (!call) throw data(null, 404)
    const orders = call.orders.map((order) => withCallMessage(order, call, siteUrl))
    return { kind: 'called', call: { ...call, orders } } as const
  }
  const get = (name: string) => searchParams.get(name)
  const plan = await weather.plan({
    day: get('day'),
    kind: get('kind'),
    from: get('from'),
    to: get('to'),
  })
  const movable = plan.movable.map((order) => withMessage(order, plan, siteUrl))
  return { kind: 'plan', plan: { ...plan, movable } } as const
}

interface Told {
  readonly note: Text
  readonly isProblem: boolean
  /** What was wrong with single orders. */
  readonly wrong: Readonly<Record<number, Text>>
  /** What was typed, by the names of the fields. */
  readonly typed: readonly (readonly [string, string])[]
  /** The call that moved other orders, or may have; null: none was moved. */
  readonly call: string | null
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('postpone', args)
  const typed = fieldsOf(await formOf(args.request))
  const { weather } = args.context.get(staffApiContext)
  const told = (note: Text, parts: Partial<Told> = {}): Told => ({
    ...{ note, isProblem: true, wrong: {}, typed, call: null },
    ...parts,
  })
  const recall = typed.find(([name]) => name === 'recall')?.[1]
  if (recall !== undefined) {
    const result = await weather.recall(staff, recall)
    if (result.ok) return data(told(recalledCount(result.recalled, result.left), { isProblem: false }))
    const { reason } = result
    return data(told(reason === 'call-unknown' ? weatherProblems[reason] : changeRefusals[reason]), 409)
  }
  const read = readWeatherForm(typed)
  if (!read.ok) {
    const note = weatherProblems[read.problem]
    return data(told(note, { wrong: read.orderId === null ? {} : { [read.orderId]: note } }), 422)
  }
  const result = await weather.stop(staff, read.value)
  if (!result.ok) {
    const { reason } = result
    if (reason === 'form-invalid') return data(told(weatherProblems[reason]), 422)
    // Some orders may have moved before the outage.
    const call = reason === 'temporarily-unavailable' ? read.value.id : null
    return data(told(changeRefusals[reason], { call }), 503)
  }
  if (result.left.length === 0) return redirect(`${staffPath('weather')}?call=${read.value.id}`)
  const wrong = Object.fromEntries(result.left.map(({ orderId, why }) => [orderId, problemText(why)]))
  return data(told(weatherProblems.refused, { wrong, call: result.moved > 0 ? read.value.id : null }), 409)
}

/** After a refusal too: some orders may have moved. */
export const shouldRevalidate = () => true

export default function WeatherDay() {
  const shown = useLoaderData<typeof loader>()
  const told: Told | undefined = useActionData<typeof action>()
  const text = useText()
  return (
    <>
      <p>
        <Link to={staffPath('calendar')}>← {text(weatherPage.back)}</Link>
      </p>
      <PageHead title={text(weatherPage.title)} summary={text(weatherPage.summary)}>
        {null}
      </PageHead>
      {told && (
        <Note kind={told.isProblem ? 'error' : 'done'}>
          {text(told.note)}{' '}
          {told.call && (
            <Link to={`${staffPath('weather')}?call=${told.call}`}>{text(weatherPage.done)} →</Link>
          )}
        </Note>
      )}
      {shown.kind === 'called' ? (
        <Called call={shown.call} />
      ) : (
        <>
          <Scope plan={shown.plan} />
          {shown.plan.movable.length === 0 ? (
            <p>{text(weatherPage.none)}</p>
          ) : (
            <Form method="post" className={styles.two} key={shown.plan.call} preventScrollReset>
              <input type="hidden" name="call" value={shown.plan.call} />
              <input type="hidden" name="day" value={shown.plan.date} />
              <input type="hidden" name="kind" value={shown.plan.kind} />
              {shown.plan.isWholeDay && <input type="hidden" name="wholeDay" value="yes" />}
              <AffectedTable plan={shown.plan} wrong={told?.wrong ?? {}} typed={told?.typed ?? []} />
              <aside className={styles.side}>
                <Preview orders={shown.plan.movable} />
                <Begun plan={shown.plan} />
                <Button kind="stopFill" size="xl">
                  {text(moveAll)}
                </Button>
                <p className={styles.small}>{text(weatherPage.recallNote)}</p>
              </aside>
            </Form>
          )}
          <LastCalls calls={shown.plan.calls} />
        </>
      )}
    </>
  )
}

function Begun({ plan }: { readonly plan: { readonly movable: readonly { readonly status: string }[] } }) {
  const text = useText()
  const count = plan.movable.filter(({ status }) => status !== 'confirmed').length
  return count > 0 ? <Note kind="warn">{text(begun(count))}</Note> : null
}
