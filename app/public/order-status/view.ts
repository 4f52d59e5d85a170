/** Lists fields explicitly, so that no other data reaches the page. */

import { dayAndTime, momentText } from '#content/dates.ts'
import { needsRows } from '#content/ordering/needs-rows.ts'
import { orderFieldWords } from '#content/ordering/order-fields.ts'
import { cardDeclined, paidAnd, stageTexts, withRefund } from '#content/ordering/order-stages.ts'
import { todayAt } from '#content/ordering/order-status.ts'
import { proofsReceived } from '#content/ordering/payment/proof-form.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { formatExact } from '#domain/money.ts'
import { notesShownToCustomer } from '#domain/ordering/order-fields.ts'
import { type OrderStage, stageOf } from '#domain/placed/order-stage.ts'
import { isCalledOff } from '#domain/placed/order-status.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { spacedPhone } from '#domain/spaced-phone.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { OrderView } from '#server/page-data/public/order-view.ts'
import { timelineOf } from './timeline.ts'

export type StatusView = ReturnType<typeof statusView>

export function statusView(
  order: OrderView,
  lang: Lang,
  now: Date,
  { slots, service }: Pick<Settings, 'slots' | 'service'>,
) {
  const { fulfilment, payment } = order
  const stage = stageOf({ ...order, ...payment })
  const isOff = isCalledOff(order.status)
  const until = slots.find(({ from }) => from === order.slot)?.to
  const hours = until ? `${order.slot}–${until}` : order.slot
  const isToday = order.date === todayInHongKong(now)
  const due = (isToday ? todayAt(hours) : dayAndTime(order.date, hours))[lang]
  return {
    lang,
    reference: order.reference,
    revision: order.revision,
    stage,
    isOff,
    isPaid: !isOff && payment.notPayable === 'nothing-due' && payment.receivedAmount > 0,
    tag: tagOf(order, stage)[lang],
    heading: headingOf(order, stage)[lang],
    lead: stageTexts[stage].lead({
      name: order.contact.name,
      method: order.paymentMethod,
      isConfirmed: order.status === 'confirmed',
      dishes: order.dishCount,
      received: formatExact(payment.receivedAmount),
      due: formatExact(payment.due ?? order.total),
      when: due,
      warmHours: service.warmHours,
    })[lang],
    service: { arrivalMinutes: service.arrivalMinutes, reportWithinHours: service.reportWithinHours },
    paymentMethod: order.paymentMethod,
    payment,
    /** `left` is in milliseconds; null without a deadline. */
    deadline:
      payment.payBy === null
        ? null
        : {
            payBy: payment.payBy,
            remainingMs: Date.parse(payment.payBy) - now.getTime(),
            releases: payment.receivedAmount === 0,
          },
    /** Null if no unchecked picture was received. */
    proofsReceived: proofsText(payment.proofs, now)?.[lang] ?? null,
    name: order.contact.name,
    phone: spacedPhone(order.contact.phone),
    fulfilment,
    driverPhone: order.driver?.phone ?? null,
    /** Today 12:30–13:00, or the day instead. */
    due,
    isToday,
    slot: order.slot,
    address: order.address,
    pickupPlace: order.pickupPlace?.[lang] ?? null,
    zone: order.zone?.[lang] ?? null,
    termsVersion: order.termsVersion,
    remotePlace: order.remotePlace?.[lang] ?? null,
    district: order.district?.[lang] ?? null,
    cutlery: order.cutlery,
    tongs: order.tongs,
    notes: notesShownToCustomer.map((name) => [orderFieldWords[name].name[lang], order[name]] as const),
    needs: needsRows(order.needs, order.allergies, lang),
    lines: order.lines,
    adjustments: order.adjustments.map(({ name, amount }) => ({ name: name[lang], amount })),
    deliveryFee: order.deliveryFee,
    includesDelivery: order.includesDelivery,
    changeFee: order.changeFee,
    allowance: order.allowance,
    cancellationFee: order.cancellationFee,
    isPostponed: order.status === 'postponed',
    total: order.total,
    timeline: timelineOf(order, stage, { lang, now, service }),
    seenAt: timeInHongKong(now),
  }
}

function tagOf({ payment }: OrderView, stage: OrderStage): Text {
  const { tag } = stageTexts[stage]
  switch (stage) {
    case 'preparing':
    case 'on-the-way':
      return payment.notPayable === 'nothing-due' && payment.receivedAmount > 0 ? paidAnd(tag) : tag
    case 'rejected':
    case 'cancelled':
    case 'released':
      if (payment.excess > 0) return withRefund.due(tag)
      return payment.attempts.some(({ refunded }) => refunded > 0) ? withRefund.made(tag) : tag
    default:
      return tag
  }
}

function proofsText({ waiting, sentAt }: OrderView['payment']['proofs'], now: Date): Text | null {
  if (sentAt === null) return null
  const instant = new Date(sentAt)
  const isToday = todayInHongKong(instant) === todayInHongKong(now)
  return proofsReceived(waiting, isToday ? todayAt(timeInHongKong(instant)) : momentText(instant))
}

function headingOf({ payment }: OrderView, stage: OrderStage): Text {
  const isCard = stage === 'payment-failed' && payment.attempts.at(-1)?.method === 'card'
  return isCard ? cardDeclined : stageTexts[stage].heading
}
