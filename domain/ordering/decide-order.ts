/** Checks an order in the browser before sending and on the server before storing. */
import type { CalendarDate } from '#domain/calendar.ts'
import { plainText } from '#domain/free-text.ts'
import type { Cents } from '#domain/money.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import { type ContactInput, checkContact } from './contact-details.ts'
import type { Contact, OrderDraft } from './order.ts'
import type { OrderRules } from './order-check.ts'
import { checkNeeds, noNeeds, type OrderNeeds } from './order-needs.ts'
import { type Quote, quote } from './quote.ts'

export interface RequestedOrder {
  readonly draft: OrderDraft
  readonly contact: ContactInput
  /** The field is undefined if the customer stated none. */
  readonly needs?: OrderNeeds | undefined
  /** Displayed amounts, used for comparison only (decisions 17); null while being edited. */
  readonly expected: { readonly total: Cents; readonly subtotal?: Cents } | null
}

export interface OrderDecision {
  readonly draft: OrderDraft
  readonly contact: Contact
  readonly needs: OrderNeeds
  readonly quote: Quote
  /** Empty if the order can be placed. */
  readonly refusals: readonly Refusal[]
}

export function decideOrder(order: RequestedOrder, rules: OrderRules, today: CalendarDate): OrderDecision {
  const draft = { ...order.draft, address: plainText(order.draft.address) }
  const orderQuote = quote(draft, rules, today)
  const { contact, refusals } = checkContact(order.contact, draft.fulfilment === 'pickup')
  const { needs, refusals: ofNeeds } = checkNeeds(order.needs ?? noNeeds, draft.fulfilment)
  const all = [...orderQuote.refusals, ...refusals, ...ofNeeds]
  return {
    draft,
    contact,
    needs,
    quote: orderQuote,
    refusals: all.length > 0 ? all : priceRefusals(order, orderQuote),
  }
}

/** Report a changed price only if the order is otherwise valid: most refusals change the price too. */
function priceRefusals({ expected }: RequestedOrder, { total, subtotal }: Quote): readonly Refusal[] {
  if (!expected) return []
  const figures = [
    [expected.total, total],
    [expected.subtotal ?? subtotal, subtotal],
  ] as const
  const difference = figures.find(([amount, actual]) => amount !== actual)
  return difference
    ? [refusal('price-changed', 'order', { shown: difference[0], actual: difference[1] })]
    : []
}
