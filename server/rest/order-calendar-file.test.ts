import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCalendarPath } from '#app/paths.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('the calendar file of an order is returned without being cached', async () => {
  const { reference, token } = await orderIn('confirmed', site.store, testNow)
  const response = await site.request(orderCalendarPath(reference, token, 'en'))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': `attachment; filename="${reference.replace('-', '')}.ics"`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const file = await response.text()
  expect(file).toContain('STATUS:CONFIRMED')
  expect(file).not.toContain(token)
})

test('a cancelled order’s calendar file removes its entry from the calendar', async () => {
  const { reference, token } = await orderIn('cancelled', site.store, testNow)
  const response = await site.request(orderCalendarPath(reference, token, 'zh'))
  expect(response.headers.get('content-type')).toContain('method=CANCEL')
})

test('a wrong key and an unknown reference have the same response', async () => {
  const { reference, token } = await orderIn('confirmed', site.store, testNow)
  const wrong = await site.request(orderCalendarPath(reference, 'A'.repeat(43), 'en'))
  const unknownOrder = await site.request(orderCalendarPath('AAAA-AAAA', token, 'en'))
  expect([wrong.status, unknownOrder.status]).toEqual([404, 404])
  expect(await wrong.json()).toEqual(await unknownOrder.json())
})
