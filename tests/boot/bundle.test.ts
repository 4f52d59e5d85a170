/** What only the built server can get wrong: a bundler may take a package twice, or leave out a call for nothing. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from '../support/server.ts'

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  server = await startServer({ DATA_DIR: join(folder, 'data') })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

function ask(query: string) {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${server.origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
}

test('tells a mistake in a query to its caller, and no log', async () => {
  const before = server.output()
  for (const query of [
    '{ getMeal(find: {name: "a" "9 Elm Road"}) { id } }',
    '{ getMeal { nothing } }',
    '{',
  ]) {
    const response = await ask(query)
    expect(response.status).toBeLessThan(500)
    const { errors } = await response.json()
    expect(errors[0].extensions.code).toMatch(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/)
  }
  expect(server.output()).toBe(before)
})

test('says nothing in the log of addresses that can not be read', async () => {
  const before = server.output()
  for (const path of ['/%', '/orders/%/', '/caterers/%E0%A4%A/', '/en/%ff/'])
    await fetch(server.origin + path, { redirect: 'manual' })
  expect(server.output()).toBe(before)
})
