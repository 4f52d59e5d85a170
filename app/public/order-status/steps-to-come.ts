import { dayAndTime, dayText } from '#content/dates.ts'
import { type StepName, usuallyWithin } from '#content/ordering/order-progress.ts'
import type { OrderStage } from '#domain/placed/order-stage.ts'
import { isCalledOff } from '#domain/placed/order-status.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { Lang } from '#domain/text.ts'
import type { OrderView } from '#server/page-data/public/order-view.ts'
import type { TimelineStep } from './timeline.ts'

/** A cancelled order has only its refund. */
export function stepsToCome(
  order: OrderView,
  stage: OrderStage,
  lang: Lang,
  { arrivalMinutes }: Pick<ServiceRules, 'arrivalMinutes'>,
): readonly TimelineStep[] {
  const toCome = (name: StepName, when: string | null = null, note: string | null = null) =>
    ({ name, state: 'to-come', note, when }) as const
  if (isCalledOff(order.status)) return order.payment.excess > 0 ? [toCome('refunded')] : []
  const isPickup = order.fulfilment === 'pickup'
  const isWaitingForDate = order.status === 'postponed'
  const day = dayText(order.date)[lang]
  const way = [
    toCome('confirmed'),
    toCome('preparing', isWaitingForDate ? null : day),
    isPickup ? toCome('ready') : toCome('out-for-delivery'),
    toCome(
      isPickup ? 'collected' : 'delivered',
      isWaitingForDate ? null : dayAndTime(order.date, order.slot)[lang],
      isPickup ? null : usuallyWithin(arrivalMinutes)[lang],
    ),
  ]
  return way.slice(way.length - stepsAhead(order, stage))
}

function stepsAhead({ status }: OrderView, stage: OrderStage): number {
  switch (stage) {
    case 'paid':
    case 'confirmed':
    case 'held-by-weather':
      return 3
    case 'preparing':
      return 2
    case 'ready':
    case 'on-the-way':
      return 1
    case 'delivered':
    case 'collected':
      return 0
    default:
      // A confirmed order may wait for payment again after a change.
      return status === 'confirmed' ? 3 : 4
  }
}
