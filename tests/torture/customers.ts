/** Customers who order without pause and repeat unacknowledged attempts. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addOrderMutation, orderInput } from '#app/http/add-order.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection, isComplete } from '#domain/menu/menu-selection.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import { emptyContact, emptyDetails } from '#domain/ordering/order-steps.ts'
import { quote } from '#domain/ordering/quote.ts'
import { shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { customerAddress, customerHeader } from '#tests/support/site/customers-behind-proxy.ts'
import { catalogueIn } from '#tests/support/store/catalogue.ts'
import type { Chance } from './chance.ts'

export interface Attempt {
  readonly key: string
  readonly body: string
  readonly lines: number
  /** References of all responses, which must be equal. */
  readonly references: Set<string>
  /** The longest wait, in milliseconds. */
  slowest: number
}

const { sets: menu, settings } = catalogueIn(shopCatalogue)
const rules = { sets: new Map(menu.map((set) => [set.id, set])), settings }
const orderable = menu.filter(
  (set) =>
    set.unit === 'set' &&
    set.pricing === 'fixed' &&
    set.minQuantity === 1 &&
    set.season === null &&
    set.externalPath === null &&
    isComplete(set, defaultSelection(set)),
)
const contact = {
  ...emptyContact,
  name: '陳大文',
  email: 'chan@example.com',
  phone: '5123 4567',
  alternatePhone: '2345 6789',
}

/** An order of one to three sets. */
export function newAttempt(chance: Chance): Attempt {
  const now = new Date()
  const sets = Array.from({ length: chance.between(1, 3) }, () => {
    const set = orderable[chance.between(0, orderable.length - 1)]
    if (!set) throw new RangeError('the catalogue has nothing to order')
    return set
  })
  const lines = sets.map((set) => ({ setId: set.id, quantity: 1, selection: defaultSelection(set) }))
  const details = {
    ...emptyDetails,
    fulfilment: 'delivery' as const,
    date: addDays(todayInHongKong(now), chance.between(5, 20)),
    slot: settings.slots[0]?.from ?? null,
    zoneId: settings.zones[0]?.id ?? null,
    address: '觀塘道 1 號 2 樓',
  }
  const view = quote({ ...details, lines }, rules, todayInHongKong(now))
  const order = orderInput(
    { lines, dialog: { details, contact, needs: noNeeds }, paymentMethod: 'fps' },
    view,
    'zh',
  )
  const key = randomUUID()
  const variables = { add: [{ ...order, idempotencyKey: key }] }
  const body = JSON.stringify({ query: addOrderMutation, variables })
  return { key, lines: sets.length, body, references: new Set(), slowest: 0 }
}

/** `silence`: no response, as when the server died. */
export type Outcome = 'placed' | 'unavailable' | 'silence'

/** A slower server never responds. */
export const silenceMs = 30_000

/** @throws if the order is refused for any reason but an outage */
export async function send(origin: string, attempt: Attempt): Promise<Outcome> {
  let response: Response
  let text: string
  const count = performance.now()
  try {
    response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [customerHeader]: customerAddress() },
      body: attempt.body,
      signal: AbortSignal.timeout(silenceMs),
    })
    text = await response.text()
  } catch {
    return 'silence'
  }
  attempt.slowest = Math.max(attempt.slowest, performance.now() - count)
  if (response.status === 503) return 'unavailable'
  const reference = /"reference":"([^"]+)"/.exec(text)?.[1]
  if (!reference) throw new Error(`an order was refused: ${text.slice(0, 500)}`)
  attempt.references.add(reference)
  return 'placed'
}

/** Repeats every unacknowledged attempt with the same key. */
export async function sendUnanswered(origin: string, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of unacknowledgedAttempts(attempts))
    if ((await send(origin, attempt)) !== 'placed')
      throw new Error('a healthy server did not acknowledge an order')
}

/** In milliseconds from the repair until orders are accepted. */
export const recoveryLimit = 5_000

/** Milliseconds until an order is placed. */
export async function takesOrdersAgain(origin: string, attempts: Attempt[], chance: Chance): Promise<number> {
  const repairTime = performance.now()
  const attempt = newAttempt(chance)
  attempts.push(attempt)
  for (;;) {
    const outcome = await send(origin, attempt)
    if (outcome === 'placed') return Math.round(performance.now() - repairTime)
    if (outcome === 'silence') throw new Error('the server no longer answers')
    await pause(50)
  }
}

export function acknowledgedAttempts(attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.filter(({ references }) => references.size > 0)
}

export function unacknowledgedAttempts(attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.filter(({ references }) => references.size === 0)
}

export interface Crowd {
  /** Resolves when all customers have left. */
  leave(): Promise<void>
}

const customers = 8
/** The pause before a retry. */
const timeoutMs = 200

/** Customers who order until `leave` is called or the server stops responding. */
export function openCrowd(origin: string, attempts: Attempt[], chance: Chance): Crowd {
  let isOpen = true
  const all = Promise.all(
    Array.from({ length: customers }, async () => {
      while (isOpen) {
        const attempt = newAttempt(chance)
        attempts.push(attempt)
        const outcome = await send(origin, attempt)
        if (outcome === 'silence') return
        if (outcome === 'unavailable') await pause(timeoutMs)
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
