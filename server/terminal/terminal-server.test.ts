import { readFile, stat, writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openTestStore, testNow } from '#tests/support/store.ts'
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
