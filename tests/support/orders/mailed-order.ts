import type { LetterContext, LetterEvent, MailedOrder } from '#content/ordering/letters/mailed-order.ts'
import { sampleEvent, sampleOrder, sampleReference } from '#content/ordering/letters/sample-letter.ts'
import { calendarDate } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import { paymentInstructions } from '#domain/payment/payment-instructions.ts'
import { orderVerbs } from '#domain/placed/order-verbs.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import { testAccounts } from './payment-ways.ts'

const both = (zh: string, en: string) => ({ zh, en })

const now = new Date('2026-11-22T16:30:00+08:00')
const [order, event] = [sampleOrder(now), sampleEvent(now)]

export interface LetterChanges {
  readonly event?: Partial<LetterEvent>
  readonly order?: Partial<MailedOrder>
  readonly money?: Partial<LetterContext['money']>
}

export function letterContext(changes: LetterChanges = {}): LetterContext {
  const { total } = order
  const money = {
    receivedAmount: nothing,
    due: total,
    excess: nothing,
    transfer: paymentInstructions('fps', testAccounts, { amount: total, reference: sampleReference }),
    canPay: true,
    isPractice: false,
  }
  return {
    event: { ...event, ...changes.event },
    order: { ...order, ...changes.order },
    money: { ...money, ...changes.money },
    service: usualService,
    words: {},
    url: 'https://shop.example/orders/a?key=b&c=d',
    termsUrl: `https://shop.example/terms/?version=${order.termsVersion}`,
  }
}

const payment = { receivedAmount: order.total, due: nothing, transfer: null }
const confirmedState = { status: 'confirmed', paymentStatus: 'paid' } as const
const move = {
  from: { date: order.dueDate, slot: order.slot },
  to: { date: calendarDate('2026-12-19'), slot: '18:30' },
}
const later = { ...confirmedState, dueDate: move.to.date, slot: move.to.slot }
const lower: LetterEvent['changes'] = [
  { field: 'total', name: null, from: both('$2,463.40', '$2,463.40'), to: both('$2,400.00', '$2,400.00') },
]
const cancelledOrder = { status: 'cancelled', paymentStatus: 'paid' } as const

/** Events by their names in test titles. */
export const happenings: Readonly<Record<string, LetterChanges>> = {
  ...Object.fromEntries(
    orderVerbs.map((verb) => [
      verb,
      { event: { ...confirmedState, verb }, order: confirmedState, money: payment },
    ]),
  ),
  place: {},
  'place by card': { order: { paymentMethod: 'card' }, money: { transfer: null } },
  'place without a way': { order: { paymentMethod: null }, money: { transfer: null } },
  'place, told once it is paid': { order: { paymentStatus: 'paid' }, money: payment },
  'place by bank': {
    order: { paymentMethod: 'bank-transfer', payBy: null },
    money: {
      transfer: paymentInstructions('bank-transfer', testAccounts, {
        amount: order.total,
        reference: sampleReference,
      }),
      isPractice: true,
    },
  },
  'place with a fee to be quoted': {
    order: { deliveryFee: null, remotePlaceName: both('東涌', 'Tung Chung') },
  },
  'place for pickup': {
    order: { fulfilment: 'pickup', address: '', pickupPlaceName: both('觀塘', 'Kwun Tong'), zoneName: null },
  },
  'confirm before it is paid': {
    event: { ...confirmedState, verb: 'confirm' },
    order: { status: 'confirmed' },
  },
  remind: { event: { verb: 'remind' } },
  'remind of a card': {
    event: { verb: 'remind' },
    order: { paymentMethod: 'card' },
    money: { transfer: null },
  },
  'remind of the rest': {
    event: { verb: 'remind', paymentStatus: 'part-paid' },
    order: { paymentStatus: 'part-paid' },
    money: {
      receivedAmount: cents(200_000),
      due: cents(46_340),
      transfer: paymentInstructions('fps', testAccounts, {
        amount: cents(46_340),
        reference: sampleReference,
      }),
    },
  },
  'remind of the rest, after the deadline': {
    event: { verb: 'remind', paymentStatus: 'part-paid', at: new Date('2026-11-23T16:30:00+08:00') },
    order: { paymentStatus: 'part-paid' },
    money: { receivedAmount: cents(200_000), due: cents(46_340) },
  },
  'send-out': {
    event: { ...confirmedState, verb: 'send-out', status: 'out-for-delivery' },
    order: { ...confirmedState, status: 'out-for-delivery' },
    money: payment,
  },
  'receive-payment before it is confirmed': {
    event: { verb: 'receive-payment', paymentStatus: 'paid', note: 'card' },
    order: { paymentStatus: 'paid' },
    money: { ...payment, excess: cents(10_000) },
  },
  'receive-payment of too little': {
    event: { verb: 'receive-payment', paymentStatus: 'part-paid' },
    money: { receivedAmount: cents(200_000), due: cents(46_340) },
  },
  'receive-payment after it was cancelled': {
    event: { ...cancelledOrder, verb: 'receive-payment' },
    order: cancelledOrder,
    money: { ...payment, excess: order.total },
  },
  'change-date': {
    event: { ...confirmedState, verb: 'change-date', moved: move },
    order: { ...later, changeFee: cents(73_902), total: cents(320_242) },
    money: { receivedAmount: order.total, due: cents(73_902), transfer: null },
  },
  'change-slot': {
    event: { ...confirmedState, verb: 'change-slot', moved: move },
    order: later,
    money: payment,
  },
  'postpone for a typhoon': {
    event: { verb: 'postpone', status: 'postponed', paymentStatus: 'paid', weather: 'typhoon-8' },
    order: { status: 'postponed', paymentStatus: 'paid' },
    money: payment,
  },
  'postpone for rain': {
    event: { verb: 'postpone', status: 'postponed', paymentStatus: 'paid', weather: 'black-rain' },
    order: { status: 'postponed', paymentStatus: 'paid' },
    money: payment,
  },
  'postpone to a day that is held': {
    event: { ...confirmedState, verb: 'postpone', weather: 'black-rain', moved: move },
    order: later,
    money: payment,
  },
  cancel: {
    event: { ...cancelledOrder, verb: 'cancel', statusBefore: 'confirmed' },
    order: { ...cancelledOrder, cancellationFee: cents(73_902) },
    money: { ...payment, excess: cents(172_438) },
  },
  'grant-refund of an order that owes money': {
    event: {
      ...confirmedState,
      verb: 'grant-refund',
      paymentStatus: 'part-paid',
      amount: cents(6_340),
      changes: lower,
    },
    order: {
      status: 'confirmed',
      paymentStatus: 'part-paid',
      allowance: cents(6_340),
      total: cents(240_000),
    },
    money: { receivedAmount: cents(200_000), due: cents(40_000) },
  },
  'grant-refund of more than was owed': {
    event: { ...confirmedState, verb: 'grant-refund', amount: cents(6_340), changes: lower },
    order: { ...confirmedState, allowance: cents(6_340), total: cents(240_000) },
    money: { receivedAmount: cents(243_000), due: nothing, excess: cents(3_000), transfer: null },
  },
  release: { event: { verb: 'release', status: 'cancelled' }, order: { status: 'cancelled' } },
  refund: {
    event: { ...cancelledOrder, verb: 'refund', paymentStatus: 'part-refunded', amount: cents(172_438) },
    order: cancelledOrder,
    money: { receivedAmount: cents(73_902), due: nothing },
  },
}
