import type { ReactNode } from 'react'
import type { Order } from '#app/order/attempt/state.ts'
import { useText } from '#app/ui/lang.tsx'
import { allergenList } from '#content/allergens.ts'
import { dayText } from '#content/dates.ts'
import { areaText } from '#content/ordering/areas.ts'
import { needsTexts } from '#content/ordering/needs.ts'
import { changeNamed, order } from '#content/ordering/order.ts'
import { deliveryAreas } from '#domain/delivery/delivery-areas.ts'
import type { OrderStep } from '#domain/ordering/order-steps.ts'
import css from './review.module.css'
import { TwoPhrases } from './two-phrases.tsx'

export function OrderReview({ current }: { readonly current: Order }) {
  const text = useText()
  const { attempt, dispatch, rules } = current
  const { details, contact, needs } = attempt.dialog
  const { date, slot, fulfilment, address } = details
  const isPickup = fulfilment === 'pickup'
  const area = deliveryAreas(rules.settings).find(({ id }) => id === details.areaId)
  const place = rules.settings.pickupPlaces.find(({ id }) => id === details.pickupPlaceId)
  const to = rules.settings.slots.find(({ from }) => from === slot)?.to
  const where = isPickup ? (
    place && text(place.address)
  ) : (
    <TwoPhrases first={area ? text(areaText(area).name) : ''} second={address} />
  )
  const rows = [
    [isPickup ? order.pickupDate : order.date, date && text(dayText(date)), 'orderForm'],
    [isPickup ? order.pickupTime : order.time, to ? `${slot}–${to}` : slot, 'orderForm'],
    [isPickup ? order.pickupPlace : order.address, where, 'orderForm'],
    ...(needs.allergens.length > 0
      ? [[needsTexts.allergies, text(allergenList(needs.allergens)), 'orderForm'] as const]
      : []),
    [order.phone, [contact.name, contact.phone].join(' '), 'orderContact'],
  ] as const satisfies readonly (readonly [unknown, ReactNode, OrderStep])[]
  return (
    <dl className={css.review}>
      {rows.map(([label, value, step]) => (
        <div key={text(label)}>
          <dt>{text(label)}</dt>
          <dd>{value}</dd>
          <dd>
            <button
              type="button"
              className={css.change}
              aria-label={text(changeNamed(label))}
              onClick={() => dispatch({ type: 'return', to: step })}
            >
              {text(order.change)}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
