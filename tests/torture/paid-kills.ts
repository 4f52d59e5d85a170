/** Kills the server with -9 while a payment provider reports and repeats captures. */
import { setTimeout as pause } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { nothing } from '#domain/money.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { openStore, type Store } from '#server/db/store/store.ts'
import { startServer } from '#tests/support/site/server.ts'
import { makeRoomForAll } from '#tests/support/store/roomy-shop.ts'
import { signedEvent, stripeSecrets } from '#tests/support/stripe/stripe-server.ts'
import type { Chance } from './chance.ts'
import { newAttempt, send } from './customers.ts'
import { type Scenario, type Shop, withShop } from './scenario.ts'

interface Capture {
  readonly paymentId: number
  readonly amount: number
  readonly reference: string
  /** The database knows the shop by this id. */
  readonly shop: string
  isAcknowledged: boolean
}

const stripeEnv = {
  STRIPE_SECRET_KEY: stripeSecrets.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
  PAYMENT_PRACTICE: 'off',
}

/** Payments of a round, reported concurrently. */
const perRound = 40

/** @param postgres the server for a new database; null for the embedded database */
export function paidKills(number: number, postgres: string | null): Scenario {
  const engine = postgres ? 'PostgreSQL' : 'the embedded database'
  return {
    name: `${number} kills while payments are reported on ${engine}`,
    run: (chance) =>
      withShop(postgres, async (shop) => {
        await makeRoomForAll(shop.env)
        const captures: Capture[] = []
        let repeats = 0
        for (let kill = 1; kill <= number; kill += 1) {
          await placeOrders(shop, chance)
          captures.push(...(await startPayments(shop)))
          await killWhileReporting(shop, captures, chance)
          repeats += captures.filter(isSilent).length
        }
        await reportAll(shop, captures)
        return {
          faults: await auditPayments(shop),
          notes: [`${captures.length} payments captured, ${repeats} reported again`],
        }
      }),
  }
}

async function placeOrders({ env, attempts }: Shop, chance: Chance): Promise<void> {
  const server = await startServer(env)
  const roundAttempts = Array.from({ length: perRound }, () => newAttempt(chance))
  attempts.push(...roundAttempts)
  await Promise.all(roundAttempts.map((attempt) => send(server.origin, attempt)))
  await server.stop()
}

/** Payments captured at the provider but not reported yet. */
function startPayments(shop: Shop): Promise<readonly Capture[]> {
  return withStore(shop, async ({ db, shop: name }) => {
    const unpaid = await db
      .select({ id: orders.id, total: orders.total, reference: orders.reference })
      .from(orders)
      .where(
        sql`not exists (select 1 from ${payments} where order_id = ${orders.id}) and reference in (${sql.join(referencesOf(shop), sql`, `)})`,
      )
    const rows = await db
      .insert(payments)
      .values(
        unpaid.map(({ id, total }) => ({
          orderId: id,
          method: 'card' as const,
          provider: 'stripe' as const,
          providerId: `cs_test_${id}`,
          state: 'started' as const,
          amount: total,
          captured: nothing,
          refunded: nothing,
          startedAt: new Date(),
        })),
      )
      .returning({ paymentId: payments.id, orderId: payments.orderId, amount: payments.amount })
    return rows.map(({ orderId, ...row }) => {
      const reference = unpaid.find(({ id }) => id === orderId)?.reference ?? ''
      return { ...row, reference, shop: name, isAcknowledged: false }
    })
  })
}

const referencesOf = ({ attempts }: Shop) =>
  attempts.flatMap(({ references }) => [...references]).map((reference) => sql`${reference}`)

async function killWhileReporting(
  { env }: Shop,
  captures: readonly Capture[],
  chance: Chance,
): Promise<void> {
  const server = await startServer({ ...env, ...stripeEnv })
  const reports = Promise.all(captures.filter(isSilent).map((one) => report(server.origin, one)))
  await pause(chance.between(50, 900))
  await server.stop('SIGKILL')
  await reports
}

/** Reports until acknowledged, and repeats some acknowledged events. */
async function reportAll({ env }: Shop, captures: readonly Capture[]): Promise<void> {
  const server = await startServer({ ...env, ...stripeEnv })
  await Promise.all(
    [...captures.filter(isSilent), ...captures.slice(-perRound)].map((one) => report(server.origin, one)),
  )
  await server.stop()
  if (captures.some(isSilent)) throw new Error('a healthy server did not answer a report')
}

const isSilent = ({ isAcknowledged }: Capture) => !isAcknowledged

async function report(origin: string, capture: Capture): Promise<void> {
  const { paymentId, amount, reference, shop } = capture
  const metadata = { shop, order: reference, payment: String(paymentId) }
  const session = { object: 'checkout.session', currency: 'hkd', metadata }
  const { payload, signature } = signedEvent(
    {
      id: `evt_${paymentId}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { ...session, payment_status: 'paid', amount_total: amount } },
    },
    new Date(),
  )
  const headers = { 'stripe-signature': signature }
  const response = await fetch(`${origin}/api/payments/stripe`, {
    method: 'POST',
    headers,
    body: payload,
  }).catch(() => null)
  if (response?.ok) capture.isAcknowledged = true
}

/** Every captured payment made its order paid exactly once. */
function auditPayments(shop: Shop): Promise<readonly string[]> {
  return withStore(shop, async ({ db }) => {
    const rows = await db
      .select({
        reference: orders.reference,
        status: orders.paymentStatus,
        total: orders.total,
        refundDue: orders.refundDue,
        captured: payments.captured,
        events: sql<number>`(select count(*)::int from ${orderEvents} e where e.order_id = ${orders.id} and e.verb = 'receive-payment')`,
      })
      .from(payments)
      .innerJoin(orders, sql`${orders.id} = ${payments.orderId}`)
      .where(inArray(payments.provider, ['stripe']))
    const wrong = rows.filter(
      ({ status, total, refundDue, captured, events }) =>
        status !== 'paid' || captured !== total || refundDue !== 0 || events !== 1,
    )
    const missing =
      rows.length < shop.attempts.length ? [`${rows.length} of ${shop.attempts.length} payments`] : []
    return [
      ...missing,
      ...wrong.map(({ reference, status, events }) => `${reference}: ${status} after ${events} events`),
    ]
  })
}

async function withStore<Result>({ env }: Shop, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, now: new Date() })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
