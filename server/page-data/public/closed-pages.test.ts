import { expect, test } from 'vitest'
import { demoSets } from '#tests/support/store/catalogue.ts'
import { closedPages } from './closed-pages.ts'

const noClients = { clients: [], events: [], activities: [] }
const settings = { details: {}, startedEmpty: false }
const sets = [...demoSets().values()]

test('a shop with sets of every category, gifts and clients has every page', () => {
  const clientele = { ...noClients, events: ['an annual dinner'] }
  expect(closedPages({ menuOnSale: { sets, gifts: ['a hamper'] }, clientele, settings })).toEqual([])
})

test('a shop of Thai sets alone has the Thai page, and none about what it does not have', () => {
  const thai = sets.filter(({ categoryId, alsoIn }) => categoryId === 'thai' && alsoIn.length === 0)
  const closedIds = closedPages({ menuOnSale: { sets: thai, gifts: [] }, clientele: noClients, settings })
  expect(closedIds).not.toContain('thai-catering')
  expect(closedIds).toEqual(
    expect.arrayContaining(['western-catering', 'bento', 'gift', 'client', 'caterers']),
  )
})

test('a set that is off sale opens no page', () => {
  const offSale = sets.map((set) => ({ ...set, published: false }))
  expect(closedPages({ menuOnSale: { sets: offSale, gifts: [] }, clientele: noClients, settings })).toContain(
    'party-food',
  )
})

test.each([
  ['the demo’s address', settings, false],
  [
    'its own address',
    { ...settings, details: { address: { zh: '福榮街 1 號', en: '1 Fuk Wing Street' } } },
    true,
  ],
  ['its own area', { ...settings, details: { area: { zh: '深水埗', en: 'Sham Shui Po' } } }, true],
  ['no demo', { ...settings, startedEmpty: true }, true],
])('a shop with %s has pages of districts only if they tell of its kitchen', (_, settings, isClosed) => {
  const closedIds = closedPages({ menuOnSale: { sets, gifts: [] }, clientele: noClients, settings })
  for (const page of ['kwun-tong', 'north-point'] as const) expect(closedIds.includes(page)).toBe(isClosed)
})
