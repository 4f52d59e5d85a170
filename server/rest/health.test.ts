import { afterAll, beforeAll, expect, test } from 'vitest'
import { programVersion } from '#server/project-folder.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const well = { databaseReachable: true, migrationsCurrent: true, ordersWritten: true, queueRunning: true }

test('GET /health reports the version and a healthy site', async () => {
  const response = await site.request('/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ healthy: true, ...well, version: programVersion })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['the database is away', { databaseReachable: false, migrationsCurrent: false }, 503],
  ['an order waits for the database without end', { ordersWritten: false }, 503],
  ['the queue has stopped, which hinders no customer', { queueRunning: false }, 200],
])('GET /health reports when %s', async (_, fault, status) => {
  const health = async () => ({ ...well, ...fault })
  const { app } = await site.beside({ store: { ...site.store, health } })
  const response = await app.request('/health')
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({
    healthy: status === 200,
    ...well,
    ...fault,
    version: programVersion,
  })
})
