import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { callServer } from './call-server.ts'
import { startTerminalServer, terminalFile } from './terminal-server.ts'

async function running() {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const stop = await startTerminalServer({ store, now: () => testNow, log: () => {} })
  return { store, stop, file: terminalFile(store.dataDir) }
}

test('the server answers, to the owner of its data alone', async () => {
  const { store, stop, file } = await running()
  onTestFinished(stop)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await callServer(store.dataDir, ['list'])).toMatchObject({ isError: false })
  const { port }: { port: number } = JSON.parse(await readFile(file, 'utf8'))
  const call = (init: RequestInit) => fetch(`http://127.0.0.1:${port}/`, init).then(({ status }) => status)
  const argv = JSON.stringify({ argv: ['list'] })
  expect(await call({})).toBe(401)
  expect(await call({ method: 'POST', body: argv })).toBe(401)
  expect(await call({ method: 'POST', body: argv, headers: { authorization: 'Bearer guess' } })).toBe(401)
})

test('calls that can not be read are refused', async () => {
  const { stop, file } = await running()
  onTestFinished(stop)
  const { port, key }: { port: number; key: string } = JSON.parse(await readFile(file, 'utf8'))
  for (const body of [
    '',
    '{}',
    '{"argv":[1]}',
    JSON.stringify({ argv: Array(41).fill('x') }),
    'x'.repeat(70_000),
  ]) {
    const headers = { authorization: `Bearer ${key}` }
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
  }
})

test('no server is found where none runs, also after a crash', async () => {
  const { store, stop, file } = await running()
  const left = await readFile(file, 'utf8')
  await stop()
  expect(await callServer(store.dataDir, ['list'])).toBeNull()
  await writeFile(file, left)
  expect(await callServer(store.dataDir, ['list'])).toBeNull()
})

test('no server is found where another program answers on its port', async () => {
  const { store, stop, file } = await running()
  const { key }: { key: string } = JSON.parse(await readFile(file, 'utf8'))
  await stop()
  for (const [type, body] of [
    ['text/html', '<!doctype html><title>Not found</title>'],
    ['application/json', '{"error":"not found"}'],
  ] as const) {
    const other = createServer((_, response) => response.writeHead(404, { 'content-type': type }).end(body))
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(async () => void other.close())
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : null
    await writeFile(file, JSON.stringify({ port, key }))
    expect(await callServer(store.dataDir, ['list'])).toBeNull()
  }
})
