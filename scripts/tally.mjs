/** Counts passed, failed and skipped tests, from the reports of the test runners to the final line. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.mjs'

export const reports = join(root, '.cache', 'reports')
const total = join(reports, 'total.json')

/** A run that failed without a failed test (a file that does not load, say) still counts as a failure. */
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
    failures: report.testResults.flatMap(failuresOf),
    repeated: report.testResults.flatMap(repeatedOf),
  }
}

export function countPlaywright(file, exitCode) {
  const report = read(file)
  if (!report) return { failed: 1, why: 'Playwright left no report' }
  const { expected, flaky, unexpected, skipped } = report.stats
  const specs = (report.suites ?? []).flatMap((suite) => specsOf(suite))
  return {
    passed: expected + flaky,
    failed: unexpected || (exitCode === 0 ? 0 : 1),
    skipped,
    failures: specs.flatMap((spec) => testsOfSpec(spec, 'unexpected')),
    repeated: specs.flatMap((spec) => testsOfSpec(spec, 'flaky')),
  }
}

/** The tests of a file that failed, each with the first line of its message. */
function failuresOf({ name, message, status, assertionResults }) {
  if (status === 'failed' && !assertionResults.length) return [`${name}: ${firstLine(message)}`]
  return assertionResults.filter((test) => test.status === 'failed').map((test) => named(name, test))
}

/** The tests of a file that failed first and passed when repeated. */
const repeatedOf = ({ name, assertionResults }) =>
  assertionResults
    .filter((test) => test.status === 'passed' && test.failureMessages?.length)
    .map((test) => named(name, test))

const named = (file, { fullName, failureMessages }) =>
  `${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

function testsOfSpec({ file, title, tests }, wanted) {
  return tests
    .filter(({ status }) => status === wanted)
    .map(({ projectName, results }) => {
      const error = results.find(({ errors }) => errors?.length)?.errors[0]?.message
      return `${file} › ${title} [${projectName}]: ${firstLine(error)}`
    })
}

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0]

export function addUp(counts) {
  const sum = (key) => counts.reduce((total, count) => total + (count[key] ?? 0), 0)
  const all = (key) => counts.flatMap((count) => count[key] ?? [])
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all('failures'),
    repeated: all('repeated'),
  }
}

/**
 * A run without tests proves nothing, so it is a failure. A test that passed when repeated is none: a shared machine can
 * stall longer than any limit, which says nothing about the change that is checked. It is counted and named in the
 * last lines instead, since one that fails so on a machine of its own is a defect.
 */
export const isGreen = ({ passed, failed }) => failed === 0 && passed > 0

/** The line of counts; those that passed when repeated are among those that passed. */
export function summary({ passed, failed, skipped, repeated = [] }) {
  const again = repeated.length ? `; ${repeated.length} passed only when repeated` : ''
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}${again}`
}

/** @typedef {{ name: string, seconds: number, count: { passed?: number, failed?: number, skipped?: number, failures?: string[], repeated?: string[] } }} Part */

/** @type {Part[]} The parts that have run, for the table at the end. */
const parts = []

/**
 * Formats how long each part took, and its counts.
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

/** A check that is not a test has no counts. */
const resultOf = (count) => (count.passed + count.failed + count.skipped > 0 ? summary(count) : 'ok')

let isFinished = false

/** Tests of each kind that are named at the end; more would push the table out of sight. */
const maxNamed = 30

/** Call first: a run that aborts early (without packages, say) then prints the final line too. */
export function promiseLastLine() {
  process.once('exit', () => {
    if (isFinished) return
    console.log(`\n${summary({ passed: 0, failed: 1, skipped: 0 })}`)
    process.exitCode = 1
  })
}

/** The tests to look at, named below the table and above the totals. */
export const lookAt = ({ failures, repeated }) =>
  list('✗', failures) + list('↻ passed only when repeated:', repeated)

function list(sign, tests) {
  const lines = tests.slice(0, maxNamed).map((test) => `${sign} ${test.replace(root, '')}\n`)
  const others = tests.length - lines.length
  return lines.join('') + (others > 0 ? `${sign} … and ${others} more\n` : '')
}

/**
 * Prints how long each part took, which tests failed or passed only when repeated, and finally the totals; stores the
 * totals and sets the exit code.
 */
export function finish(count) {
  isFinished = true
  console.log(`\n${timeTable(parts)}\n${lookAt(count)}\n${summary(count)}`)
  writeFileSync(total, JSON.stringify(count))
  process.exitCode = isGreen(count) ? 0 : 1
}

/** The totals of the last `npm test`, if they agree with its exit code. */
export function readCount(exitCode) {
  const count = read(total)
  if (!count || (exitCode !== 0 && count.failed === 0))
    return { failed: 1, why: 'npm test did not come to its end' }
  return count
}

/** Runs a part under a heading; a part that throws counts as one failure, and the next parts still run. */
export async function step(name, work) {
  console.log(`\n▸ ${name}`)
  const started = performance.now()
  const count = await work().catch((error) => ({ failed: 1, why: error.message }))
  const seconds = (performance.now() - started) / 1000
  parts.push({ name, seconds, count })
  const why = count.why ? `: ${count.why}` : ''
  const took = `(${seconds.toFixed(1)} s)`
  const again = count.repeated?.length ? `, ${count.repeated.length} passed only when repeated` : ''
  console.log(count.failed ? `✗ ${name} failed${why}${again} ${took}` : `✓ ${name}${again} ${took}`)
  return count
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
