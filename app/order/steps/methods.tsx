import type { Order } from '#app/order/attempt/state.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import {
  deliverNote,
  order,
  pickupNote,
  reachedFreeDelivery,
  stepTitles,
  towardsFreeDelivery,
} from '#content/ordering/order.ts'
import { foodOfOrder, untilFreeDelivery } from '#domain/delivery/delivery-fee.ts'
import { deliveryFigures } from '#domain/delivery/delivery-figures.ts'
import { isFreeByPromotion } from '#domain/delivery/free-delivery.ts'
import { formatMoney } from '#domain/money.ts'
import css from './methods.module.css'

export function StepMethods({ current }: { readonly current: Order }) {
  const text = useText()
  const { attempt, dispatch, rules, quote } = current
  const figures = deliveryFigures(rules.settings)
  const [place] = rules.settings.pickupPlaces
  const amountMissing = untilFreeDelivery(foodOfOrder(quote), rules.settings)
  return (
    <>
      <fieldset className={css.ways} data-field="fulfilment">
        <legend className="vh">{text(stepTitles.methods)}</legend>
        <RadioCard
          name="fulfilment"
          title={text(order.deliver)}
          note={text(deliverNote(figures))}
          aside={<Icon name="truck" size={28} />}
          checked={attempt.way === 'delivery'}
          onChange={() => dispatch({ type: 'chooseWay', way: 'delivery' })}
        />
        <RadioCard
          name="fulfilment"
          title={text(order.pickUp)}
          note={place && text(pickupNote(text(place.address)))}
          aside={<Icon name="pin" size={28} />}
          checked={attempt.way === 'pickup'}
          onChange={() => dispatch({ type: 'chooseWay', way: 'pickup' })}
        />
      </fieldset>
      {attempt.way === 'delivery' && !isFreeByPromotion(quote) && (
        <Alert kind="info" announced={false}>
          {text(
            amountMissing
              ? towardsFreeDelivery(formatMoney(amountMissing), figures)
              : reachedFreeDelivery(figures, amountMissing === 0),
          )}
        </Alert>
      )}
    </>
  )
}
