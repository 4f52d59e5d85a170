import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { getJson, restError } from '#tests/support/site/rest-call.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const json = (path: string) => getJson(site, path)

describe('every list endpoint', () => {
  const lists = [
    '/menu/categorielist',
    '/menu/list',
    '/website/list/1',
    '/website/list?key=home',
    '/swiper/list/1',
  ]

  test.each(lists)('%s returns 304 to a client that has the current response', async (path) => {
    const { headers } = await json(path)
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    const again = await site.request(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test.each(lists)('%s rejects an unknown language', async (path) => {
    const { status, body } = await json(`${path}${path.includes('?') ? '&' : '?'}lang=fr`)
    expect([status, body]).toEqual([400, restError('BAD_REQUEST')])
  })

  test.each([
    '/website/list/7',
    '/website/list?key=none',
    '/swiper/list/9',
    '/menu/list?id=999',
    '/menu/categorielist?id=none',
    '/api/nothing',
    '/swiper',
    '/website/x',
  ])('%s returns 404', async (path) => {
    const { status, body } = await json(path)
    expect([status, body]).toEqual([404, restError('NOT_FOUND')])
  })

  test.each(['/website/list/x', '/website/list/0', '/website/list', '/swiper/list/1.5', '/menu/list?id=two'])(
    '%s returns 400',
    async (path) => {
      const { status, body } = await json(path)
      expect([status, body]).toEqual([400, restError('BAD_REQUEST')])
    },
  )

  test('answers only GET and HEAD', async () => {
    const response = await site.request('/menu/list', { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
