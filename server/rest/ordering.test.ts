import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalText } from '#content/ordering/refusals.ts'
import { refusal } from '#domain/refusals.ts'
import { createResponseCache } from '#server/http/response-cache.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { getJson, restError } from '#tests/support/site/rest-call.ts'
import { createOrderingEndpoints } from './ordering.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const json = (path: string) => getJson(site, path)

describe('GET /api/ordering', () => {
  test("returns sets, rules and today's date in Hong Kong, without promotion codes", async () => {
    site.setNow(new Date('2026-11-20T16:30:00Z'))
    const { body, headers } = await json('/api/ordering?ids=2,49,777')
    site.setNow(new Date('2026-11-20T12:00:00+08:00'))
    expect(body.sets.map(({ id }: { id: number }) => id)).toEqual([2, 49])
    expect(body.today).toBe('2026-11-21')
    expect(body.settings.zones).toHaveLength(4)
    expect(body.isPractice).toBe(true)
    expect(JSON.stringify(body)).not.toContain('CV88')
    // Fields that only pages need are left out.
    for (const field of ['description', 'sheets', 'badges']) expect(body.sets[0]).not.toHaveProperty(field)
    expect(Object.keys(body.sets[0].groups[0].dishes[0].dish)).toEqual([
      'id',
      'name',
      'picture',
      'allergens',
      'contains',
    ])
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test('caches one response per selection of sets, ignoring their order and unknown ids', async () => {
    const values: string[] = []
    const options = {
      revision: () => 1,
      now: () => new Date(0),
      headers: {},
      staleOn: () => false,
      maxEntries: 9,
    }
    const cache = createResponseCache(options)
    const { ordering } = createOrderingEndpoints({
      store: site.store,
      now: options.now,
      payments: site.payments,
      orderingCache: {
        ...cache,
        get: (key, make) =>
          cache.get(key, () => {
            values.push(key)
            return make()
          }),
      },
    })
    const ask = async (ids: string) =>
      (await ordering(new Request(`http://localhost/api/ordering?ids=${ids}`))).text()
    const results = [await ask('2,49'), await ask('49,2'), await ask('49,777,2,2')]
    expect(new Set(results).size).toBe(1)
    await ask('2')
    expect(values).toEqual(['2,49', '2'])
  })

  test.each(['', '?ids=x', '?ids=2;3', '?ids=-1', `?ids=${'1,'.repeat(60)}1`])(
    'rejects %s',
    async (query) => {
      const { status, body } = await json(`/api/ordering${query}`)
      expect([status, body]).toEqual([400, restError('BAD_REQUEST')])
    },
  )
})

describe('GET /api/promotions/{code}', () => {
  test('finds a code in any spelling', async () => {
    expect((await json('/api/promotions/%20cv88')).body.promotion).toMatchObject({
      code: 'CV88',
      percentOff: 12,
    })
  })

  test('refuses an unknown code in the requested language', async () => {
    const zh = await json('/api/promotions/NOPE')
    const en = await json('/api/promotions/NOPE?lang=en')
    expect([zh.status, zh.body.error.message]).toEqual([
      404,
      refusalText(refusal('promotion-unknown', 'promotionCode', { promotionCode: 'NOPE' }), 'zh'),
    ])
    expect(en.body.error.message).toContain('NOPE')
  })
})
