/** Places orders without a worker; afterwards each customer must receive exactly one notice. */
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { openStore } from '#server/db/store/store.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { startServer } from '#tests/support/site/server.ts'
import { fixtureCatalogue } from '#tests/support/store/catalogue.ts'
import { type Scenario, type ServerEnv, withShop } from './scenario.ts'

/** The rate is in notices per second. */
const slowestRate = 20
/** The time for the last notice. */
const timeoutMs = 60_000

export function stoppedQueue(orders: number, postgres: string | null): Scenario {
  return {
    name: `a queue stopped for ${orders} orders on ${postgres ? 'PostgreSQL' : 'the embedded database'}`,
    run: () =>
      withShop(postgres, async ({ env }) => {
        const expected = await placeUnheard(env, orders)
        const server = await startServer(env)
        const startedAt = performance.now()
        const letters = await lettersOf(env, expected.size)
        const rate = letters.length / ((performance.now() - startedAt) / 1000)
        await server.stop()
        const missing = [...expected].filter(
          (reference) => !letters.includes(`order-${reference}-placed.eml`),
        )
        return {
          faults: [
            ...missing.map((reference) => `${reference}: nobody was told`),
            ...(rate < slowestRate ? [`only ${rate.toFixed(1)} notices a second`] : []),
          ],
          notes: [`${rate.toFixed(0)} notices a second`],
        }
      }),
  }
}

/** Writes orders without a worker; resolves to their references. */
async function placeUnheard(env: ServerEnv, orders: number): Promise<ReadonlySet<string>> {
  const now = new Date()
  const catalogue = fixtureCatalogue
  const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, now, catalogue })
  try {
    const content = await store.content()
    const results = await Promise.all(
      Array.from({ length: orders }, () => placeOrder({ store, randomBytes }, orderInput(content, now), now)),
    )
    return new Set(results.flatMap((result) => (result.ok ? [result.value.reference] : [])))
  } finally {
    await store.close()
  }
}

async function lettersOf({ DATA_DIR }: ServerEnv, number: number): Promise<readonly string[]> {
  const outbox = join(DATA_DIR, 'outbox')
  const until = performance.now() + timeoutMs
  for (;;) {
    const letters = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'))
    if (letters.length >= number || performance.now() > until) return letters
    await pause(50)
  }
}
