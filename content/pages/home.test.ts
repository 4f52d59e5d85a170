import { expect, test } from 'vitest'
import { demoShopDetails } from '#content/shop-details.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import { filledClaims } from '#domain/shop/home-content.ts'
import { filledWords } from '#domain/shop/page-words.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { readCatalogueFiles, shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { homeOf } from '#server/db/seed/catalogue-of.ts'
import { demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { standardIntroduction } from './home.ts'
import { shopWords } from './landing/figure-words.ts'
import { landingFigures } from './landing/landing-figures.ts'

const settings = demoSettings()
const service = { ...settings.service, guests: { min: 6, max: 1_200 }, menuRefreshMonths: 1 }
const home = homeOf(readCatalogueFiles(shopCatalogue))
const figuresWith = (changes: Partial<Settings>) =>
  shopWords(demoShopDetails, landingFigures({ ...settings, service, ...changes }, [...demoSets().values()]))
const wordsWith = (changes: Partial<Settings> = {}) =>
  filledWords(home, standardIntroduction(demoShopDetails, service.guests), figuresWith(changes))

test('the demo’s home page says how many guests the shop caters for', () => {
  const { description, lead } = wordsWith()
  for (const { zh, en } of [description, lead])
    for (const words of [zh, en]) {
      expect(words).toMatch(/\b6\b.*1,200.*70/)
      expect(words).not.toMatch(/2,000|兩|two|[{}]/i)
    }
  const claims = filledClaims(home.claims, figuresWith({}))
  expect(claims.map(({ figure }) => figure.en)).toEqual(['6–1,200', '70+', '400+', '1,000,000+'])
  expect(claims.at(-1)?.line).toEqual({
    zh: '每 1 個月換新餐牌，食過都想再嚟',
    en: 'served so far. New menu every month.',
  })
})

test('a claim that is switched off, or names a figure that the shop lacks, is left out', () => {
  const claim = { id: 'a', isOn: true, figure: '{dishes}', unit: null, line: { zh: '款', en: 'dishes' } }
  const none = shopWords(demoShopDetails, landingFigures(settings, []))
  expect(filledClaims([claim, { ...claim, isOn: false }], figuresWith({}))).toHaveLength(1)
  expect(filledClaims([claim], none)).toEqual([])
})

test('a minimum of one guest is written as one guest', () => {
  const { lead } = standardIntroduction(demoShopDetails, { min: 1, max: 30 })
  expect(lead.en).toMatch(/^One guest or 30: /)
})

test('the standard words claim none of the demo’s dishes, boxes and districts', () => {
  for (const { zh, en } of Object.values(standardIntroduction(demoShopDetails, service.guests)))
    expect(zh + en).not.toMatch(/70|中西|泰|Thai|便當|飯盒|bento|lunch|全港|across Hong Kong/i)
})

test('a shop that does not deliver everywhere does not claim all of Hong Kong', () => {
  const islands: DistrictId = 'islands'
  const nowhere = { zoneId: null, outerZoneId: null }
  const served = JSON.stringify(wordsWith())
  const unserved = JSON.stringify(wordsWith({ districts: { ...settings.districts, [islands]: nowhere } }))
  expect(served).toMatch(/全港.*across Hong Kong/)
  expect(unserved).not.toMatch(/全港|across Hong Kong/)
})
