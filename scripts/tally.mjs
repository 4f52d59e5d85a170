/** Counts passed, failed and skipped tests from the runners' reports. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.mjs'

export const reports = join(root, '.cache', 'reports')
const total = join(reports, 'total.json')

/** `npm test` leaves out this Vitest tag; `npm run check` runs it. */
const checkOnlyTag = 'slow'
export const withoutSlowTests = `--tags-filter=!${checkOnlyTag}`
export const slowTestsAlone = `--tags-filter=${checkOnlyTag}`

/** @param {readonly string[]} tags */
export const isSlow = (tags) => tags.includes(checkOnlyTag)

/** @typedef {{ file: string, seconds: number }} FileTime */

/** A run that failed without a failed test, such as a file that does not load, counts as a failure. */
export function countVitest(file, exitCode, isLeftOut = isSlow) {
  const report = read(file)
  if (!report) return { failed: 1, why: 'Vitest left no report' }
  const { testResults } = report
  const brokenFiles = testResults.filter(isBroken)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const remaining = tests.filter(({ status, tags }) => status === 'skipped' && isLeftOut(tags ?? []))
  const failures = report.numFailedTests + brokenFiles.length
  return {
    passed: report.numPassedTests,
    failed: failures || (exitCode === 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests - remaining.length,
    failures: testResults.flatMap(failuresOf),
    files: testResults.map(({ name, assertionResults }) => ({
      file: name,
      seconds: sum(assertionResults.map(({ duration = 0 }) => duration)) / 1000,
    })),
  }
}

export function countPlaywright(file, exitCode) {
  const report = read(file)
  if (!report) return { failed: 1, why: 'Playwright left no report' }
  const { expected, unexpected, skipped } = report.stats
  const specs = (report.suites ?? []).flatMap((suite) => specsOf(suite))
  const tests = specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title })))
  const files = [...new Set(specs.map(({ file }) => file))]
  return {
    passed: expected,
    failed: unexpected || (exitCode === 0 ? 0 : 1),
    skipped,
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ file, title, projectName, results }) => {
        const error = results.find(({ errors }) => errors?.length)?.errors[0]?.message
        return `${file} › ${title} [${projectName}]: ${firstLine(error)}`
      }),
    files: files.map((file) => ({
      file,
      seconds: sum(specs.filter((spec) => spec.file === file).flatMap(durationsOf)) / 1000,
    })),
  }
}

/** The file does not load, or its preparation failed and its tests were skipped. */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')

/** Each failure includes the first line of its message. */
function failuresOf({ name, message, status, assertionResults }) {
  if (isBroken({ status, assertionResults })) return [`${name}: ${firstLine(message)}`]
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages?.[0])}`)
}

const durationsOf = ({ tests }) => tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration))

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0]

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0)

export function addUp(counts) {
  const add = (key) => sum(counts.map((count) => count[key] ?? 0))
  const join = (key) => counts.flatMap((count) => count[key] ?? [])
  return {
    passed: add('passed'),
    failed: add('failed'),
    skipped: add('skipped'),
    failures: join('failures'),
    files: join('files'),
  }
}

/** A run without tests proves nothing, so it is a failure. */
export const isGreen = ({ passed, failed }) => failed === 0 && passed > 0

export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`

/** @typedef {{ name: string, seconds: number, count: { passed?: number, failed?: number, skipped?: number, failures?: string[], files?: FileTime[] } }} Part */

/** @type {Part[]} */
const parts = []

/** @param {readonly Part[]} parts */
export function timeTable(parts) {
  const rows = [
    ...parts.map(({ name, seconds, count }) => [name, seconds, resultOf(addUp([count]))]),
    ['all', sum(parts.map(({ seconds }) => seconds)), ''],
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

/** The summary ends with this many slow files. */
const namedFiles = 5

/**
 * A file that ran in several parts is listed once, with its longest time.
 * @param {readonly FileTime[]} files
 */
export function slowestFiles(files) {
  const rows = files.toSorted((a, b) => b.seconds - a.seconds)
  const once = rows.filter(({ file }, index) => rows.findIndex((row) => row.file === file) === index)
  return once
    .slice(0, namedFiles)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file.replace(root, '')}`)
    .join('\n')
}

let isFinished = false

/** More failures would push the table out of sight. */
const maxFailures = 30

/** Call first: a run that aborts early then prints the final line too. */
export function promiseLastLine() {
  process.once('exit', () => {
    if (isFinished) return
    console.log(`\n${summary({ passed: 0, failed: 1, skipped: 0 })}`)
    process.exitCode = 1
  })
}

/** @param {readonly string[]} failures */
export function failureLines(failures) {
  const lines = failures.slice(0, maxFailures).map((test) => `✗ ${test.replace(root, '')}\n`)
  const others = failures.length - lines.length
  return lines.join('') + (others > 0 ? `✗ … and ${others} more\n` : '')
}

/** Prints times, failures and totals; stores the totals and sets the exit code. */
export function finish(count) {
  isFinished = true
  console.log(`\n${timeTable(parts)}\n\nSlowest files:\n${slowestFiles(count.files)}\n`)
  console.log(`${failureLines(count.failures)}\n${summary(count)}`)
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

/** A part that throws counts as one failure, and the next parts still run. */
export async function step(name, work) {
  console.log(`\n▸ ${name}`)
  const startedAt = performance.now()
  const count = await work().catch((error) => ({ failed: 1, why: error.message }))
  const seconds = (performance.now() - startedAt) / 1000
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
