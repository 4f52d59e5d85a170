/**
 * `npm test`: checks that take minutes; `npm run check` runs the rest. Only the last line counts the tests. A failed
 * part does not stop the later ones.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { lockedNode } from './locked-node.mjs'
import { root, run } from './root.mjs'
import {
  addUp,
  countPlaywright,
  countVitest,
  finish,
  promiseLastLine,
  reports,
  step,
  withoutSlowTests,
} from './tally.mjs'

promiseLastLine()
await install()
const node = lockedNode()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const vitestReport = join(reports, 'vitest.json')
const browserReport = join(reports, 'playwright.json')

/** A failed check counts as one failure; a step with a report counts its tests. */
const counts = [
  await check('lint', '@biomejs/biome/bin/biome', 'ci', '--colors=off'),
  await check('route types', '@react-router/dev/bin.cjs', 'typegen'),
  await check('types', 'typescript/bin/tsc', '--noEmit'),
  await check('unused code', 'knip/bin/knip.js'),
  await step('unit, property and integration tests', async () => {
    // Some tests start the real server, which serves built pages.
    await build()
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
    const tests = ['--project=modules', '--project=build', withoutSlowTests]
    return countVitest(vitestReport, await tool('vitest/vitest.mjs', 'run', ...tests, ...reporters))
  }),
  await step('one journey of each kind in a browser', async () => {
    if (!(await ensureBrowser())) return { failed: 1, why: 'no browser could be installed' }
    return countPlaywright(browserReport, await tool('@playwright/test/cli.js', 'test', '--project=smoke'))
  }),
]

finish(addUp(counts))

function check(name, ...command) {
  return step(name, async () => ({ failed: (await tool(...command)) === 0 ? 0 : 1 }))
}

/** Resolves to the exit code. */
function tool(path, ...args) {
  return run(node, [join(root, 'node_modules', path), ...args])
}
