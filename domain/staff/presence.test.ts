import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { colleaguesAt, type OpenPage } from './presence.ts'

const references = ['ACDE-FGHJ', 'KMNP-QRTU'] as OrderReference[]
const order = 'ACDE-FGHJ' as OrderReference

const openPage: fc.Arbitrary<OpenPage> = fc.record({
  order: fc.constantFrom(...references),
  page: fc.string(),
  session: fc.string(),
  staffId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  name: fc.string(),
  edits: fc.boolean(),
  since: fc.nat(),
})

test('everybody else with the order open is named once, five at most, those who change it first', () => {
  fc.assert(
    fc.property(fc.array(openPage), (pages) => {
      const others = pages.filter((page) => page.order === order && page.staffId !== 'a')
      const people = new Set(others.map(({ staffId }) => staffId))
      const told = colleaguesAt(pages, order, 'a')
      expect(told).toHaveLength(Math.min(5, people.size))
      const edits = told.map((colleague) => colleague.edits)
      expect(edits).toEqual(edits.toSorted((a, b) => Number(b) - Number(a)))
    }),
  )
})

test('somebody with two pages is named with the first time, as changing it if one of them does', () => {
  const page = { order, page: 'one', session: 's', staffId: 'b', name: 'Bea', edits: false, since: 20 }
  const pages = [page, { ...page, page: 'two', edits: true, since: 30 }]
  expect(colleaguesAt(pages, order, 'a')).toEqual([{ name: 'Bea', edits: true, since: 20 }])
})
