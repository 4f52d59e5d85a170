/** GraphQL over HTTP publishes these audits. */
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '#server/app.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'

let site: TestSite
let development: Site
beforeAll(async () => {
  site = await openTestSite()
  development = await site.beside({ isProduction: false })
})
afterAll(() => site.close())

/** GET is not supported, because a link must not run an operation. */
const byGet = ['5A70', 'D6D5', '6A70']
/** These audits need introspection. */
const introspective = ['2EA1', '28B9']

describe.each([
  ['production', () => site, [...byGet, ...introspective]],
  ['development', () => development, byGet],
] as const)('GraphQL over HTTP in %s', (_, siteOf, failingIds: readonly string[]) => {
  const audits = serverAudits({
    url: 'http://localhost:3000/graphql',
    fetchFn: (address: string, init: RequestInit) => siteOf().app.request(address, init),
  })

  test.each(audits)('$id: $name', async ({ id, fn }) => {
    const result = await fn()
    const outcome = result.status === 'ok' ? 'answered' : result.reason
    if (failingIds.includes(id)) expect(outcome).not.toBe('answered')
    else expect(outcome).toBe('answered')
  })
})
