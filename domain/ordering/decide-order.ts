/** Whether an order can be placed as it stands: the browser asks before it sends one, the server before it writes it. */
import type { CalendarDate } from '#domain/calendar.ts'
import { plainText } from '#domain/free-text.ts'
import type { Cents } from '#domain/money.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import { checkContact, type TypedContact } from './contact-details.ts'
import type { Contact, OrderDraft } from './order.ts'
import type { OrderFacts } from './order-check.ts'
import { checkNeeds, noNeeds, type OrderNeeds } from './order-needs.ts'
import { type Quote, quote } from './quote.ts'

export interface RequestedOrder {
  readonly draft: OrderDraft
  readonly contact: TypedContact
  /** Absent: nothing was said. */
  readonly needs?: OrderNeeds | undefined
  /** The amounts the customer saw, only ever compared (decisions 17); null while they are being looked at. */
  readonly shown: { readonly total: Cents; readonly subtotal?: Cents } | null
}

export interface OrderDecision {
  /** As they are stored. */
  readonly draft: OrderDraft
  readonly contact: Contact
  readonly needs: OrderNeeds
  readonly quote: Quote
  /** Every reason why it can't be placed, each with its field; empty when it can. */
  readonly refusals: readonly Refusal[]
}

export function decideOrder(asked: RequestedOrder, facts: OrderFacts, today: CalendarDate): OrderDecision {
  const draft = { ...asked.draft, address: plainText(asked.draft.address) }
  const priced = quote(draft, facts, today)
  const { contact, refusals } = checkContact(asked.contact, draft.fulfilment === 'pickup')
  const { needs, refusals: ofNeeds } = checkNeeds(asked.needs ?? noNeeds, draft.fulfilment)
  const all = [...priced.refusals, ...refusals, ...ofNeeds]
  return {
    draft,
    contact,
    needs,
    quote: priced,
    refusals: all.length > 0 ? all : priceRefusals(asked, priced),
  }
}

/** Another price is only told where the order is otherwise right: most other reasons change the price too. */
function priceRefusals({ shown }: RequestedOrder, { total, subtotal }: Quote): readonly Refusal[] {
  if (!shown) return []
  const figures = [
    [shown.total, total],
    [shown.subtotal ?? subtotal, subtotal],
  ] as const
  const moved = figures.find(([seen, actual]) => seen !== actual)
  return moved ? [refusal('price-changed', 'order', { shown: moved[0], actual: moved[1] })] : []
}
