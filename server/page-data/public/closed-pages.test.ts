import { expect, test } from 'vitest'
import { demoSets } from '#tests/support/store/catalogue.ts'
import { closedPages } from './closed-pages.ts'

const noClients = { clients: [], events: [], activities: [] }
const sets = [...demoSets().values()]

test('a shop with sets of every category, gifts and clients has every page', () => {
  const clientele = { ...noClients, events: ['an annual dinner'] }
  expect(closedPages({ offered: { sets, gifts: ['a hamper'] }, clientele })).toEqual([])
})

test('a shop of Thai sets alone has the Thai page, and none about what it does not have', () => {
  const thai = sets.filter(({ categoryId, alsoIn }) => categoryId === 'thai' && alsoIn.length === 0)
  const closed = closedPages({ offered: { sets: thai, gifts: [] }, clientele: noClients })
  expect(closed).not.toContain('thai-catering')
  expect(closed).toEqual(expect.arrayContaining(['western-catering', 'bento', 'gift', 'client', 'caterers']))
})

test('a set that is off sale opens no page', () => {
  const offSale = sets.map((set) => ({ ...set, published: false }))
  expect(closedPages({ offered: { sets: offSale, gifts: [] }, clientele: noClients })).toContain('party-food')
})
