import { dueText } from '#content/dates.ts'
import { districtNames } from '#content/district-names.ts'
import type { LetterPart, LetterRow, SlipRow } from '#content/letter.ts'
import { adjustmentsOf } from '#content/ordering/adjustments.ts'
import { needsRows } from '#content/ordering/needs-rows.ts'
import { extraTotal, order as orderTexts, times } from '#content/ordering/order.ts'
import { orderFieldWords } from '#content/ordering/order-fields.ts'
import { status, whyNoFee } from '#content/ordering/order-status.ts'
import { paymentName } from '#content/ordering/payment/payment.ts'
import { setsIn } from '#domain/menu/sets-in.ts'
import { type Cents, cents, formatExact, nothing } from '#domain/money.ts'
import { notesShownToCustomer } from '#domain/ordering/order-fields.ts'
import { spacedPhone } from '#domain/spaced-phone.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterContext, MailedOrder } from './mailed-order.ts'

const words = {
  toOrder: { zh: '查看訂單', en: 'View your order' },
  paid: { zh: '已付', en: 'Paid' },
  keepLink: {
    zh: '請保留此電郵，內有查看訂單的連結；請勿轉寄。本電郵為訂單通知。',
    en: 'Keep this email: its link opens your order, so please don’t forward it. This is a message about your order.',
  },
} satisfies Record<string, Text>

/** Every letter begins with reference, status, heading and greeting. */
export function opening(order: MailedOrder, state: Text | null, heading: Text, lang: Lang): LetterPart[] {
  const { contactName: name } = order
  const greeting: Text = { zh: `${name} 你好：`, en: `Dear ${name},` }
  return [...letterTitle(order, state, heading, lang), { kind: 'greeting', text: greeting[lang] }]
}

/** The letter has no greeting. */
export function letterTitle(order: MailedOrder, state: Text | null, heading: Text, lang: Lang): LetterPart[] {
  const reference = `${status.reference[lang]} ${order.reference}`
  return [
    { kind: 'eyebrow', text: state ? `${reference} · ${state[lang]}` : reference },
    { kind: 'heading', text: heading[lang] },
  ]
}

export function paragraph(text: Text, lang: Lang, strong?: Text | string): LetterPart {
  const strongText = typeof strong === 'object' ? strong[lang] : strong
  return { kind: 'paragraph', text: text[lang], ...(strongText && { strong: strongText }) }
}

export const small = (text: Text, lang: Lang): LetterPart => ({ kind: 'small', text: text[lang] })

export const toPage = (
  url: string,
  lang: Lang,
  text: Text = words.toOrder,
  look: 'do' | 'see' = 'see',
): LetterPart => ({ kind: 'button', look, text: text[lang], href: url })

export const closing = (lang: Lang): LetterPart[] => [{ kind: 'signature' }, small(words.keepLink, lang)]

export function handoverRows(order: MailedOrder, lang: Lang): readonly LetterRow[] {
  const isPickup = order.fulfilment === 'pickup'
  return present([
    [(isPickup ? status.collect : status.arrives)[lang], dueText(order.dueDate, order.slot)[lang]],
    isPickup
      ? [status.place[lang], order.pickupPlaceName?.[lang] ?? '']
      : [status.address[lang], order.address],
    [status.district[lang], order.districtId ? districtNames[order.districtId][lang] : ''],
    [status.contact[lang], `${order.contactName} ${spacedPhone(order.contactPhone)}`],
  ])
}

/** The rows list extras and payment. */
export function orderRows(order: MailedOrder, lang: Lang): readonly LetterRow[] {
  const utensilsText = (kind: 'cutlery' | 'tongs', isWanted: boolean, number: number) =>
    (isWanted ? extraTotal(number, kind) : status.noneWanted)[lang]
  return present([
    [
      orderTexts.cutlery[lang],
      utensilsText('cutlery', order.cutleryWanted, order.cutleryIncluded + order.cutleryExtra),
    ],
    [
      orderTexts.tongs[lang],
      utensilsText('tongs', order.tongsWanted, order.tongsIncluded + order.tongsExtra),
    ],
    [status.method[lang], paymentName(order.paymentMethod)[lang]],
    ...notesShownToCustomer.map((name): LetterRow => [orderFieldWords[name].name[lang], order[name]]),
    ...needsRows(order, order.allergies, lang),
  ])
}

const present = (rows: readonly LetterRow[]) => rows.filter(([, value]) => value !== '')

/** @param total the last line (to pay, paid or kept), with earlier payments if a rest is due */
export function slip(
  order: MailedOrder,
  lang: Lang,
  title: Text = status.slip,
  total: readonly [name: Text, amount: Cents, paidBefore?: Cents] = [status.total, order.total],
): LetterPart[] {
  const [name, amount, paidBefore = nothing] = total
  const rest: SlipRow[] = []
  if (amount !== order.total) rest.push(plainRow(status.total[lang], formatExact(order.total)))
  if (paidBefore > 0) rest.push(plainRow(words.paid[lang], formatExact(cents(-paidBefore))))
  const bill: LetterPart = {
    kind: 'slip',
    slip: {
      title: title[lang],
      note: order.reference,
      rows: [...slipRows(order, lang), ...rest],
      total: [name[lang], formatExact(amount)],
    },
  }
  return order.deliveryFee === null ? [bill, small(status.feeToCome, lang)] : [bill]
}

/** Ends in the balance of a changed order. */
export function slipWithBalance(
  { order, money }: Pick<LetterContext, 'order' | 'money'>,
  lang: Lang,
): LetterPart[] {
  const isOwed = money.due > nothing
  return slip(
    order,
    lang,
    status.slip,
    isOwed ? [status.amountDue, money.due, money.receivedAmount] : [words.paid, order.total],
  )
}

const plainRow = (name: string, amount: string, details: readonly string[] = []): SlipRow => ({
  name,
  amount,
  look: 'plain',
  details,
})

function slipRows(order: MailedOrder, lang: Lang): SlipRow[] {
  const { lines, deliveryFee, fulfilment, remotePlaceName, zoneName, changeFee, allowance } = order
  const place = remotePlaceName ?? zoneName
  const delivery = fulfilment === 'pickup' ? status.pickup[lang] : status.delivery[lang]
  return [
    ...lines.map(({ name, units, unitPrice, amount, dishes }) => ({
      name: times(name[lang], units),
      amount: formatExact(amount),
      look: 'set' as const,
      details: dishes.map((dish) => times(dish.name[lang], dish.number * setsIn({ units, unitPrice }))),
    })),
    ...adjustmentsOf(order).map(({ name, amount }) => ({
      name: name[lang],
      amount: formatExact(amount),
      look: amount > 0 ? ('plain' as const) : ('saving' as const),
      details: [],
    })),
    plainRow(delivery, deliveryFee === null ? status.byQuotation[lang] : formatExact(deliveryFee), [
      ...(fulfilment === 'delivery' && place ? [place[lang]] : []),
      ...(deliveryFee === nothing ? [whyNoFee(order)[lang]] : []),
    ]),
    ...(changeFee > nothing ? [plainRow(status.changeFee[lang], formatExact(changeFee))] : []),
    ...(allowance > nothing
      ? [{ ...plainRow(status.allowance[lang], formatExact(cents(-allowance))), look: 'saving' as const }]
      : []),
  ]
}
