/** `npm test`: every check in one run; the last line alone counts them. Later steps run although earlier ones failed. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { lockedNode } from './locked-node.mjs'
import { root, run } from './root.mjs'
import { addUp, countPlaywright, countVitest, isGreen, summary } from './tally.mjs'

await install()
const node = lockedNode()
const reports = join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const bin = (path, ...args) => [join(root, 'node_modules', path), ...args]
const vitestReport = join(reports, 'vitest.json')
const browserReport = join(reports, 'playwright.json')

/** A failed step counts as one failure; a step with a report counts what is in it. */
const counts = [
  await check('lint', bin('@biomejs/biome/bin/biome', 'ci', '--colors=off')),
  await check('route types', bin('@react-router/dev/bin.cjs', 'typegen')),
  await check('types', bin('typescript/bin/tsc', '--noEmit')),
  await check('unused code', bin('knip/bin/knip.js')),
  await step('unit, property and integration tests', async () => {
    const code = await run(
      node,
      bin(
        'vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ),
    )
    return countVitest(vitestReport, code)
  }),
  await step('browser tests', async () => {
    await build()
    if (!(await ensureBrowser())) return { failed: 1, why: 'no browser could be installed' }
    const code = await run(node, bin('@playwright/test/cli.js', 'test'))
    return countPlaywright(browserReport, code)
  }),
]

const total = addUp(counts)
console.log(`\n${summary(total)}`)
process.exitCode = isGreen(total) ? 0 : 1

function check(name, args) {
  return step(name, async () => ({ failed: (await run(node, args)) === 0 ? 0 : 1 }))
}

async function step(name, work) {
  console.log(`\n▸ ${name}`)
  const started = performance.now()
  const count = await work().catch((error) => ({ failed: 1, why: error.message }))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    count.failed
      ? `✗ ${name} failed${count.why ? `: ${count.why}` : ''} (${seconds} s)`
      : `✓ ${name} (${seconds} s)`,
  )
  return count
}
