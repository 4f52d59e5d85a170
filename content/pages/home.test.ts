import { expect, test } from 'vitest'
import { demoFacts } from '#content/shop-facts.ts'
import { usualService } from '#domain/usual-service.ts'
import { highlights, homeIntroduction } from './home.ts'

const service = { ...usualService, guests: { min: 6, max: 1_200 }, menuRefreshMonths: 1 }

test('the home page says how many guests the shop caters for', () => {
  const { description, lead } = homeIntroduction({ shop: demoFacts, service, isNew: false })
  for (const { zh, en } of [description, lead])
    for (const words of [zh, en]) {
      expect(words).toMatch(/\b6\b.*1,200/)
      expect(words).not.toMatch(/2,000|兩|two/i)
    }
  const tiles = highlights(service)
  expect(tiles[0]?.figure).toBe('6–1,200')
  expect(tiles.at(-1)?.line.en).toContain('every month')
})

test('a shop without the demo’s menu does not count its dishes', () => {
  const { description, lead } = homeIntroduction({ shop: demoFacts, service, isNew: true })
  for (const { zh, en } of [description, lead]) expect(zh + en).not.toContain('70')
})
