/** A customer's own order, which only its link opens (spec section 1, decisions 29). */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, orderPath, pagePath } from '#app/paths.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Sign } from '#app/ui/sign.tsx'
import confirmed from '#catalogue/pictures/states/confirmed.svg'
import { orderGreeting } from '#content/greetings.ts'
import { brand } from '#content/layout.ts'
import { between } from '#content/listed.ts'
import { leads, leadsBeforeConfirmation, status, statusNames } from '#content/ordering/order-status.ts'
import { changeTerms } from '#content/ordering/policies.ts'
import { chatLink } from '#domain/chat-message.ts'
import { paymentMethods } from '#domain/payment-method.ts'
import { changePolicy } from '#domain/policies.ts'
import css from './order-status.module.css'
import { OrderPayment } from './payment.tsx'
import { OrderProgress } from './progress.tsx'
import { StatusSlip } from './slip.tsx'
import { type StatusView, statusView } from './view.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { pathname, searchParams } = new URL(request.url)
  const lang = langOf(pathname)
  const order = await api.order(params.reference ?? '', searchParams.get('key') ?? '')
  // A wrong key and an unknown reference look the same, so that nobody learns which orders exist.
  if (!order) throw redirect(pagePath('notFound', lang))
  return {
    view: statusView(order, lang, api.now()),
    chatHref: chatLink(api.config.chatNumber, orderGreeting(order.reference, lang)),
  }
}

/** Chooses a way to pay: leads to the provider's page, or shows where to transfer the money. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const chosen = (await request.formData()).get('method')
  const method = paymentMethods.find((known) => known === chosen)
  if (!method) return redirect(request.url, 303)
  const [reference, key, lang] = [params.reference ?? '', searchParams.get('key') ?? '', langOf(pathname)]
  const started = await context.get(apiContext).startPayment({ reference, key, method, lang })
  if (!started.ok) return data({ refusal: started.refusal }, { status: 409 })
  const { value } = started
  return redirect(value.kind === 'redirect' ? value.url : `${orderPath(reference, key, lang)}#pay`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { lang, reference } = loaderData.view
  return [
    { title: `${status.title[lang]} ${reference} | ${brand[lang]}` },
    { name: 'description', content: status.description[lang] },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ]
}

function leadOf({ status: orderStatus, payment, paymentStatus, name }: StatusView) {
  if (orderStatus === 'submitted' && payment.due !== null) return leadsBeforeConfirmation.due(name)
  if (orderStatus === 'submitted' && paymentStatus === 'paid') return leadsBeforeConfirmation.paid(name)
  return leads[orderStatus](name)
}

export default function OrderStatusPage() {
  const { view, chatHref } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const text = useText()
  const lang = useLang()
  const isSign = lang === 'zh' && !view.isOffTheWay
  return (
    <div>
      <section className={css.band}>
        <div className="wrap">
          <div className={css.words}>
            <p className={css.reference}>
              {text(status.reference)} <span>{view.reference}</span>
            </p>
            <h1 className={isSign ? css.sign : undefined}>
              {isSign ? (
                <Sign name="ordered" />
              ) : (
                text(view.isOffTheWay ? statusNames[view.status] : status.heading)
              )}
            </h1>
            <p className={css.lead}>{text(leadOf(view))}</p>
          </div>
        </div>
        {!view.isOffTheWay && <img src={confirmed} alt="" width={800} height={600} />}
      </section>
      <div className={`wrap ${css.columns}`}>
        <div>
          <OrderPayment view={view} chatHref={chatHref} refusal={answer?.refusal} />
          <OrderProgress view={view} />
        </div>
        <aside>
          <StatusSlip view={view} />
          <p className={css.note}>{changeTerms(changePolicy).map(text).join(between.sentences[lang])}</p>
          <p className={css.note}>{text(status.keep)}</p>
        </aside>
      </div>
    </div>
  )
}
