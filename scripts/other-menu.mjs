/**
 * Changes ten prices and fees of the shop's menu in a copy of the checkout, and runs `catalogue:check` and the tests
 * that read the menu there: a caterer's edit must cause no fault and break no test.
 *
 * CI does so on PostgreSQL, together with the other tests of the database: a run for each would take twice as long. To
 * tell which of the two broke a test, run this file, which takes the embedded database, or the test by itself.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout } from './copy-checkout.mjs'
import { lockedNode } from './locked-node.mjs'
import { testsOfTheMenu } from './repeated-tests.mjs'

/** Files of the catalogue and the amounts to change: the first of each increases by a dollar. */
const changes = {
  'delivery.json': [
    '"feeCents": 15000',
    '"feeCents": 20000',
    '"thresholdCents": 220000',
    '"cutleryCents": 300',
  ],
  'setMenus.json': ['"priceCents": 71400', '"priceCents": 384000', '"extraCents": 4800'],
  'gifts.json': ['"priceCents": 68800', '"priceCents": 78800'],
  'promotions.json': ['"amountCents": 10000'],
}

/**
 * Resolves to the exit code of the tests; throws when the catalogue is not whole.
 * @param {readonly string[]} tests files and folders
 * @param {readonly string[]} reporters options of Vitest
 * @param {NodeJS.ProcessEnv} environment
 */
export async function tryOtherMenu(tests, reporters, environment = {}) {
  const folder = copyCheckout()
  try {
    for (const [file, amounts] of Object.entries(changes)) raise(join(folder, 'catalogue', file), amounts)
    if ((await inFolder(folder, environment, 'catalogue/check.ts')) !== 0)
      throw new Error('the changed menu is not whole')
    return await inFolder(
      folder,
      environment,
      'node_modules/vitest/vitest.mjs',
      'run',
      ...reporters,
      ...tests,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} file @param {readonly string[]} amounts each `"name": cents` */
function raise(file, amounts) {
  const text = amounts.reduce(
    (changed, amount) => {
      if (!changed.includes(amount))
        throw new Error(`${file} has no ${amount} any more: choose another amount to change`)
      return changed.replace(
        amount,
        amount.replace(/\d+/, (cents) => String(Number(cents) + 100)),
      )
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, text)
}

/** Fewer random orders than in `npm test`, since here the changed menu matters, and enough to meet every refusal. */
async function inFolder(folder, environment, ...command) {
  const child = spawn(lockedNode(), command, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, QUOTE_RUNS: '20000', ...environment },
  })
  const [code] = await once(child, 'close')
  return code
}

if (import.meta.main) process.exitCode = await tryOtherMenu(testsOfTheMenu, ['--reporter=dot'])
