import { picturePath } from '#app/paths.ts'
import kicker from '#app/styles/kicker.module.css'
import { useText } from '#app/ui/lang.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import confirmed from '#catalogue/pictures/states/confirmed.svg'
import { order } from '#content/ordering/order.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { status } from '#content/ordering/order-status.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import { formatExact } from '#domain/money.ts'
import css from './band.module.css'
import { looks } from './looks.ts'
import { OrderIcon } from './order-icon.tsx'
import type { StatusView } from './view.ts'

export interface StateBandProps {
  readonly view: StatusView
  readonly dish: Picture | null
}

export function StateBand({ view, dish }: StateBandProps) {
  const text = useText()
  const { tone, picture, showsDish } = looks[view.stage]
  // The picture with the check mark means paid.
  const isPhoto = tone === 'ok' && view.isPaid
  return (
    <section
      className={[css.band, css[tone], isPhoto && css.photo, view.isPaid && css.paid]
        .filter(Boolean)
        .join(' ')}
    >
      <div className="wrap">
        <div className={css.words}>
          <p className={`${kicker.kicker} ${css.line}`}>
            {text(status.reference)} <span className={css.reference}>{view.reference}</span>
            <StateTag view={view} />
          </p>
          <SignHeading name={stageTexts[view.stage].sign} className={{ zh: css.sign }}>
            {view.heading}
          </SignHeading>
          <p className={css.lead}>{view.lead}</p>
          <Summary view={view} />
        </div>
      </div>
      {isPhoto ? (
        <img src={confirmed} alt="" width={800} height={600} />
      ) : (
        <img src={showsDish && dish ? picturePath(dish, 640) : picture} alt="" width={400} height={400} />
      )}
    </section>
  )
}

function StateTag({ view }: { readonly view: StatusView }) {
  const { icon, tone } = looks[view.stage]
  return (
    <span className={`${css.tag} ${css[`${tone}Tag`]}`}>
      <OrderIcon name={icon} size={17} />
      {view.tag}
    </span>
  )
}

function Summary({ view }: { readonly view: StatusView }) {
  const text = useText()
  const { isOff, isPostponed, payment } = view
  const isPickup = view.fulfilment === 'pickup'
  const isBefore = isOff || isPostponed
  const amount =
    payment.excess > 0 && isOff
      ? { name: status.refund, value: payment.excess }
      : isPostponed && payment.receivedAmount > 0
        ? { name: status.paid, value: payment.receivedAmount }
        : { name: status.total, value: view.total, isWithoutFee: view.deliveryFee === null }
  return (
    <dl className={css.facts}>
      <div>
        <dt>{text(isBefore ? status.was : isPickup ? status.collect : status.arrives)}</dt>
        <dd>{isBefore ? <del>{view.due}</del> : view.due}</dd>
      </div>
      <div>
        <dt>{text(isPickup ? status.place : status.where)}</dt>
        <dd>{isPickup ? view.pickupPlace : view.address}</dd>
      </div>
      <div>
        <dt>{text(amount.name)}</dt>
        <dd>
          <span className="num">{formatExact(amount.value)}</span>
          {amount.isWithoutFee && <small> {text(order.plusDelivery)}</small>}
        </dd>
      </div>
    </dl>
  )
}
