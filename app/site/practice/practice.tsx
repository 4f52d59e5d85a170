/** Stands in for the card page of a payment provider: the visitor chooses how the payment goes (decisions 32). */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, orderPath } from '#app/paths.ts'
import { formOf } from '#app/site/posted-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { paymentTexts } from '#content/ordering/payment.ts'
import { outcomeTexts, practice } from '#content/ordering/practice.ts'
import { moneyParts } from '#domain/money.ts'
import { practiceOutcomes } from '#domain/practice-outcome.ts'
import css from './practice.module.css'

function readAddress({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const { pathname, searchParams } = new URL(request.url)
  return {
    lang: langOf(pathname),
    reference: params.reference ?? '',
    key: searchParams.get('key') ?? '',
    paymentId: Number(searchParams.get('payment')),
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const { lang, reference, key, paymentId } = readAddress(args)
  const payment = await args.context.get(apiContext).practice.payment(reference, key, paymentId)
  // Settled meanwhile, or not theirs: the order's own page decides what may be seen.
  if (!payment) throw redirect(orderPath(reference, key, lang))
  const { name } = await args.context.get(apiContext).shop()
  return { lang, reference, payment, shopName: name[lang] }
}

export async function action(args: ActionFunctionArgs) {
  const { lang, reference, key, paymentId } = readAddress(args)
  const chosen = (await formOf(args.request)).get('outcome')
  const outcome = practiceOutcomes.find((known) => known === chosen)
  if (outcome) await args.context.get(apiContext).practice.play(reference, key, paymentId, outcome)
  return redirect(orderPath(reference, key, lang), 303)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  return [
    { title: `${practice.title[loaderData.lang]} | ${loaderData.shopName}` },
    { name: 'description', content: practice.lead[loaderData.lang] },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function PracticePage() {
  const { reference, payment } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <section className={`wrap ${css.page}`}>
      <h1>{text(practice.title)}</h1>
      <Alert kind="warn" announced={false}>
        {text(practice.lead)}
      </Alert>
      <div className={css.card}>
        <p>
          {text(paymentTexts[payment.method].name)} · {reference}
        </p>
        <Price price={moneyParts(payment.amount, { decimals: 2 })} size="xl" />
        <form method="post" className={css.outcomes}>
          {practiceOutcomes.map((outcome) => (
            <Button
              key={outcome}
              type="submit"
              name="outcome"
              value={outcome}
              kind={outcome === 'paid' ? 'primary' : 'quiet'}
            >
              {text(outcomeTexts[outcome])}
            </Button>
          ))}
        </form>
      </div>
    </section>
  )
}
