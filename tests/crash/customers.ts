/** Customers who order without pause, and who send the same attempt again when no answer came. */
import { randomUUID } from 'node:crypto'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection, isComplete } from '#domain/menu-selection.ts'
import { toDollars } from '#domain/money.ts'
import type { OrderDraft } from '#domain/order.ts'
import { quote } from '#domain/quote.ts'
import { demoSets, demoSettings, draftWith } from '../support/catalogue.ts'
import type { Chance } from './chance.ts'

export interface Attempt {
  readonly key: string
  readonly body: string
  readonly lines: number
  /** The reference of every answer received: all must be the same. */
  readonly references: Set<string>
}

const facts = { sets: demoSets(), settings: demoSettings() }
const orderable = [...facts.sets.values()].filter(
  (set) =>
    set.unit === 'set' &&
    set.pricing === 'fixed' &&
    set.minQuantity === 1 &&
    set.season === null &&
    set.externalPath === null &&
    isComplete(set, defaultSelection(set)),
)
const mutation = 'mutation ($add: [OrderInput!]!) { addOrder(add: $add) { reference } }'

/** An order of one to three sets. */
export function newAttempt(chance: Chance): Attempt {
  const now = new Date()
  const sets = Array.from({ length: chance.between(1, 3) }, () => {
    const set = orderable[chance.between(0, orderable.length - 1)]
    if (!set) throw new RangeError('the catalogue has nothing to order')
    return set
  })
  const draft = draftWith({
    lines: sets.map((set) => ({ setId: set.id, quantity: 1, selection: defaultSelection(set) })),
    fulfilment: 'delivery',
    date: addDays(todayInHongKong(now), chance.between(5, 20)),
    slot: '12:30',
    zoneId: 'kowloon',
    address: '觀塘道 1 號 2 樓',
  })
  const key = randomUUID()
  return { key, lines: sets.length, body: bodyOf(draft, key, now), references: new Set() }
}

function bodyOf(draft: OrderDraft, idempotencyKey: string, now: Date): string {
  const order = {
    idempotencyKey,
    orderTime: `${draft.date}T${draft.slot}:00+08:00`,
    customerName: '陳大文',
    email: 'chan@example.com',
    customerPhone: '5123 4567',
    alternatePhone: '2345 6789',
    fulfilment: 'DELIVERY',
    area: draft.zoneId,
    deliveryAddress: draft.address,
    orderDetails: draft.lines.map(({ setId, quantity, selection }) => ({
      id: String(setId),
      count: quantity,
      classify: Object.entries(selection).map(([group, numbers]) => ({
        name: group,
        dishes: Object.entries(numbers).map(([dish, count]) => ({ name: dish, count })),
      })),
    })),
    payAmount: toDollars(quote(draft, facts, now).total),
    paymentMethod: 'FPS',
    lang: 'ZH',
  }
  return JSON.stringify({ query: mutation, variables: { add: [order] } })
}

/** Sends an attempt once. False: no answer, as when the server died. Throws when the order is refused. */
export async function send(origin: string, attempt: Attempt): Promise<boolean> {
  let text: string
  try {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: attempt.body,
    })
    text = await response.text()
  } catch {
    return false
  }
  const reference = /"reference":"([^"]+)"/.exec(text)?.[1]
  if (!reference) throw new Error(`an order was refused: ${text.slice(0, 500)}`)
  attempt.references.add(reference)
  return true
}

/** Several customers at once until the server no longer answers. */
export async function orderUntilSilence(
  origin: string,
  customers: number,
  attempts: Attempt[],
  chance: Chance,
): Promise<void> {
  await Promise.all(
    Array.from({ length: customers }, async () => {
      let answered = true
      while (answered) {
        const attempt = newAttempt(chance)
        attempts.push(attempt)
        answered = await send(origin, attempt)
      }
    }),
  )
}
