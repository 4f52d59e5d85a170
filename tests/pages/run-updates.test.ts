/** A driver's phone sends these stop updates later. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRunsPath } from '#app/paths.ts'
import { newIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { sessionByCookie, staffCookie, staffMember } from '#tests/support/staff/staff-session.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie })
})
afterAll(() => site.close())

/** Sends a person's update with the same or another session. */
async function send(by: string, role: 'driver' | 'office' | 'packer') {
  const key = newIdempotencyKey(crypto.getRandomValues(new Uint8Array(16)))
  const { status } = await site.request(`${staffRunsPath}_.data`, {
    method: 'POST',
    headers: { origin: testConfig.siteUrl, cookie: staffCookie('Bo', role) },
    body: new URLSearchParams({
      key,
      of: '1',
      verb: 'hand-over',
      at: new Date().toISOString(),
      by,
      queued: 'yes',
    }),
  })
  return status
}

test('a stop update is saved only under its driver’s name, and stays on the driver’s device', async () => {
  const another = staffMember('Amy', 'driver').id
  // After these statuses the phone keeps the update and retries.
  expect(await send(another, 'driver')).toBe(401)
  expect(await send(another, 'office')).toBe(401)
  expect(await send(another, 'packer')).toBe(404)
  // Their own update is processed: there is no such stop.
  expect(await send(staffMember('Bo', 'office').id, 'office')).toBe(403)
})
