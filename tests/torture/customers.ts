/** Customers who order without pause, and who repeat an attempt that received no response. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection, isComplete } from '#domain/menu-selection.ts'
import { toDollars } from '#domain/money.ts'
import type { OrderDraft } from '#domain/order.ts'
import { quote } from '#domain/quote.ts'
import { shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { catalogueIn, draftWith } from '#tests/support/catalogue.ts'
import { customerAddress, customerHeader } from '#tests/support/customers-behind-proxy.ts'
import type { Chance } from './chance.ts'

export interface Attempt {
  readonly key: string
  readonly body: string
  readonly lines: number
  /** The reference in every response received: all must be equal. */
  readonly references: Set<string>
  /** The longest wait for a response so far. Milliseconds. */
  slowest: number
}

const { sets: menu, settings } = catalogueIn(shopCatalogue)
const facts = { sets: new Map(menu.map((set) => [set.id, set])), settings }
const orderable = menu.filter(
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
    slot: settings.slots[0]?.from ?? null,
    zoneId: settings.zones[0]?.id ?? null,
    address: '觀塘道 1 號 2 樓',
  })
  const key = randomUUID()
  return { key, lines: sets.length, body: bodyOf(draft, key, now), references: new Set(), slowest: 0 }
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
    payAmount: toDollars(quote(draft, facts, todayInHongKong(now)).total),
    paymentMethod: 'FPS',
    lang: 'ZH',
  }
  return JSON.stringify({ query: mutation, variables: { add: [order] } })
}

/** The outcome for a customer. `silence`: no response, as when the server died. */
export type Outcome = 'placed' | 'unavailable' | 'silence'

/** Sends an attempt once. Throws when the order is refused for any reason but an outage. */
export async function send(origin: string, attempt: Attempt): Promise<Outcome> {
  let response: Response
  let text: string
  const asked = performance.now()
  try {
    response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [customerHeader]: customerAddress() },
      body: attempt.body,
    })
    text = await response.text()
  } catch {
    return 'silence'
  }
  attempt.slowest = Math.max(attempt.slowest, performance.now() - asked)
  if (response.status === 503) return 'unavailable'
  const reference = /"reference":"([^"]+)"/.exec(text)?.[1]
  if (!reference) throw new Error(`an order was refused: ${text.slice(0, 500)}`)
  attempt.references.add(reference)
  return 'placed'
}

/** Repeats every unacknowledged attempt with the same key. */
export async function sendUnanswered(origin: string, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of unacknowledged(attempts))
    if ((await send(origin, attempt)) !== 'placed')
      throw new Error('a healthy server did not acknowledge an order')
}

export function acknowledged(attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.filter(({ references }) => references.size > 0)
}

export function unacknowledged(attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.filter(({ references }) => references.size === 0)
}

export interface Crowd {
  /** Resolves when the last of them has left. */
  leave(): Promise<void>
}

const customers = 8
/** How long a customer who is told to retry later waits. Milliseconds. */
const patience = 200

/** Several customers who order without pause until `leave` is called, or until the server stops responding. */
export function openCrowd(origin: string, attempts: Attempt[], chance: Chance): Crowd {
  let isOpen = true
  const all = Promise.all(
    Array.from({ length: customers }, async () => {
      while (isOpen) {
        const attempt = newAttempt(chance)
        attempts.push(attempt)
        const outcome = await send(origin, attempt)
        if (outcome === 'silence') return
        if (outcome === 'unavailable') await pause(patience)
      }
    }),
  )
  return {
    async leave() {
      isOpen = false
      await all
    },
  }
}
