/** A kill -9 while the database is created costs only that start. */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, startServer } from '#tests/support/site/server.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'first-start-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function killAsSoonAs(path: string) {
  const server = launch({ DATA_DIR: dataDir })
  await expect.poll(() => existsSync(join(dataDir, path)), { timeout: 120_000, interval: 5 }).toBe(true)
  expect(await server.stop('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
}

test('a shop killed in its first start, and again in the second, starts the next time', async () => {
  await killAsSoonAs(join('postgres.new', 'base'))
  expect(await readdir(dataDir)).not.toContain('postgres')
  // The database files are complete, and its tables are being created.
  await killAsSoonAs('postgres')

  const server = await startServer({ DATA_DIR: dataDir })
  const menu = await fetch(`${server.origin}/menu/list`)
  expect(await menu.text()).toContain('輕鬆派對十人套餐')
  expect(await readdir(dataDir)).not.toContain('postgres.new')
  await server.stop()
})
