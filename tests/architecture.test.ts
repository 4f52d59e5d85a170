import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../scripts/root.mjs'
import { cyclesIn } from './support/cycles.ts'
import { everyModuleIn, type Module, moduleOf, modulesIn, styleSheetsIn } from './support/imports.ts'
import { appParts, fileViolations, nameViolations, serverParts, violations } from './support/layers.ts'
import { unusedExceptions } from './support/named-exceptions.ts'

const folders = ['app', 'catalogue', 'content', 'domain', 'server']

/** Modules outside the running shop, including tests. */
function testsAndScripts(): readonly Module[] {
  const beside = everyModuleIn(folders).filter(({ path }) => /\.test\.tsx?$/.test(path))
  return [...everyModuleIn(['scripts', 'tests']), ...beside]
}

describe('the rules of imports', () => {
  test('hold for every module, as docs/architecture.md states them', () => {
    const modules = modulesIn(folders)
    expect(modules.length).toBeGreaterThan(10)
    expect(modules.flatMap(violations)).toEqual([])
  })

  test.each([
    ['3. In `app/`', appParts],
    ['4. In `server/`', serverParts],
  ])('that begin with %s list the parts in their order', (beginning, parts) => {
    const document = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8')
    const [, rule = ''] = new RegExp(`^${beginning}[^:]*:([^]*?)\\.\\n`, 'm').exec(document) ?? []
    expect([...rule.matchAll(/`([^`]+)`/g)].map(([, part]) => part)).toEqual([...parts])
  })

  test('have no unused exception', () => {
    expect(unusedExceptions(modulesIn(folders))).toEqual([])
  })

  test('hold that no modules import each other in a cycle, type imports, tests and scripts included', () => {
    const modules = [...modulesIn(folders), ...testsAndScripts()]
    expect(modules.length).toBeGreaterThan(2_000)
    expect(cyclesIn(modules)).toEqual([])
  })
})

test('style sheets follow the rules for names and length', () => {
  const sheets = styleSheetsIn(['app'])
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap(fileViolations)).toEqual([])
})

test('tests and scripts follow the rules for names, and have no barrels', () => {
  const modules = testsAndScripts()
  expect(modules.length).toBeGreaterThan(500)
  expect(modules.flatMap(nameViolations)).toEqual([])
})

test('only the demo’s own test reads the demo menu', () => {
  const files = [...folders, 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== 'catalogue/demo.test.ts')
  const reading = files.filter((file) =>
    moduleOf(file, readFileSync(join(root, file), 'utf8')).imports.some(({ target }) =>
      /^catalogue\/(pictures\/)?[\w-]+\.json$/.test(target),
    ),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(reading).toEqual([])
})

describe('the architecture checks themselves', () => {
  test('find a cycle, whichever module they start from', () => {
    const modules = [
      moduleOf('domain/one.ts', "import type { Two } from './two.ts'"),
      moduleOf('domain/two.ts', "import { three } from './three.ts'"),
      moduleOf('domain/three.ts', "import { two } from '#domain/two.ts'"),
    ]
    expect(cyclesIn(modules)).toEqual(['domain/two.ts -> domain/three.ts -> domain/two.ts'])
    expect(cyclesIn(modules.toReversed())).toHaveLength(1)
  })

  const violationsOf = (path: string, code: string) => violations(moduleOf(path, code))

  test.each([
    ['domain/ordering/quote.ts', "import { readFile } from 'node:fs'", 'forbids it'],
    ['domain/ordering/quote.ts', "import type { Row } from '#server/db/orders/orders.ts'", 'forbids it'],
    [
      'domain/ordering/quote.ts',
      "import {\n  one,\n  two,\n} from '#content/pages/terms.ts'",
      'content/pages/terms.ts',
    ],
    ['content/pages/home.ts', "import { db } from '#server/db/store/store.ts'", 'forbids it'],
    ['content/pages/home.ts', "import { Alert } from '#app/ui/alert.tsx'", 'forbids it'],
    ['app/ui/card.tsx', "const m = await import('#server/app.ts')", 'server/app.ts'],
    ['app/public/home/home.tsx', "import { db } from '#server/db/store/store.ts'", 'forbids it'],
    [
      'app/public/home/home.tsx',
      "export { Board } from '#app/staff/board.tsx'\nconst one = 1",
      'app/staff/board.tsx',
    ],
    ['app/staff/board.tsx', "import Home from '#app/public/home/home.tsx'", 'forbids it'],
    [
      'app/staff/day/kitchen/kitchen.tsx',
      "import { Board } from '#app/staff/orders/list/board.tsx'",
      'forbids it',
    ],
    [
      'app/staff/shell/frame/frame.tsx',
      "import { Board } from '#app/staff/orders/list/board.tsx'",
      'forbids it',
    ],
    ['app/order/cart.ts', "import fs from 'node:fs'", 'forbids it'],
    [
      'server/db/orders/orders.ts',
      "import { placeOrder } from '#server/commands/orders/place-order.ts'",
      'forbids it',
    ],
    [
      'server/commands/orders/place-order.ts',
      "import { schema } from '#server/graphql/schema.ts'",
      'forbids it',
    ],
    ['server/graphql/schema.ts', "import Home from '#app/public/home/home.tsx'", 'forbids it'],
    ['server/commands/orders/place-order.ts', "import { createSite } from '#server/app.ts'", 'forbids it'],
    ['server/rest/menu.ts', "import { createSite } from '#server/app.ts'", 'forbids it'],
    ['server/rest/menu.ts', "import { openStore } from '../db/store.ts'", 'begin with #'],
    ['app/order/cart.ts', "import { Layout } from '#app/root.tsx'", 'forbids it'],
    ['app/paths.ts', 'const site = process.env.SITE_URL', 'only server/env.ts'],
    ['domain/phone.ts', "const text = typed.normalize('NFKC')", 'only domain/free-text.ts normalises'],
    [
      'server/rest/menu.ts',
      'new URL(request.url).searchParams',
      'only server/http/address-parameters.ts reads',
    ],
    ['server/rest/menu.ts', "const id = c.req.query('id')", 'only server/http/address-parameters.ts reads'],
    ['app/staff/board.ts', "localStorage.getItem('list')", 'only app/staff/shell/browser-store.ts stores'],
    ['domain/index.ts', 'export const one = 1', 'no barrels'],
    [
      'domain/money-and-text.ts',
      "/** Both. */\nexport * from './money.ts'\nexport { a } from './text.ts'\n",
      'no barrels',
    ],
    ['server/db/helpers/dates.ts', 'export const one = 1', 'after the business'],
    ['app/cart/cart-data.ts', 'export const one = 1', 'after what it is'],
    ['domain/data-rows.ts', 'export const one = 1', 'after what it is'],
    ['domain/order-manager.ts', 'export const one = 1', 'after what it is'],
    ['domain/setMenu.ts', 'export const one = 1', 'kebab-case'],
    ['domain/ordering/quote.ts', 'const one = 1\n'.repeat(401), '401 lines'],
    ['extras/quote.ts', 'const one = 1', 'no part'],
    ['app/ui/dialog/toast.tsx', "const label = '關閉'", 'texts are in content/'],
    ['server/rest/menu.ts', "const label = '關閉'", 'texts are in content/'],
    ['app/staff/board.tsx', "import { chart } from 'chart.js'", 'forbids it'],
    ['app/public/home/home.tsx', "import { Icon } from 'react-icons'", 'forbids it'],
    ['app/root.tsx', "import { startAuthentication } from '@simplewebauthn/browser'", 'forbids it'],
    ['server/app.ts', "import { renderToString } from 'react-dom/server'", 'forbids it'],
    ['domain/ordering/quote.ts', "import prices from '#catalogue/prices.json'", 'names who reads JSON'],
    ['app/ui/card.tsx', "import outlines from './signs/sign-outlines.json'", 'names who reads JSON'],
    ['server/rest/menu.ts', "import picture from '#app/ui/pictures/steamer-empty.svg'", 'forbids it'],
    ['server/rest/menu.ts', "import { createPages } from '#server/pages/pages.ts'", 'forbids it'],
  ])('reject %s: $2', (path, code, complaint) => {
    expect(violationsOf(path, code)).toEqual([expect.stringContaining(complaint)])
  })

  test.each([
    [
      'domain/ordering/quote.ts',
      "import type { Cents } from './money.ts'\nimport { format } from '#domain/money.ts'",
    ],
    ['content/pages/home.ts', "import type { Text } from '#domain/text.ts'"],
    ['app/api.server.ts', "import type { SiteApi } from '#server/page-data/site-api.ts'"],
    [
      'app/public/menu/menu.tsx',
      "import css from './menu.module.css'\nimport { useLoaderData } from 'react-router'",
    ],
    [
      'app/staff/office/sign-in/passkey-answer.ts',
      "const { start } = await import('@simplewebauthn/browser')",
    ],
    ['app/ui/signs/sign.tsx', "import outlines from './sign-outlines.json'"],
    ['server/main.ts', "console.log('後台')"],
    ['server/db/store/database.ts', 'export const one = 1'],
    ['server/commands/orders/place-order.ts', "import { saveOrder } from '#server/db/orders/orders.ts'"],
    ['domain/text.ts', "// import { x } from '#server/app.ts'\nconst from = 'import x from y'"],
  ])('accept %s', (path, code) => {
    expect(violationsOf(path, code)).toEqual([])
  })
})
