/** An order as its letters are written from, and everything that can happen to one. */
import type { LetterFacts, MailedOrder, OrderNews } from '#content/ordering/letters/mailed-order.ts'
import { calendarDate } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import { orderReference } from '#domain/order-reference.ts'
import { orderVerbs } from '#domain/order-verbs.ts'
import { paymentInstructions } from '#domain/payment-instructions.ts'
import { usualService } from '#domain/usual-service.ts'
import { testAccounts } from './payment-ways.ts'

const reference = orderReference(new Uint8Array(16).fill(77))
const both = (zh: string, en: string) => ({ zh, en })

const order: MailedOrder = {
  reference,
  status: 'submitted',
  paymentStatus: 'unpaid',
  contactName: '馬拉糕小姐',
  contactPhone: '+85290000012',
  contactAlternatePhone: '+85290000013',
  fulfilment: 'delivery',
  dueDate: calendarDate('2026-12-12'),
  slot: '12:30',
  address: '新蒲崗蒸籠街 8 號點心大廈 8 樓',
  pickupPlaceName: null,
  zoneName: both('九龍', 'Kowloon'),
  remotePlaceName: null,
  cutleryWanted: true,
  cutleryIncluded: 20,
  cutleryExtra: 4,
  cutleryAmount: cents(1_200),
  tongsWanted: true,
  tongsIncluded: 3,
  tongsExtra: 1,
  tongsAmount: cents(500),
  specialInstructions: '請按門鈴',
  allergens: ['peanut'],
  access: ['stairs'],
  accessNote: '',
  paymentMethod: 'fps',
  lines: [
    {
      name: both('豪華二十人套餐', 'Deluxe 20-Person Set'),
      units: 1,
      amount: cents(278_000),
      dishes: [
        { name: both('雜錦壽司拼盤', 'Assorted Nigiri Sushi Platter'), number: 1 },
        { name: both('片皮鴨卷', 'Peking Duck Pancake Rolls'), number: 2 },
      ],
    },
  ],
  promotions: [
    {
      promotionId: 'cv88',
      code: 'CV88',
      name: both('食物 88 折', '12% off the food'),
      discount: cents(33_360),
      gift: null,
    },
  ],
  deliveryFee: nothing,
  changeFee: nothing,
  allowance: nothing,
  cancellationFee: nothing,
  total: cents(246_340),
  payBy: new Date('2026-11-23T16:30:00+08:00'),
  termsVersion: '2026-11',
}

const news: OrderNews = {
  verb: 'place',
  at: new Date('2026-11-22T16:30:00+08:00'),
  actor: 'customer',
  statusBefore: null,
  status: 'submitted',
  paymentStatus: 'unpaid',
  moved: null,
  amount: null,
  weather: null,
  weatherWords: null,
  changes: null,
  note: '',
}

export interface FactsChanges {
  readonly news?: Partial<OrderNews>
  readonly order?: Partial<MailedOrder>
  readonly money?: Partial<LetterFacts['money']>
}

export function letterFacts(changes: FactsChanges = {}): LetterFacts {
  const { total } = order
  const money = {
    received: nothing,
    due: total,
    excess: nothing,
    transfer: paymentInstructions('fps', testAccounts, { amount: total, reference }),
    canPay: true,
    isPractice: false,
  }
  return {
    news: { ...news, ...changes.news },
    order: { ...order, ...changes.order },
    money: { ...money, ...changes.money },
    service: usualService,
    words: {},
    url: 'https://shop.example/orders/a?key=b&c=d',
  }
}

const paid = { received: order.total, due: nothing, transfer: null }
const confirmed = { status: 'confirmed', paymentStatus: 'paid' } as const
const moved = {
  from: { date: order.dueDate, slot: order.slot },
  to: { date: calendarDate('2026-12-19'), slot: '18:30' },
}
const later = { ...confirmed, dueDate: moved.to.date, slot: moved.to.slot }
const lower: OrderNews['changes'] = [
  { field: 'total', name: null, from: both('$2,463.40', '$2,463.40'), to: both('$2,400.00', '$2,400.00') },
]
const called = { status: 'cancelled', paymentStatus: 'paid' } as const

