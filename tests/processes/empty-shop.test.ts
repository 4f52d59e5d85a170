import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openingSoon } from '#content/pages/home.ts'
import { runToEnd, startServer } from '#tests/support/site/server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'empty-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('npm start -- --empty opens an empty shop, which stays empty at later starts', async () => {
  const env = { DATA_DIR: join(folder, 'new') }
  for (const args of [['--empty'], []]) {
    const server = await startServer(env, args)
    const home = await (await fetch(server.origin)).text()
    expect(home).toContain(openingSoon.zh)
    expect(home).not.toContain('開源到會')
    expect(await (await fetch(`${server.origin}/menu/list`)).json()).toEqual({ data: [] })
    await server.stop()
    // An own shop gets no demo orders.
    expect(server.output()).toContain('/staff/welcome/')
    expect(server.output()).not.toContain('demo:day')
  }
})

test('npm start -- --empty refuses a folder that contains a shop with a menu', async () => {
  const env = { DATA_DIR: join(folder, 'demo') }
  const demo = await startServer(env)
  await demo.stop()
  const { code, output } = await runToEnd(env, [], ['--empty'])
  expect(code).toBe(1)
  expect(output).toContain('--empty')
})
