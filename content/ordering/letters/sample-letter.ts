/** A preview of the shop's letter texts with an invented order. */

import type { LetterContent } from '#content/letter.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents, nothing, sumOf } from '#domain/money.ts'
import { noNotes } from '#domain/ordering/order-fields.ts'
import { orderReference } from '#domain/placed/order-reference.ts'
import type { LetterOccasion, LetterWords } from '#domain/shop/letter-words.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import type { Lang, Text } from '#domain/text.ts'
import { customerLetter } from './customer-letter.ts'
import type { LetterContext, LetterEvent, MailedOrder } from './mailed-order.ts'

const both = (zh: string, en: string): Text => ({ zh, en })

const mark = both('試寄', 'Sample')
const note = both(
  '這是試寄的樣本：訂單是虛構的，只有你收到。',
  'This is a sample: the order does not exist, and only you receive it.',
)

export const sampleReference = orderReference(new Uint8Array(16).fill(77))

/** The sample is due in 20 days and payable by FPS within a day. */
export function sampleOrder(now: Date): MailedOrder {
  return {
    reference: sampleReference,
    allergies: [],
    table: null,
    includesDelivery: false,
    status: 'submitted',
    paymentStatus: 'unpaid',
    contactName: '馬拉糕小姐',
    contactPhone: '+85290000012',
    contactAlternatePhone: '+85290000013',
    fulfilment: 'delivery',
    dueDate: addDays(todayInHongKong(now), 20),
    slot: '12:30',
    address: '新蒲崗蒸籠街 8 號點心大廈 8 樓',
    pickupPlaceName: null,
    zoneName: both('九龍', 'Kowloon'),
    remotePlaceName: null,
    districtId: 'wong-tai-sin',
    cutleryWanted: true,
    cutleryIncluded: 20,
    cutleryExtra: 4,
    cutleryAmount: cents(1_200),
    tongsWanted: true,
    tongsIncluded: 3,
    tongsExtra: 1,
    tongsAmount: cents(500),
    ...noNotes,
    specialInstructions: '請按門鈴',
    allergens: ['peanut'],
    access: ['stairs'],
    accessNote: '',
    paymentMethod: 'fps',
    lines: [
      {
        name: both('豪華二十人套餐', 'Deluxe 20-Person Set'),
        units: 1,
        unitPrice: cents(278_000),
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
    payBy: new Date(now.getTime() + 86_400_000),
    termsVersion: '2026-11',
    changePolicy: usualService.change,
  }
}

export const sampleEvent = (now: Date): LetterEvent => ({
  verb: 'place',
  at: now,
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
})

/** One of the shop's. */
export interface SampleSet {
  readonly name: Text
  readonly price: Cents
  readonly dishes: readonly Text[]
}

function withSet(order: MailedOrder, { name, price, dishes }: SampleSet): MailedOrder {
  const line = { name, units: 1, unitPrice: price, amount: price }
  return {
    ...order,
    lines: [{ ...line, dishes: dishes.map((dish) => ({ name: dish, number: 1 })) }],
    promotions: [],
    total: sumOf([price, order.cutleryAmount, order.tongsAmount]),
  }
}

type Happening = Pick<LetterEvent, 'verb'> & Partial<Pick<LetterEvent, 'status' | 'paymentStatus'>>

const paidOrder = { status: 'confirmed', paymentStatus: 'paid' } as const

const happenings: Readonly<Record<LetterOccasion, Happening>> = {
  placed: { verb: 'place' },
  confirmed: { verb: 'confirm', ...paidOrder },
  reminder: { verb: 'remind' },
  'on-the-road': { verb: 'send-out', ...paidOrder, status: 'out-for-delivery' },
  moved: { verb: 'change-date', ...paidOrder },
  ended: { verb: 'cancel', ...paidOrder, status: 'cancelled' },
}

type SampleContext = Pick<LetterContext, 'service' | 'url' | 'termsUrl'> & {
  readonly now: Date
  /** Null if the shop sells none yet: the order then has invented food. */
  readonly set: SampleSet | null
}

/** @param words unsaved form input */
export function sampleLetter(
  occasion: LetterOccasion,
  words: Text | null,
  { now, set, ...value }: SampleContext,
  lang: Lang,
): LetterContent {
  // A sample names no payment method, because a reader might pay for it.
  const invented = sampleOrder(now)
  const order = { ...(set ? withSet(invented, set) : invented), paymentMethod: null }
  const event = { ...sampleEvent(now), ...happenings[occasion] }
  const { dueDate: date, slot, total } = order
  const { status, paymentStatus } = event
  const isPaid = paymentStatus === 'paid'
  const move = { from: { date: addDays(date, -1), slot }, to: { date, slot } }
  const ownWords: LetterWords = words ? { [occasion]: words } : {}
  const letter = customerLetter(
    {
      ...value,
      event: { ...event, moved: occasion === 'moved' ? move : null },
      order: { ...order, status, paymentStatus },
      money: {
        receivedAmount: isPaid ? total : nothing,
        due: isPaid ? nothing : total,
        excess: occasion === 'ended' ? total : nothing,
        transfer: null,
        canPay: true,
        isPractice: false,
      },
      words: ownWords,
    },
    lang,
  )
  if (!letter) throw new Error(`no letter tells of ${occasion}`)
  return {
    ...letter,
    subject: lang === 'zh' ? `${mark.zh}：${letter.subject}` : `${mark.en}: ${letter.subject}`,
    parts: [{ kind: 'small', text: note[lang] }, ...letter.parts],
  }
}
