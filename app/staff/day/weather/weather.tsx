import { useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import {
  chatOfMovedOrder,
  chatOfRemainingOrder,
  examplesOf,
  withChat,
} from '#app/staff/shell/chat-message.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { problemText } from '#app/staff/shell/move-form.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { fieldsOf, formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { blankNames, weatherWords } from '#content/ordering/weather-message.ts'
import { recalledCount, weatherPage, weatherProblems } from '#content/staff/day/weather.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { isCallId, readWeatherForm } from '#domain/staff/day/weather-form.ts'
import type { Lang, Text } from '#domain/text.ts'
import { Alert } from './alert.tsx'
import { LastCalls } from './last-calls.tsx'
import { PlanForm } from './plan-form.tsx'
import { Scope } from './scope.tsx'
import { Steps } from './steps.tsx'
import { WeatherCall } from './weather-call.tsx'

export const meta = withShopName(weatherPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('postpone', args)
  const { searchParams } = new URL(args.request.url)
  const { weather } = args.context.get(staffApiContext)
  const api = args.context.get(apiContext)
  const { siteUrl } = api.config
  const shop = (await api.shop()).name
  const callId = searchParams.get('call')
  if (callId !== null) {
    const call = isCallId(callId) ? await weather.call(callId) : null
    if (!call) throw data(null, 404)
    const from = { url: siteUrl, shop }
    const orders = call.orders.map((order) => withChat(order, call.id, chatOfMovedOrder(order, call, from)))
    const remainingOrders = call.remainingOrders.map((order) =>
      withChat(order, call.id, chatOfRemainingOrder(order, call, from)),
    )
    return { kind: 'called', call: { ...call, orders, remainingOrders } } as const
  }
  const get = (name: string) => searchParams.get(name)
  const plan = await weather.plan({
    day: get('day'),
    kind: get('kind'),
    from: get('from'),
    to: get('to'),
  })
  const examples = examplesOf(plan.movable, plan, siteUrl)
  return { kind: 'plan', plan: { ...plan, examples, shop } } as const
}

interface WeatherFormResult {
  readonly note: Text
  readonly isProblem: boolean
  readonly wrong: Readonly<Record<number, Text>>
  readonly wrongWords: Partial<Record<Lang, Text>>
  readonly input: readonly (readonly [string, string])[]
  /** No orders can have moved if null. */
  readonly call: string | null
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('postpone', args)
  const input = fieldsOf(await formOf(args.request))
  const { weather } = args.context.get(staffApiContext)
  const formResult = (note: Text, parts: Partial<WeatherFormResult> = {}): WeatherFormResult => ({
    note,
    isProblem: true,
    wrong: {},
    wrongWords: {},
    input,
    call: null,
    ...parts,
  })
  const recall = input.find(([name]) => name === 'recall')?.[1]
  if (recall !== undefined) {
    const result = await weather.recall(staff, recall)
    if (result.ok)
      return data(
        formResult(recalledCount(result.recalledCount, result.remainingCount), { isProblem: false }),
      )
    const { reason } = result
    return data(formResult(reason === 'call-unknown' ? weatherProblems[reason] : changeRefusals[reason]), 409)
  }
  const alertId = input.find(([name]) => name === 'end')?.[1]
  if (alertId !== undefined) {
    const day = parseCalendarDate(alertId)
    const result = day ? await weather.end(staff, day) : ({ ok: false, reason: 'form-invalid' } as const)
    if (result.ok) return data(formResult(weatherPage.ended, { isProblem: false }))
    const { reason } = result
    if (reason === 'form-invalid') return data(formResult(weatherProblems[reason]), 422)
    return data(formResult(changeRefusals[reason]), 503)
  }
  const reading = readWeatherForm(input, blankNames)
  if (!reading.ok) {
    const note = weatherProblems[reading.problem]
    const { at } = reading
    if (typeof at === 'number') return data(formResult(note, { wrong: { [at]: note } }), 422)
    return data(formResult(note, { wrongWords: at === null ? {} : { [at]: note } }), 422)
  }
  const result = await weather.stop(staff, reading.value)
  if (!result.ok) {
    const { reason } = result
    if (reason === 'form-invalid') return data(formResult(weatherProblems[reason]), 422)
    if (reason === 'call-over') return data(formResult(weatherProblems[reason]), 409)
    // Some orders may have moved before the outage.
    const call = reason === 'temporarily-unavailable' ? reading.value.id : null
    return data(formResult(changeRefusals[reason], { call }), 503)
  }
  if (result.remainingOrders.length === 0) return redirect(`${staffPath('weather')}?call=${reading.value.id}`)
  const wrong = Object.fromEntries(
    result.remainingOrders.map(({ orderId, why }) => [orderId, problemText(why)]),
  )
  return data(
    formResult(weatherProblems.refused, { wrong, call: result.movedCount > 0 ? reading.value.id : null }),
    409,
  )
}

/** Revalidate after errors too: some orders may have moved. */
export const shouldRevalidate = () => true

export default function WeatherDay() {
  const view = useLoaderData<typeof loader>()
  const formResult: WeatherFormResult | undefined = useAnswer<typeof action>()
  const text = useText()
  // Choosing other slots must not lose the input.
  const [words, setWords] = useState(() => readMessage(formResult?.input ?? []))
  return (
    <>
      <p>
        <Link to={staffPath('calendar')}>← {text(weatherPage.back)}</Link>
      </p>
      <PageHead title={text(weatherPage.title)} summary={text(weatherPage.summary)} />
      <Steps now={view.kind === 'called' ? 3 : 2} />
      {formResult && (
        <Note kind={formResult.isProblem ? 'error' : 'done'}>
          {text(formResult.note)}{' '}
          {formResult.call && (
            <Link to={`${staffPath('weather')}?call=${formResult.call}`}>{text(weatherPage.done)} →</Link>
          )}
        </Note>
      )}
      {view.kind === 'called' ? (
        <WeatherCall call={view.call} />
      ) : (
        <>
          <Alert date={view.plan.date} alert={view.plan.alert} />
          <Scope plan={view.plan} />
          {view.plan.hasMore && <Note kind="warn">{text(weatherPage.more)}</Note>}
          <PlanForm
            key={view.plan.call}
            plan={view.plan}
            words={words}
            onType={(lang, input) => setWords({ ...words, [lang]: input })}
            wrong={formResult?.wrong ?? {}}
            wrongWords={formResult?.wrongWords ?? {}}
            input={formResult?.input ?? []}
          />
          <LastCalls calls={view.plan.calls} />
        </>
      )}
    </>
  )
}

function readMessage(input: WeatherFormResult['input']): Text {
  const of = (lang: Lang) => input.find(([name]) => name === `words.${lang}`)?.[1] ?? weatherWords[lang]
  return { zh: of('zh'), en: of('en') }
}
