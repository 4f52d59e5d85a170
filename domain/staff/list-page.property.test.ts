import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPage, readPage, rowsOfPage } from './list-page.ts'

test('every row is on one page, in its order, and no page exceeds its maximum', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 400 }), (rows) => {
      const { pages } = listPage(rows, 1)
      const all = Array.from({ length: pages }, (_, index) => listPage(rows, index + 1).rows)
      expect(all.flat()).toEqual(rows)
      for (const page of all) expect(page.length).toBeLessThanOrEqual(rowsOfPage)
    }),
  )
})

test('a page number beyond the list shows the nearest page', () => {
  const rows = Array.from({ length: 120 }, (_, index) => index)
  expect(listPage(rows, 9)).toMatchObject({ page: 3, pages: 3, rows: rows.slice(100) })
  expect(listPage([], 2)).toEqual({ rows: [], page: 1, pages: 1 })
  for (const odd of [null, '', '0', '-1', '1.5', 'two', '99999']) expect(readPage(odd)).toBe(1)
  expect(readPage('12')).toBe(12)
})
