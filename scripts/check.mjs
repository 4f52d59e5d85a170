/**
 * `npm run check`, which CI runs: `npm test`, unused code, processes, slow tests, PostgreSQL, more random cases, all
 * browser tests, a short torture, and a start from a fresh clone.
 */
import { join } from 'node:path'
import { tryFreshClone } from './fresh-clone.mjs'
import { lockedNode } from './locked-node.mjs'
import { ensurePostgres } from './postgres.mjs'
import { slowTests, testsOfRandomCases, testsOfTheDatabase } from './repeated-tests.mjs'
import { root, run } from './root.mjs'
import {
  addUp,
  countPlaywright,
  countVitest,
  finish,
  isSlow,
  promiseLastLine,
  readCount,
  reports,
  slowTestsAlone,
  step,
} from './tally.mjs'

promiseLastLine()
const vitestReport = join(reports, 'vitest-postgres.json')
const slowReport = join(reports, 'vitest-slow.json')
const processesReport = join(reports, 'vitest-processes.json')
const browserReport = join(reports, 'browser.json')

/** Rounds of each torture; `npm run torture -- 200` is the long form. */
const kills = '5'

/** Multiplies the random cases of `npm test`. */
const randomRuns = '5'

const counts = [
  await step('npm test', async () => {
    const code = await run(process.execPath, ['scripts/test.mjs'])
    return readCount(code)
  }),
  await step('code that only tests use', async () => {
    const code = await run(lockedNode(), [
      tool('knip/bin/knip.js'),
      '--production',
      '--include=files,exports,types',
    ])
    return { failed: code === 0 ? 0 : 1 }
  }),
  await step('real processes start, end and survive', async () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${processesReport}`]
    const code = await run(lockedNode(), [
      tool('vitest/vitest.mjs'),
      'run',
      '--project=processes',
      ...reporters,
    ])
    return countVitest(processesReport, code)
  }),
  await step('slow tests', async () => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${slowReport}`]
    const code = await run(lockedNode(), [
      tool('vitest/vitest.mjs'),
      'run',
      slowTestsAlone,
      ...reporters,
      ...slowTests,
    ])
    return countVitest(slowReport, code, (tags) => !isSlow(tags))
  }),
  await step('PostgreSQL and more random cases', async () => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`]
    const tests = [...new Set([...testsOfTheDatabase, ...testsOfRandomCases])]
    const code = await run(lockedNode(), [tool('vitest/vitest.mjs'), 'run', ...reporters, ...tests], {
      env: { TEST_DATABASE_URL: await ensurePostgres(), RANDOM_RUNS: randomRuns },
    })
    return countVitest(vitestReport, code)
  }),
  await step('the other tests in a browser, and on a phone', async () => {
    const projects = ['desktop', 'pictures', 'phone'].map((name) => `--project=${name}`)
    const code = await run(lockedNode(), [tool('@playwright/test/cli.js'), 'test', ...projects], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    })
    return countPlaywright(browserReport, code)
  }),
  await step('no acknowledged order is lost to kills, broken lines and full disks', async () => {
    const code = await run(lockedNode(), ['tests/torture/run.ts', kills])
    return code === 0 ? { passed: 1 } : { failed: 1 }
  }),
  await step('boots from a fresh clone', tryFreshClone),
]

finish(addUp(counts))

/** Call it after `npm test`, which installs the packages. */
function tool(path) {
  return join(root, 'node_modules', path)
}
