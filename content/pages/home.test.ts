import { expect, test } from 'vitest'
import { demoShopDetails } from '#content/shop-details.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import { highlights, homeIntroduction } from './home.ts'

const service = { ...usualService, guests: { min: 6, max: 1_200 }, menuRefreshMonths: 1 }

test('the home page says how many guests the shop caters for', () => {
  const { description, lead } = homeIntroduction({
    shop: demoShopDetails,
    service,
    opening: { isNew: false },
    servesEverywhere: true,
  })
  for (const { zh, en } of [description, lead])
    for (const words of [zh, en]) {
      expect(words).toMatch(/\b6\b.*1,200/)
      expect(words).not.toMatch(/2,000|兩|two/i)
    }
  const tiles = highlights(service)
  expect(tiles[0]?.figure).toBe('6–1,200')
  expect(tiles.at(-1)?.line.en).toContain('every month')
})

test('a minimum of one guest is written as one guest', () => {
  const forOne = { ...service, guests: { min: 1, max: 30 } }
  const { lead } = homeIntroduction({
    shop: demoShopDetails,
    service: forOne,
    opening: { isNew: false },
    servesEverywhere: true,
  })
  expect(lead.en).toMatch(/^One guest or 30: /)
})

test('a shop without the demo’s menu claims none of its dishes, boxes and districts', () => {
  const words = homeIntroduction({
    shop: demoShopDetails,
    service,
    opening: { isNew: true },
    servesEverywhere: true,
  })
  for (const { zh, en } of Object.values(words))
    expect(zh + en).not.toMatch(/70|中西|泰|Thai|便當|飯盒|bento|lunch|全港|across Hong Kong/i)
})

test('a shop that does not deliver everywhere does not claim all of Hong Kong', () => {
  const words = (servesEverywhere: boolean) =>
    JSON.stringify(
      homeIntroduction({ shop: demoShopDetails, service, opening: { isNew: false }, servesEverywhere }),
    )
  expect(words(true)).toMatch(/全港.*across Hong Kong/)
  expect(words(false)).not.toMatch(/全港|across Hong Kong/)
})
