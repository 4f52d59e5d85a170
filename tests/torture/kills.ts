/** Kills the server with -9 while orders arrive. */
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '#tests/support/site/server.ts'
import { makeRoomForAll } from '#tests/support/store/roomy-shop.ts'
import type { Chance } from './chance.ts'
import { openCrowd, send, sendUnanswered, unacknowledgedAttempts } from './customers.ts'
import { auditOf, median, type Scenario, type Shop, withShop } from './scenario.ts'

/** An audit takes as long as a round. */
const maxAudits = 20

/** @param postgres the server for a new database; null for the embedded database */
export function kills(number: number, postgres: string | null): Scenario {
  const engine = postgres ? 'PostgreSQL' : 'the embedded database'
  return {
    name: `${number} kills on ${engine}`,
    run: (chance) =>
      withShop(postgres, async (shop) => {
        await makeRoomForAll(shop.env)
        const starts: number[] = []
        const between = Math.ceil(number / maxAudits)
        let faults: readonly string[] = []
        for (let kill = 1; kill <= number && faults.length === 0; kill += 1) {
          starts.push(await killWhileOrdering(shop, chance))
          if (kill % between === 0) faults = await auditOf(shop)
        }
        if (faults.length === 0) {
          await answerEveryone(shop)
          faults = await auditOf(shop)
        }
        const serving = `serving again after ${Math.round(median(starts.slice(1)))} ms (median)`
        return { faults, notes: number > 1 ? [serving] : [] }
      }),
  }
}

/** Milliseconds from the process's start to its first response. */
async function killWhileOrdering({ env, attempts }: Shop, chance: Chance): Promise<number> {
  const spawnTime = performance.now()
  const server = await startServer(env)
  await fetch(`${server.origin}/health`)
  const startupMs = performance.now() - spawnTime
  // Customers without a response retry with the same key.
  const retrying = Promise.all(
    unacknowledgedAttempts(attempts).map((attempt) => send(server.origin, attempt)),
  )
  const crowd = openCrowd(server.origin, attempts, chance)
  await pause(chance.between(300, 2_000))
  await server.stop('SIGKILL')
  await Promise.all([retrying, crowd.leave()])
  return startupMs
}

async function answerEveryone({ env, attempts }: Shop): Promise<void> {
  const server = await startServer(env)
  await sendUnanswered(server.origin, attempts)
  // Some customers click again after a response.
  for (const attempt of attempts.slice(-50)) await send(server.origin, attempt)
  await server.stop()
}
