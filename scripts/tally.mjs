/** Reads how many tests passed, failed and were skipped from the runners' own reports. */
import { readFileSync } from 'node:fs'

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

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
