/** Sixteen clients order one after another. */
import { randomUUID } from 'node:crypto'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { orderRequests } from './graphql-calls.ts'
import { openConnection } from './keep-alive.ts'
import { shop } from './shop.ts'

export const clients = 16

export interface Load {
  readonly placedCount: number
  readonly seconds: number
  readonly latenciesMs: readonly number[]
}

export async function placeOrdersFor(ms: number, origin: string): Promise<Load> {
  const requests = requestsOfWeeks()
  let next = 0
  const startedAt = performance.now()
  const latencies: number[] = []
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = await openConnection(origin)
      while (performance.now() - startedAt < ms) {
        const request = requests[next++ % requests.length]?.(randomUUID()) ?? ''
        const sentAt = performance.now()
        const answer = await connection.send(request)
        latencies.push(performance.now() - sentAt)
        if (!/"reference":"/.test(answer.body.toString()))
          throw new Error(`not an order: ${answer.body.toString()}`)
      }
      connection.close()
    }),
  )
  return {
    placedCount: latencies.length,
    seconds: (performance.now() - startedAt) / 1000,
    latenciesMs: latencies,
  }
}

/** Orders for every slot of four weeks, because no kitchen has room for a run's orders in one slot. */
function requestsOfWeeks(): readonly ((key: string) => string)[] {
  const today = todayInHongKong(new Date())
  return Array.from({ length: 28 }, (_, day) => addDays(today, 7 + day)).flatMap((date) =>
    shop.settings.slots.map(({ from }) => orderRequests(date, from)),
  )
}
