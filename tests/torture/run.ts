/**
 * Looks for acknowledged orders that are missing, duplicated or partial.
 * Usage: npm run torture -- [kills=200] [seed]
 * The other counts follow from the number of kills.
 */
import { randomInt } from 'node:crypto'
import { build } from '../../scripts/build.mjs'
import { ensurePostgres } from '../../scripts/postgres.mjs'
import { chanceOf } from './chance.ts'
import { failover } from './failover.ts'
import { fullDisk } from './full-disk.ts'
import { kills } from './kills.ts'
import { lineFaults } from './line-faults.ts'
import { paidKills } from './paid-kills.ts'
import type { Outcome, Scenario } from './scenario.ts'
import { stoppedQueue } from './stopped-queue.ts'

const [number = 200, seed = randomInt(1_000_000)] = process.argv.slice(2).map(Number)
process.exitCode = (await torture(await scenariosOf(number))) ? 0 : 1

async function scenariosOf(number: number): Promise<readonly Scenario[]> {
  await build()
  const postgres = await ensurePostgres()
  const orders = Math.max(100, number * 3)
  return [
    kills(number, null),
    kills(number, postgres),
    paidKills(Math.max(2, Math.round(number / 10)), null),
    paidKills(Math.max(2, Math.round(number / 10)), postgres),
    lineFaults(Math.max(5, Math.round(number / 4)), postgres),
    failover(),
    fullDisk(Math.max(1, Math.round(number / 40))),
    stoppedQueue(orders, null),
    stoppedQueue(orders, postgres),
  ]
}

async function torture(scenarios: readonly Scenario[]): Promise<boolean> {
  const chance = chanceOf(seed)
  const outcomes: Outcome[] = []
  for (const { name, run } of scenarios) {
    const outcome = await run(chance)
    outcomes.push(outcome)
    console.log(`${[name, `${outcome.acknowledgedCount} orders acknowledged`, ...outcome.notes].join('; ')}`)
    for (const fault of outcome.faults) console.error(`  ${fault}`)
  }
  const faults = outcomes.flatMap((outcome) => outcome.faults).length
  const orders = outcomes.reduce((sum, outcome) => sum + outcome.acknowledgedCount, 0)
  const slowest = Math.round(Math.max(...outcomes.map((outcome) => outcome.slowest)))
  const scenarioNames = scenarios.map(({ name }) => name).join(', ')
  console.log(
    `${scenarioNames}: ${orders} orders acknowledged, slowest answer ${slowest} ms, ${faults} faults${faults > 0 ? `; repeat with npm run torture -- ${number} ${seed}` : ''}`,
  )
  return faults === 0
}
