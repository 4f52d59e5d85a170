/**
 * Changes ten prices and fees of the shop's menu in a copy of the checkout, and runs `catalogue:check` and the tests
 * that read the menu there: a caterer's edit must cause no fault and break no test.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout } from './copy-checkout.mjs'
import { lockedNode } from './locked-node.mjs'
import { testsOfTheMenu } from './tests-of-data.mjs'

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

/** Resolves to the number of successful checks; throws at the first failure. */
export async function tryOtherMenu() {
  const folder = copyCheckout()
  try {
    for (const [file, amounts] of Object.entries(changes)) raise(join(folder, 'catalogue', file), amounts)
    await inFolder(folder, 'catalogue/check.ts')
    await inFolder(folder, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...testsOfTheMenu)
    return { passed: 2 }
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
async function inFolder(folder, ...command) {
  const child = spawn(lockedNode(), command, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, QUOTE_RUNS: '20000' },
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`with another menu, ${command[0]} ended with code ${code}`)
}

if (import.meta.main) await tryOtherMenu()
