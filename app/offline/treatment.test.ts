import { expect, test } from 'vitest'
import { orderCalendarPath, orderPath, pagePath, practicePath, setPath, staffSignInPath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { type Treatment, treatmentOf } from './treatment.ts'

const of = (address: string, isPage: boolean) => treatmentOf(new URL(address, 'https://shop.example'), isPage)

for (const lang of langs) {
  const order = orderPath('ABCD-2345', 'k1', lang)
  const pages: Readonly<Record<string, Treatment | null>> = {
    [pagePath('home', lang)]: 'page',
    [pagePath('menu', lang)]: 'page',
    [setPath('deluxe-10', lang)]: 'page',
    [`${pagePath('menu-filter', lang)}?no=peanut`]: 'live',
    [order]: 'order',
    [`${order}&ask=cancel`]: 'live',
    [order.replace('key', 'other')]: 'live',
    [pagePath('find-order', lang)]: 'live',
    [practicePath('ABCD-2345', 7, lang)]: 'live',
  }
  test.each(Object.entries(pages))(
    `in ${lang}, the page %s is treated as %s, and its parts are not`,
    (address, treatment) => {
      expect(of(address, true)).toBe(treatment)
      expect(of(address, false)).toBe(null)
    },
  )

  test(`in ${lang}, the calendar file of an order is saved with the order`, () => {
    expect(of(orderCalendarPath('ABCD-2345', 'k1', lang), true)).toBe('order')
  })
}

test.each([
  '/api/ordering?ids=1',
  '/api/orders/ABCD-2345/changes?key=k1',
  '/api/promotions/CV88',
  '/graphql',
  '/menu/list?name=a',
  '/menu/set/?name=deluxe-10',
  '/sw.js',
])('the call %s is left to the browser', (address) => {
  expect(of(address, false)).toBe(null)
})

test.each([staffSignInPath, '/staff/runs/', '/staff', '/STAFF/orders/', '/api/orders/ABCD-2345/return'])(
  'the page %s is left to the browser',
  (address) => {
    expect(of(address, true)).toBe(null)
  },
)

test('scripts, styles and pictures whose address names their content come from their copy', () => {
  expect(of('/assets/visitors-abc.js', false)).toBe('asset')
  expect(of('/api/file/image/7?v=1&w=640', false)).toBe('picture')
})
