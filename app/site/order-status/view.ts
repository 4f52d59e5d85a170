/** What the status page shows of an order, field by field, in one language. */
import { dayText } from '#content/dates.ts'
import { todayAt } from '#content/ordering/order-status.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Lang } from '#domain/text.ts'
import type { OrderView } from '#server/site/order-view.ts'

export type StatusView = ReturnType<typeof statusView>

export interface Milestone {
  readonly status: OrderStatus
  readonly state: 'done' | 'now' | 'to-come'
  /** When it was reached, or when the food is due; empty while unknown. */
  readonly when: string
}

export function statusView(order: OrderView, lang: Lang, now: Date) {
  const { fulfilment, status } = order
  const due = `${dayText(order.date)[lang]} ${order.slot}`
  return {
    lang,
    reference: order.reference,
    status,
    /** Outside the usual progress: rejected, cancelled or postponed. */
    isOffTheWay: offTheWay.includes(status),
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    payment: order.payment,
    name: order.contact.name,
    phone: order.contact.phone.replace(/^(\+852)(\d{4})(\d{4})$/, '$1 $2 $3'),
    fulfilment,
    due,
    address: order.address,
    pickupPlace: order.pickupPlace?.[lang] ?? null,
    zone: order.zone?.[lang] ?? null,
    remotePlace: order.remotePlace?.[lang] ?? null,
    cutlery: order.cutlery,
    tongs: order.tongs,
    specialInstructions: order.specialInstructions,
    lines: order.lines,
    adjustments: order.adjustments.map(({ name, amount }) => ({ name: name[lang], amount })),
    deliveryFee: order.deliveryFee,
    total: order.total,
    milestones: milestones(order, due, lang, now),
  }
}

const offTheWay: readonly OrderStatus[] = ['rejected', 'cancelled', 'postponed']

/** The five steps of the usual progress; none for an order outside it. */
function milestones(
  { fulfilment, status, events, placedAt }: OrderView,
  due: string,
  lang: Lang,
  now: Date,
): readonly Milestone[] {
  const isPickup = fulfilment === 'pickup'
  const way: readonly OrderStatus[] = isPickup
    ? ['submitted', 'confirmed', 'preparing', 'ready', 'collected']
    : ['submitted', 'confirmed', 'preparing', 'out-for-delivery', 'delivered']
  const at = placeOnWay(way, status)
  if (at < 0) return []
  const reached = (step: OrderStatus) => events.findLast((event) => event.status === step)?.at
  return way.map((step, index) => {
    const instant = reached(step) ?? (step === 'submitted' ? placedAt : undefined)
    const isLast = index === way.length - 1
    return {
      status: step,
      // Reached steps are done; the next one is current.
      state: index <= at ? 'done' : index === at + 1 ? 'now' : 'to-come',
      when: instant && index <= at ? momentText(new Date(instant), lang, now) : isLast ? due : '',
    }
  })
}

function placeOnWay(way: readonly OrderStatus[], status: OrderStatus): number {
  if (status === 'completed') return way.length - 1
  if (status === 'ready' && !way.includes('ready')) return way.indexOf('preparing')
  return way.indexOf(status)
}

function momentText(instant: Date, lang: Lang, now: Date): string {
  const day = todayInHongKong(instant)
  const time = timeInHongKong(instant)
  return day === todayInHongKong(now) ? todayAt(time)[lang] : `${dayText(day)[lang]} ${time}`
}
