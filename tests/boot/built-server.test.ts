/** What bundling could have broken (docs/decisions/0006). */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../support/server.ts'
import { openTestStore } from '../support/store.ts'

let dataDir: string
beforeAll(async () => {
  const store = await openTestStore('pglite')
  await store.close()
  dataDir = store.dataDir
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('has graphql once, so that its guards know the schema they guard', async () => {
  const server = await startServer({ DATA_DIR: dataDir })
  const call = async (query: string) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    })
    return answer.text()
  }
  const aliases = Array.from({ length: 40 }, (_, index) => `a${index}: getMeal(limit: 1) { id }`)
  expect(await call('{ getMeal(limit: 1) { id } }')).toMatch(/^\{"data":\{"getMeal":\[\{"id":"\d+"\}\]\}\}$/)
  expect(await call(`{ ${aliases.join(' ')} }`)).toMatch(/Aliases limit/)
  expect(await call('{ __schema { types { name } } }')).toMatch(/introspection has been disabled/)
  await server.stop()
})

test('names the line of the sources where an error was thrown', async () => {
  const breaking = `data:text/javascript,Map.groupBy = () => { throw new Error('broken') }`
  const server = await startServer({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import="${encodeURI(breaking)}"`,
  })
  expect((await fetch(`${server.origin}/menu/list`)).status).toBe(500)
  await expect.poll(server.output).toMatch(/broken \(at \w+ \(\S*\/server\/db\/catalogue\.ts:\d+:\d+\)\)/)
  await server.stop()
})
