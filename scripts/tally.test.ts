import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addUp, countPlaywright, countVitest, isGreen, lookAt, summary, timeTable } from './tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tally-'))
const report = (content: object) => {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}
const vitest = (counts: object, testResults: object[] = []) =>
  report({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
    ...counts,
  })

test('adds up both runners in the last line', () => {
  const unit = countVitest(vitest({ numPassedTests: 7, numPendingTests: 1 }), 0)
  const browser = countPlaywright(report({ stats: { expected: 3, flaky: 0, unexpected: 2, skipped: 0 } }), 1)
  expect(summary(addUp([{ failed: 0 }, unit, browser]))).toBe('10 passed, 2 failed, 1 skipped')
})

test('omits skipped tests when there are none', () => {
  expect(summary(addUp([{ passed: 3 }]))).toBe('3 passed, 0 failed')
})

test('counts a file that does not load as a failure', () => {
  const file = vitest({ numPassedTests: 4 }, [{ status: 'failed', assertionResults: [] }])
  expect(countVitest(file, 1)).toMatchObject({ passed: 4, failed: 1 })
})

test('counts a failed exit and a missing report as failures', () => {
  expect(countVitest(vitest({ numPassedTests: 4 }), 1)).toMatchObject({ failed: 1 })
  expect(countVitest(join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 })
  expect(countPlaywright(join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 })
})

test('fails when nothing ran', () => {
  expect(isGreen(addUp([{ failed: 0 }]))).toBe(false)
  expect(isGreen(addUp([{ passed: 1 }]))).toBe(true)
  expect(isGreen(addUp([{ passed: 1 }, { failed: 1 }]))).toBe(false)
})

test('prints how long each part took, and its counts', () => {
  const parts = [
    { name: 'lint', seconds: 4.04, count: { failed: 0 } },
    { name: 'browser tests', seconds: 301.96, count: { passed: 217, failed: 1, skipped: 0 } },
  ]
  expect(timeTable(parts).split('\n')).toEqual([
    'lint               4.0 s  ok',
    'browser tests    302.0 s  217 passed, 1 failed',
    'all              306.0 s',
  ])
})

test('names the tests that failed, and those that passed only when repeated', () => {
  const unit = countVitest(
    vitest({ numPassedTests: 1, numFailedTests: 1 }, [
      {
        name: 'domain/money.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'money adds', failureMessages: [] },
          { status: 'passed', fullName: 'money waits', failureMessages: ['expected 3\nto be 4'] },
          { status: 'failed', fullName: 'money rounds', failureMessages: ['\u001B[31mexpected 1\nto be 2'] },
        ],
      },
    ]),
    1,
  )
  const spec = (title: string, status: string) => ({
    title,
    file: 'order.spec.ts',
    tests: [{ status, projectName: 'phone', results: [{ errors: [{ message: 'slow' }] }, { errors: [] }] }],
  })
  const suites = [
    {
      specs: [spec('opens', 'expected')],
      suites: [{ specs: [spec('pays', 'flaky'), spec('ends', 'unexpected')] }],
    },
  ]
  const stats = { expected: 1, flaky: 1, unexpected: 1, skipped: 0 }
  const count = addUp([unit, countPlaywright(report({ stats, suites }), 1)])
  expect(lookAt(count).split('\n')).toEqual([
    '✗ domain/money.test.ts › money rounds: expected 1',
    '✗ order.spec.ts › ends [phone]: slow',
    '↻ passed only when repeated: domain/money.test.ts › money waits: expected 3',
    '↻ passed only when repeated: order.spec.ts › pays [phone]: slow',
    '',
  ])
  expect(summary(count)).toBe('3 passed, 2 failed; 2 passed only when repeated')
})

test('is green with a test that passed only when repeated, and says so in the last line', () => {
  const spec = {
    file: 'order.spec.ts',
    title: 'pays',
    tests: [{ status: 'flaky', projectName: 'phone', results: [] }],
  }
  const stats = { expected: 4, flaky: 1, unexpected: 0, skipped: 0 }
  const count = addUp([countPlaywright(report({ stats, suites: [{ specs: [spec] }] }), 0)])
  expect(isGreen(count)).toBe(true)
  expect(summary(count)).toBe('5 passed, 0 failed; 1 passed only when repeated')
})

test('names a few tests and counts the others', () => {
  const many = Array.from({ length: 33 }, (_, index) => `test ${index}`)
  const lines = lookAt({ failures: many, repeated: [] }).trim().split('\n')
  expect(lines).toHaveLength(31)
  expect(lines.at(-1)).toBe('✗ … and 3 more')
})
