/** Checks what bundling could break (docs/decisions/0006). */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { findOrder } from '#content/pages/find-order.ts'
import { importPage } from '#content/staff/shop/menus/menu-import.ts'
import { sampleMenu } from '#server/commands/shop/menu-file/sample.ts'
import { workbookOf } from '#server/commands/shop/menu-file/write-workbook.ts'
import { type ServerProcess, startServer } from '#tests/support/site/server.ts'
import { withoutBreaks } from '#tests/support/site/without-breaks.ts'
import { goodPassword } from '#tests/support/staff/staff.ts'
import { cookiesSet } from '#tests/support/staff/staff-forms.ts'
import { openTestStore } from '#tests/support/store/store.ts'

const metricsToken = 'a_token_of_24_characters'
let server: ServerProcess
let dataDir: string
beforeAll(async () => {
  const store = await openTestStore('pglite')
  await store.close()
  dataDir = store.dataDir
  server = await startServer({ DATA_DIR: dataDir, METRICS_TOKEN: metricsToken })
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function call(query: string) {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(`${server.origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
}

test('the built server contains graphql once, so that its type guards recognise the schema', async () => {
  const answer = async (query: string) => (await call(query)).text()
  const aliases = Array.from({ length: 40 }, (_, index) => `a${index}: getMeal(limit: 1) { id }`)
  expect(await answer('{ getMeal(limit: 1) { id } }')).toMatch(
    /^\{"data":\{"getMeal":\[\{"id":"\d+"\}\]\}\}$/,
  )
  expect(await answer(`{ ${aliases.join(' ')} }`)).toMatch(/Aliases limit/)
  expect(await answer('{ __schema { types { name } } }')).toMatch(/introspection has been disabled/)
})

test('the built server reads a menu file in a thread whose code is bundled separately', async () => {
  const headers = { origin: server.origin }
  const account = { name: 'Boss', email: 'boss@example.com', password: goodPassword, lang: 'en' }
  // The server prints the sign-up link.
  const [welcome = ''] = /\/staff\/welcome\/\S+/.exec(server.output()) ?? []
  const joinResponse = await fetch(server.origin + welcome, {
    method: 'POST',
    headers,
    body: new URLSearchParams(account),
    redirect: 'manual',
  })
  const cookie = cookiesSet(joinResponse)
  const post = async (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.set('file', new File([bytes], 'menu.xlsx'))
    const response = await fetch(server.origin + staffPath('menuFile'), {
      method: 'POST',
      headers: { ...headers, cookie },
      body,
    })
    return { status: response.status, page: await response.text() }
  }
  const sample = await post(new Uint8Array(await workbookOf(sampleMenu)))
  expect(sample.status).toBe(200)
  expect(sample.page).toContain(importPage.publish.en)
  expect(sample.page).toContain('Party for ten')
  const damagedFile = await post(new Uint8Array((await workbookOf(sampleMenu)).subarray(0, 5_000)))
  expect(damagedFile.status).toBe(422)
  expect(server.output()).not.toMatch(/menu-file-reader|thread-task/)
})

test('the built server reports an invalid query to its caller only, not in the log', async () => {
  const before = server.output()
  for (const query of [
    '{ getMeal(find: {name: "a" "9 Elm Road"}) { id } }',
    '{ getMeal { nothing } }',
    '{',
  ]) {
    const response = await call(query)
    expect(response.status).toBeLessThan(500)
    const { errors } = await response.json()
    expect(errors[0].extensions.code).toMatch(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/)
  }
  expect(server.output()).toBe(before)
})

test('the built server logs nothing about URLs that cannot be decoded', async () => {
  const before = server.output()
  for (const path of ['/%', '/orders/%/', '/caterers/%E0%A4%A/', '/en/%ff/'])
    await fetch(server.origin + path, { redirect: 'manual' })
  expect(server.output()).toBe(before)
})

test('the built server logs the source line where an error was thrown', async () => {
  const breaking = `data:text/javascript,const sorted = Array.prototype.toSorted
    Array.prototype.toSorted = function (by) {
      if (this[0] === 987) throw new Error('broken')
      return sorted.call(this, by)
    }`
  const store = await openTestStore('pglite')
  await store.close()
  const brokenServer = await startServer({
    DATA_DIR: store.dataDir,
    NODE_OPTIONS: `--import="${encodeURI(breaking)}"`,
  })
  expect((await fetch(`${brokenServer.origin}/api/ordering?ids=987`)).status).toBe(500)
  await expect
    .poll(brokenServer.output)
    .toMatch(/broken \(at \S+ \(\S*\/server\/rest\/ordering\.ts:\d+:\d+\)\)/)
  await brokenServer.stop()
  await rm(store.dataDir, { recursive: true, force: true })
})

test('the built server reads a form that comes in chunks', async () => {
  const form = new Blob(['reference=x&contact=y'])
  const response = await fetch(`${server.origin}/find-order/`, {
    method: 'POST',
    body: form.stream(),
    headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(400)
  expect(withoutBreaks(await response.text())).toContain(findOrder.wrongReference.zh)
})

test('the built server loads the library of metrics once they are on', async () => {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const response = await fetch(`${server.origin}/metrics`, { headers })
  expect(await response.text()).toMatch(/^shop_database_up 1$[\s\S]+# EOF\n$/m)
})
