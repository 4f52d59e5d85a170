import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  addUp,
  countPlaywright,
  countVitest,
  failureLines,
  isGreen,
  slowestFiles,
  summary,
  timeTable,
} from './tally.mjs'

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

test('the test summary adds up both runners in the last line', () => {
  const unit = countVitest(vitest({ numPassedTests: 7, numPendingTests: 1 }), 0)
  const browser = countPlaywright(report({ stats: { expected: 3, unexpected: 2, skipped: 0 } }), 1)
  expect(summary(addUp([{ failed: 0 }, unit, browser]))).toBe('10 passed, 2 failed, 1 skipped')
})

test('the test summary omits skipped tests when there are none', () => {
  expect(summary(addUp([{ passed: 3 }]))).toBe('3 passed, 0 failed')
})

test('the test summary counts a file that does not load as a failure', () => {
  const file = vitest({ numPassedTests: 4 }, [{ status: 'failed', assertionResults: [] }])
  expect(countVitest(file, 1)).toMatchObject({ passed: 4, failed: 1 })
})

test('the test summary names a file whose preparation failed, which skips its tests', () => {
  const skipped = { status: 'skipped', fullName: 'an order', tags: [] }
  const file = vitest({ numPendingTests: 1 }, [
    { name: 'orders.test.ts', message: 'no database', status: 'failed', assertionResults: [skipped] },
  ])
  expect(countVitest(file, 1)).toMatchObject({
    failed: 1,
    skipped: 1,
    failures: ['orders.test.ts: no database'],
  })
})

test('the test summary counts a failed exit and a missing report as failures', () => {
  expect(countVitest(vitest({ numPassedTests: 4 }), 1)).toMatchObject({ failed: 1 })
  expect(countVitest(join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 })
  expect(countPlaywright(join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 })
})

test('the test summary fails when nothing ran', () => {
  expect(isGreen(addUp([{ failed: 0 }]))).toBe(false)
  expect(isGreen(addUp([{ passed: 1 }]))).toBe(true)
  expect(isGreen(addUp([{ passed: 1 }, { failed: 1 }]))).toBe(false)
})

test('the test summary prints how long each part took, and its counts', () => {
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

test('the test summary names the failed tests, with the first line of the reason', () => {
  const unit = countVitest(
    vitest({ numPassedTests: 1, numFailedTests: 1 }, [
      {
        name: 'domain/money.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'money adds' },
          { status: 'failed', fullName: 'money rounds', failureMessages: ['\u001B[31mexpected 1\nto be 2'] },
        ],
      },
    ]),
    1,
  )
  const spec = (title: string, status: string) => ({
    title,
    file: 'order.spec.ts',
    tests: [{ status, projectName: 'phone', results: [{ errors: [{ message: 'slow' }] }] }],
  })
  const suites = [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('ends', 'unexpected')] }] }]
  const stats = { expected: 1, unexpected: 1, skipped: 0 }
  const { failures } = addUp([unit, countPlaywright(report({ stats, suites }), 1)])
  expect(failureLines(failures).split('\n')).toEqual([
    '✗ domain/money.test.ts › money rounds: expected 1',
    '✗ order.spec.ts › ends [phone]: slow',
    '',
  ])
})

test('a slow test that only the full check runs does not count as skipped', () => {
  const assertionResults = [
    { status: 'skipped', fullName: 'money counts a million', tags: ['slow'] },
    { status: 'skipped', fullName: 'money waits', tags: [] },
  ]
  const file = vitest({ numPassedTests: 1, numPendingTests: 2 }, [
    { name: 'a.test.ts', status: 'passed', assertionResults },
  ])
  expect(countVitest(file, 0)).toMatchObject({ passed: 1, skipped: 1 })
  const isLeftOut = (tags: readonly string[]) => !tags.includes('slow')
  expect(countVitest(file, 0, isLeftOut)).toMatchObject({ passed: 1, skipped: 1 })
})

test('the test summary names the five files that took longest, each once', () => {
  const unit = countVitest(
    vitest(
      { numPassedTests: 7 },
      [1, 2, 3, 4, 5, 6].map((seconds) => ({
        name: `domain/${seconds}.test.ts`,
        status: 'passed',
        assertionResults: [
          { status: 'passed', duration: seconds * 900 },
          { status: 'passed', duration: seconds * 100 },
        ],
      })),
    ),
    0,
  )
  const tests = [{ status: 'expected', projectName: 'smoke', results: [{ duration: 2500, errors: [] }] }]
  const suites = [{ specs: [{ title: 'pays', file: 'order.spec.ts', tests }] }]
  const browser = countPlaywright(report({ stats: { expected: 1, unexpected: 0, skipped: 0 }, suites }), 0)
  const files = [...addUp([unit, browser]).files, { file: 'domain/6.test.ts', seconds: 12 }]
  expect(slowestFiles(files).split('\n')).toEqual([
    '  12.0 s  domain/6.test.ts',
    '   5.0 s  domain/5.test.ts',
    '   4.0 s  domain/4.test.ts',
    '   3.0 s  domain/3.test.ts',
    '   2.5 s  order.spec.ts',
  ])
})

test('the test summary names a few failures and counts the others', () => {
  const many = Array.from({ length: 33 }, (_, index) => `test ${index}`)
  const lines = failureLines(many).trim().split('\n')
  expect(lines).toHaveLength(31)
  expect(lines.at(-1)).toBe('✗ … and 3 more')
})
