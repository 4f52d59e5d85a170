/** Opened only by the order's link (spec section 1, decisions 29). */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { apiContext, clientContext, sessionContext } from '#app/api.server.ts'
import { langOf, orderCalendarPath, orderChangesPath, orderPath, pagePath } from '#app/paths.ts'
import { ForgetDevice } from '#app/public/forget-device.tsx'
import { Island } from '#app/ui/islands/island.tsx'
import { chosenTable } from '#app/ui/laid-table/chosen-table.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { orderGreeting } from '#content/greetings.ts'
import { times } from '#content/ordering/order.ts'
import { status } from '#content/ordering/order-status.ts'
import { between } from '#content/phrases.ts'
import { selectionOf } from '#domain/menu/set-selection.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { Actions } from './actions.tsx'
import { answerForm } from './answer-form.ts'
import { StateBand } from './band.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { changesView } from './changes-view.ts'
import { dishToShow } from './dish-to-show.ts'
import { NewDate } from './new-date.tsx'
import { OrderIcon } from './order-icon.tsx'
import css from './order-status.module.css'
import { OrderPayment } from './payment/payment.tsx'
import { ProofForm } from './payment/proof-form.tsx'
import { Receipt } from './receipt.tsx'
import { requestedChangeView } from './requested-change.ts'
import { RefundSlip, StatusSlip } from './slip.tsx'
import { NotRight, Today } from './the-day.tsx'
import { TimelineList } from './timeline-list.tsx'
import { statusView } from './view.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { pathname, searchParams } = new URL(request.url)
  const lang = langOf(pathname)
  const [reference, key] = [params.reference ?? '', searchParams.get('key') ?? '']
  const order = await api.order(reference, key)
  // A wrong key and an unknown reference look the same.
  if (!order) throw redirect(pagePath('notFound', lang))
  const { name, area, hotline, chatNumber } = await api.shop()
  const { sets } = await api.catalogue()
  const view = statusView(order, lang, api.now(), await api.settings())
  return {
    shopName: name[lang],
    area: area[lang],
    view,
    dish: dishToShow(order.lines, sets),
    tables: order.lines.map(({ setId, dishes }) => {
      const set = sets.find(({ id }) => id === setId)
      return set ? chosenTable(set, selectionOf(dishes), lang) : null
    }),
    changes: orderChangesPath(order.reference, key),
    here: orderPath(order.reference, key, lang),
    calendarHref: orderCalendarPath(order.reference, key, lang),
    options: changesView(await api.changeOptions(reference, key), lang),
    request: await requestedChangeView(api, reference, key, searchParams),
    hotline,
    chatHref: chatLink(
      chatNumber,
      orderGreeting(
        {
          reference: order.reference,
          due: view.due,
          items: order.lines.map(({ name, units }) => times(name[lang], units)),
        },
        lang,
      ),
    ),
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  return answerForm(context.get(apiContext), {
    reference: params.reference ?? '',
    key: searchParams.get('key') ?? '',
    by: context.get(sessionContext)?.staff ?? null,
    client: context.get(clientContext),
    lang: langOf(pathname),
    request,
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { lang, reference } = loaderData.view
  return [
    { title: `${status.title[lang]} ${reference} | ${loaderData.shopName}` },
    { name: 'description', content: status.description[lang] },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ]
}

export default function OrderStatusPage() {
  const { area, view, dish, tables, changes, here, calendarHref, options, request, chatHref, hotline } =
    useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const text = useText()
  const lang = useLang()
  const isArrived = view.stage === 'delivered' || view.stage === 'collected'
  const isOut = view.fulfilment === 'delivery' && (view.stage === 'preparing' || view.stage === 'on-the-way')
  return (
    <>
      <div
        data-order-changes={changes}
        data-revision={view.revision}
        data-changes-in={view.payment.open?.changesIn}
        data-news={`${view.tag}${between.sentences[lang]}${view.lead}`}
      >
        <div className={view.isPaid ? css.notOnReceipt : undefined}>
          <StateBand view={view} dish={dish} />
        </div>
        <div className={`wrap ${css.columns}`}>
          <div>
            {isOut && view.isToday && <Today view={view} area={area} />}
            {isArrived && <NotRight view={view} chatHref={chatHref} hotline={hotline} />}
            {view.isPostponed && options && (
              <NewDate options={options} here={here} isSecond={view.payment.due !== null} />
            )}
            {/* Somebody who has paid must not be asked to pay. */}
            {view.stage !== 'proof-sent' && (
              <OrderPayment
                view={view}
                refusal={result && 'refusal' in result ? result.refusal : undefined}
              />
            )}
            {view.payment.takesProofs && (
              <ProofForm
                view={view}
                refusal={result && 'proofRefusal' in result ? result.proofRefusal : undefined}
              />
            )}
            {view.isPaid && <Receipt view={view} onPaperOnly={isOut || isArrived} />}
            <TimelineList view={view} />
          </div>
          <aside>
            {view.isOff && <RefundSlip view={view} />}
            <StatusSlip view={view} tables={tables} />
            <Actions
              chatHref={chatHref}
              calendarHref={view.isOff || isArrived ? null : calendarHref}
              termsVersion={view.termsVersion}
              options={options}
              lines={view.lines}
              isPaid={view.isPaid}
              isOver={isArrived || view.isOff}
              here={here}
            />
            <p className={css.keep}>
              <OrderIcon name="lock" size={19} />
              {text(status.keep)}
            </p>
            <ForgetDevice />
          </aside>
        </div>
      </div>
      {request && (
        <ChangeDialog
          request={request}
          backHref={here}
          refusal={result && 'changeRefusal' in result ? result : undefined}
        />
      )}
      <p className="vh" role="status" data-order-news="" />
      <Island name="order-page" />
    </>
  )
}
