/** The mail a customer receives after placing an order. */
import { dayText } from '#content/dates.ts'
import type { Fact, LetterContent, LetterPart, SlipRow } from '#content/letter.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import type { Fulfilment } from '#domain/order.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import { changePolicy } from '#domain/policies.ts'
import type { Lang, Text } from '#domain/text.ts'
import { type Adjusted, adjustmentsOf } from './adjustments.ts'
import { extraTotal, order as orderTexts, times } from './order.ts'
import { status } from './order-status.ts'
import { nextOfPayment, paymentName } from './payment.ts'
import { changeTerms } from './policies.ts'

/** The fields of a stored order that its mail shows. */
export interface MailedOrder extends Adjusted {
  readonly reference: string
  readonly contactName: string
  readonly contactPhone: string
  readonly fulfilment: Fulfilment
  readonly dueDate: CalendarDate
  readonly slot: string
  readonly address: string
  readonly pickupPlaceName: Text | null
  readonly zoneName: Text | null
  readonly remotePlaceName: Text | null
  readonly cutleryWanted: boolean
  readonly cutleryIncluded: number
  readonly tongsWanted: boolean
  readonly tongsIncluded: number
  readonly specialInstructions: string
  readonly paymentMethod: PaymentMethod | null
  readonly lines: readonly {
    readonly name: Text
    readonly units: number
    readonly amount: Cents
    readonly dishes: readonly { readonly name: Text; readonly number: number }[]
  }[]
  /** Null until staff quote the fee. */
  readonly deliveryFee: Cents | null
  readonly total: Cents
}

const mail = {
  heading: { zh: '已收到你的訂單', en: 'We have your order' },
  toOrder: { zh: '查看訂單', en: 'View your order' },
  ordered: { zh: '你訂了：', en: 'You ordered:' },
  changing: { zh: '想取消或改期：', en: 'If plans change:' },
  noPromotion: {
    zh: '訂單頁連結是查看訂單的唯一鎖匙，請不要轉寄這封電郵。這是訂單通知，不是推廣。',
    en: 'The link to your order is the only key to it, so please don’t pass this mail on. It is about your order and no advertisement.',
  },
} satisfies Record<string, Text>

const subject = (reference: string): Text => ({
  zh: `開源到會：已收到訂單 ${reference}`,
  en: `Hoi Yuen Catering: order ${reference} received`,
})

const thanks = (name: string): Text => ({
  zh: `${name} 你好：多謝惠顧，我們已收到你的訂單。職員會與你聯絡，核對訂單及安排付款。`,
  en: `Thank you, ${name}. Our staff will contact you to check the order and arrange payment.`,
})

const exact = { decimals: 2 } as const

/** @param url the order's own page */
export function orderLetter(order: MailedOrder, url: string, lang: Lang): LetterContent {
  const due = `${dayText(order.dueDate)[lang]} ${order.slot}`
  const small = (text: string): LetterPart => ({ kind: 'small', text })
  return {
    subject: subject(order.reference)[lang],
    parts: [
      { kind: 'eyebrow', text: `${status.reference[lang]} ${order.reference}` },
      { kind: 'heading', text: mail.heading[lang] },
      { kind: 'paragraph', text: thanks(order.contactName)[lang] },
      { kind: 'paragraph', text: nextOfPayment(order.paymentMethod)[lang] },
      { kind: 'button', text: mail.toOrder[lang], href: url },
      { kind: 'label', text: mail.ordered[lang] },
      {
        kind: 'slip',
        slip: {
          title: status.slip[lang],
          note: order.reference,
          rows: rowsOf(order, lang),
          total: [status.total[lang], formatMoney(order.total, exact)],
        },
      },
      ...(order.deliveryFee === null ? [small(status.feeToCome[lang])] : []),
      { kind: 'facts', facts: factsOf(order, due, lang) },
      { kind: 'label', text: mail.changing[lang] },
      ...changeTerms(changePolicy).map((term) => small(term[lang])),
      small(mail.noPromotion[lang]),
    ],
  }
}

function rowsOf(order: MailedOrder, lang: Lang): SlipRow[] {
  const { lines, deliveryFee, fulfilment, remotePlaceName, zoneName } = order
  const place = remotePlaceName ?? zoneName
  const delivery = fulfilment === 'pickup' ? status.pickup[lang] : status.delivery[lang]
  return [
    ...lines.map(({ name, units, amount, dishes }) => ({
      name: times(name[lang], units),
      amount: formatMoney(amount, exact),
      look: 'set' as const,
      details: dishes.map((dish) => times(dish.name[lang], dish.number)),
    })),
    ...adjustmentsOf(order).map(({ name, amount }) => ({
      name: name[lang],
      amount: formatMoney(amount, exact),
      look: amount > 0 ? ('plain' as const) : ('saving' as const),
      details: [],
    })),
    {
      name: delivery,
      amount: deliveryFee === null ? status.byQuotation[lang] : formatMoney(deliveryFee, exact),
      look: 'plain',
      details: fulfilment === 'delivery' && place ? [place[lang]] : [],
    },
  ]
}

function factsOf(order: MailedOrder, due: string, lang: Lang): Fact[] {
  const isPickup = order.fulfilment === 'pickup'
  const brought = (kind: 'cutlery' | 'tongs', isWanted: boolean, number: number) =>
    (isWanted ? extraTotal(number, kind) : status.noneWanted)[lang]
  const facts: Fact[] = [
    [(isPickup ? status.collect : status.arrives)[lang], due],
    isPickup
      ? [status.place[lang], order.pickupPlaceName?.[lang] ?? '']
      : [status.address[lang], order.address],
    [
      orderTexts.cutlery[lang],
      brought('cutlery', order.cutleryWanted, order.cutleryIncluded + order.cutleryExtra),
    ],
    [orderTexts.tongs[lang], brought('tongs', order.tongsWanted, order.tongsIncluded + order.tongsExtra)],
    [status.method[lang], paymentName(order.paymentMethod)[lang]],
    [status.contact[lang], `${order.contactName} ${order.contactPhone}`],
    [status.instructions[lang], order.specialInstructions],
  ]
  return facts.filter(([, value]) => value !== '')
}