/** By what they are called in test names. */
export const happenings: Readonly<Record<string, FactsChanges>> = {
  ...Object.fromEntries(
    orderVerbs.map((verb) => [verb, { news: { ...confirmed, verb }, order: confirmed, money: paid }]),
  ),
  place: {},
  'place by card': { order: { paymentMethod: 'card' }, money: { transfer: null } },
  'place without a way': { order: { paymentMethod: null }, money: { transfer: null } },
  'place, told once it is paid': { order: { paymentStatus: 'paid' }, money: paid },
  'place by bank': {
    order: { paymentMethod: 'bank-transfer', payBy: null },
    money: {
      transfer: paymentInstructions('bank-transfer', testAccounts, { amount: order.total, reference }),
      isPractice: true,
    },
  },
  'place with a fee to be quoted': {
    order: { deliveryFee: null, remotePlaceName: both('東涌', 'Tung Chung') },
  },
  'place for pickup': {
    order: { fulfilment: 'pickup', address: '', pickupPlaceName: both('觀塘', 'Kwun Tong'), zoneName: null },
  },
  'confirm before it is paid': { news: { ...confirmed, verb: 'confirm' }, order: { status: 'confirmed' } },
  remind: { news: { verb: 'remind' } },
  'remind of a card': {
    news: { verb: 'remind' },
    order: { paymentMethod: 'card' },
    money: { transfer: null },
  },
  'remind of the rest': {
    news: { verb: 'remind', paymentStatus: 'part-paid' },
    order: { paymentStatus: 'part-paid' },
    money: {
      ...{ received: cents(200_000), due: cents(46_340) },
      transfer: paymentInstructions('fps', testAccounts, { amount: cents(46_340), reference }),
    },
  },
  'remind of the rest, after the deadline': {
    news: { verb: 'remind', paymentStatus: 'part-paid', at: new Date('2026-11-23T16:30:00+08:00') },
    order: { paymentStatus: 'part-paid' },
    money: { received: cents(200_000), due: cents(46_340) },
  },
  'send-out': {
    news: { ...confirmed, verb: 'send-out', status: 'out-for-delivery' },
    order: { ...confirmed, status: 'out-for-delivery' },
    money: paid,
  },
  'receive-payment before it is confirmed': {
    news: { verb: 'receive-payment', paymentStatus: 'paid', note: 'card' },
    order: { paymentStatus: 'paid' },
    money: { ...paid, excess: cents(10_000) },
  },
  'receive-payment of too little': {
    news: { verb: 'receive-payment', paymentStatus: 'part-paid' },
    money: { received: cents(200_000), due: cents(46_340) },
  },
  'receive-payment after it was cancelled': {
    news: { ...called, verb: 'receive-payment' },
    order: called,
    money: { ...paid, excess: order.total },
  },
  'change-date': {
    news: { ...confirmed, verb: 'change-date', moved },
    order: { ...later, changeFee: cents(73_902), total: cents(320_242) },
    money: { received: order.total, due: cents(73_902), transfer: null },
  },
  'change-slot': { news: { ...confirmed, verb: 'change-slot', moved }, order: later, money: paid },
  'postpone for a typhoon': {
    news: { verb: 'postpone', status: 'postponed', paymentStatus: 'paid', weather: 'typhoon-8' },
    order: { status: 'postponed', paymentStatus: 'paid' },
    money: paid,
  },
  'postpone for rain': {
    news: { verb: 'postpone', status: 'postponed', paymentStatus: 'paid', weather: 'black-rain' },
    order: { status: 'postponed', paymentStatus: 'paid' },
    money: paid,
  },
  'postpone to a day that is held': {
    news: { ...confirmed, verb: 'postpone', weather: 'black-rain', moved },
    order: later,
    money: paid,
  },
  cancel: {
    news: { ...called, verb: 'cancel', statusBefore: 'confirmed' },
    order: { ...called, cancellationFee: cents(73_902) },
    money: { ...paid, excess: cents(172_438) },
  },
  'grant-refund of an order that owes money': {
    news: {
      ...confirmed,
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
    money: { received: cents(200_000), due: cents(40_000) },
  },
  'grant-refund of more than was owed': {
    news: { ...confirmed, verb: 'grant-refund', amount: cents(6_340), changes: lower },
    order: { ...confirmed, allowance: cents(6_340), total: cents(240_000) },
    money: { received: cents(243_000), due: nothing, excess: cents(3_000), transfer: null },
  },
  release: { news: { verb: 'release', status: 'cancelled' }, order: { status: 'cancelled' } },
  refund: {
    news: { ...called, verb: 'refund', paymentStatus: 'part-refunded', amount: cents(172_438) },
    order: called,
    money: { received: cents(73_902), due: nothing },
  },
}
