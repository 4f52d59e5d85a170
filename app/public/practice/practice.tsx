/** The visitor chooses the outcome of the payment (decisions 32). */
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, orderPath } from '#app/paths.ts'
import { formOf } from '#app/public/posted-form.ts'
import kicker from '#app/styles/kicker.module.css'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { Slip, SlipRow } from '#app/ui/money/slip.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { times } from '#content/ordering/order.ts'
import { status } from '#content/ordering/order-status.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { acceptedMarks, outcomeTexts, payTo, practice } from '#content/ordering/practice.ts'
import { cents, exactParts, formatExact } from '#domain/money.ts'
import { type PracticeOutcome, practiceOutcomes } from '#domain/payment/practice-outcome.ts'
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
  const payment = await args.context.get(apiContext).practice.payment(reference, key, paymentId, lang)
  // The order's page decides what is visible.
  if (!payment) throw redirect(orderPath(reference, key, lang))
  const { name } = await args.context.get(apiContext).shop()
  return { lang, reference, payment, shopName: name[lang] }
}

export async function action(args: ActionFunctionArgs) {
  const { lang, reference, key, paymentId } = readAddress(args)
  const entry = (await formOf(args.request)).get('outcome')
  const outcome = practiceOutcomes.find((each) => each === entry)
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
  const { reference, payment, shopName } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <>
      <div className={css.banner} role="note">
        <div className="wrap">
          <p>
            <Icon name="warn" size={28} />
            {text(practice.banner)}
          </p>
        </div>
      </div>
      <div className={`wrap ${css.page}`}>
        <section>
          <p className={kicker.kicker}>
            {text(status.reference)} {reference} · {text(paymentTexts[payment.method].name)}
          </p>
          <SignHeading name="practice" className={{ zh: css.sign }}>
            {practice.title.en}
          </SignHeading>
          <p className={css.lead}>{text(practice.lead)}</p>
          <form method="post" className={css.outcomes}>
            {practiceOutcomes.map((outcome) => (
              <Outcome key={outcome} outcome={outcome} />
            ))}
          </form>
        </section>
        <aside>
          <PracticeBill reference={reference} payment={payment} shopName={shopName} />
          <p className={css.fine}>
            <Icon name="info" size={19} />
            {text(practice.once)}
          </p>
        </aside>
      </div>
    </>
  )
}

type PracticeData = ReturnType<typeof useLoaderData<typeof loader>>

function PracticeBill({
  reference,
  payment,
  shopName,
}: Pick<PracticeData, 'reference' | 'payment' | 'shopName'>) {
  const text = useText()
  const { bill, amount, acceptedMethods } = payment
  return (
    <Slip
      title={text(payTo(shopName))}
      note={<span className={css.reference}>{reference}</span>}
      heading="h2"
    >
      {bill.map(({ name, quantity, each }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill never move
        <div key={index} className={each < 0 ? css.discount : undefined}>
          <SlipRow
            label={quantity > 1 ? times(name, quantity) : name}
            value={formatExact(cents(quantity * each))}
          />
        </div>
      ))}
      <p className={css.total}>
        <span>{text(practice.toPay)}</span>
        <Price price={exactParts(amount)} size="l" />
      </p>
      <hr />
      <p className={css.accepted}>{text(practice.accepted)}</p>
      <ul className={css.marks}>
        {acceptedMethods
          .flatMap((method) => acceptedMarks[method])
          .map((mark) => (
            <li key={mark.en}>{text(mark)}</li>
          ))}
      </ul>
    </Slip>
  )
}

const looks = {
  paid: 'check',
  declined: 'close',
  abandoned: 'back',
  late: 'clock',
} as const satisfies Record<PracticeOutcome, IconName>

function Outcome({ outcome }: { readonly outcome: PracticeOutcome }) {
  const text = useText()
  const { name, note } = outcomeTexts[outcome]
  return (
    <button type="submit" name="outcome" value={outcome}>
      <span className={`${css.mark} ${css[outcome]}`}>
        <Icon name={looks[outcome]} size={24} />
      </span>
      <span>
        <b>{text(name)}</b>
        <small>{text(note)}</small>
      </span>
    </button>
  )
}
