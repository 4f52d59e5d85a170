/** An unhandled error prints one line without visitors' data and exits with 1. */
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '#tests/support/site/server.ts'
import { openTestStore } from '#tests/support/store/store.ts'

let dataDir: string
beforeAll(async () => {
  const store = await openTestStore('pglite')
  await store.close()
  dataDir = store.dataDir
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const breaker = new URL('../support/break-on-signal.mjs', import.meta.url)

test.each([
  ['an error in a timer', 'timer', /^\S+Z unhandled: Error: out of luck( \(at .*\))?$/],
  ['a rejection', 'rejection', /^\S+Z unhandled: Error: out of luck( \(at .*\))?$/],
  ['a rejection with no error', 'value', /^\S+Z unhandled: something was thrown that is no error$/],
])('%s ends the server with one line', async (_, way, line) => {
  const server = await startServer({
    DATA_DIR: dataDir,
    BREAK_BY: way,
    NODE_OPTIONS: `--import=${breaker.href}`,
  })
  await fetch(`${server.origin}/health`)
  const before = server.output()
  expect(await server.stop('SIGUSR2')).toEqual({ code: 1, signal: null })
  const lines = server.output().slice(before.length).trim().split('\n')
  expect(lines).toEqual([expect.stringMatching(line)])
})
