/** Counts: how many tests passed, failed and were skipped, from the runners' own reports to the last line. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

export const reports = join(root, '.cache', 'reports')
const total = join(reports, 'total.json')

/** A run that ended badly without a failed test (a file that does not load, say) still counts as a failure. */
export function countVitest(file, exitCode) {
  const report = read(file)
  if (!report) return { failed: 1, why: 'Vitest left no report' }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    failed: failed || (exitCode === 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function countPlaywright(file, exitCode) {
  const report = read(file)
  if (!report) return { failed: 1, why: 'Playwright left no report' }
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected || (exitCode === 0 ? 0 : 1), skipped }
}

export function addUp(counts) {
  const sum = (key) => counts.reduce((total, count) => total + (count[key] ?? 0), 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** Nothing run is nothing proved. */
export const isGreen = ({ passed, failed }) => failed === 0 && passed > 0

export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`

/** @typedef {{ name: string, seconds: number, count: { passed?: number, failed?: number, skipped?: number } }} Part */

/** @type {Part[]} What ran so far, for the table at the end. */
const parts = []

/**
 * How long each part took, and what it counted.
 * @param {readonly Part[]} parts
 */
export function timeTable(parts) {
  const all = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const rows = [
    ...parts.map(({ name, seconds, count }) => [name, seconds, resultOf(addUp([count]))]),
    ['all', all, ''],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows
    .map(([name, seconds, result]) =>
      `${name.padEnd(width)} ${seconds.toFixed(1).padStart(8)} s  ${result}`.trimEnd(),
    )
    .join('\n')
}

/** A check that is no test has nothing to count. */
const resultOf = (count) => (count.passed + count.failed + count.skipped > 0 ? summary(count) : 'ok')

let isFinished = false

/** Call first: a run that gives up before its end (no packages, say) closes with a counted line too. */
export function promiseLastLine() {
  process.once('exit', () => {
    if (isFinished) return
    console.log(`\n${summary({ passed: 0, failed: 1, skipped: 0 })}`)
    process.exitCode = 1
  })
}

/** Prints how long each part took and, last of all, the counted line; keeps it, and sets the exit code. */
export function finish(count) {
  isFinished = true
  console.log(`\n${timeTable(parts)}\n\n${summary(count)}`)
  writeFileSync(total, JSON.stringify(count))
  process.exitCode = isGreen(count) ? 0 : 1
}

/** What the last `npm test` counted, when its exit code agrees. */
export function readCount(exitCode) {
  const count = read(total)
  if (!count || (exitCode !== 0 && count.failed === 0))
    return { failed: 1, why: 'npm test did not come to its end' }
  return count
}

/** Runs a part under a heading; one that throws counts as one failure, and the rest goes on. */
export async function step(name, work) {
  console.log(`\n▸ ${name}`)
  const started = performance.now()
  const count = await work().catch((error) => ({ failed: 1, why: error.message }))
  const seconds = (performance.now() - started) / 1000
  parts.push({ name, seconds, count })
  const why = count.why ? `: ${count.why}` : ''
  const took = `(${seconds.toFixed(1)} s)`
  console.log(count.failed ? `✗ ${name} failed${why} ${took}` : `✓ ${name} ${took}`)
  return count
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
