import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixtureCatalogue } from '#tests/support/store/catalogue.ts'
import { writeSmallCatalogue } from '#tests/support/store/small-catalogue.ts'
import { findingsIn } from './findings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  cpSync(fixtureCatalogue, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const findings = () => findingsIn(folder)

/** Replaces the first occurrence in a file. */
function change(file: string, from: string, to: string) {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
  writeFileSync(path, text.replace(from, to))
}

describe('a valid catalogue', () => {
  test('has no faults', () => {
    expect(findings()).toEqual({ faults: [], notes: [] })
  })

  test.each([
    ['a zone’s fee', 'delivery.json', '"feeCents":15000', '"feeCents":16000'],
    ['the fee of special dates', 'delivery.json', '"feeCents":18000', '"feeCents":1000'],
    ['the threshold', 'delivery.json', '"thresholdCents":220000', '"thresholdCents":250000'],
    ['the price of a set', 'setMenus.json', '"priceCents":71400', '"priceCents":75050'],
    ['a supplement', 'setMenus.json', '"extraCents":4800', '"extraCents":5200'],
    ['a code', 'promotions.json', '"percentOff":12', '"percentOff":15'],
    ['the price of a gift', 'gifts.json', '"priceCents":68800', '"priceCents":70000'],
    ['the lead time', 'delivery.json', '"onlineDays":3', '"onlineDays":5'],
  ])('allows a change of %s', (_, file, from, to) => {
    change(file, from, to)
    expect(findings().faults).toEqual([])
  })

  test('may be small, without gifts, banners, codes or clients', () => {
    const small = writeSmallCatalogue()
    expect(findingsIn(small).faults).toEqual([])
    rmSync(small, { recursive: true })
  })
})

describe('the catalogue check names the place of', () => {
  test.each([
    ['an invalid JSON file', 'gifts.json', '[', '{[', 'gifts.json: SyntaxError'],
    [
      'a missing English text',
      'setMenus.json',
      '"en":"Easy 10-Person Party Set"',
      '"e":""',
      'setMenus.json: easy-party-10.name.en is missing',
    ],
    [
      'an empty text',
      'setMenus.json',
      '"輕鬆派對十人套餐"',
      '""',
      'setMenus.json: easy-party-10.name.zh is empty',
    ],
    [
      'a negative price',
      'setMenus.json',
      '"priceCents":71400',
      '"priceCents":-1',
      'setMenus.json: easy-party-10.priceCents is not a whole number from 0 upwards',
    ],
    [
      'half a cent',
      'delivery.json',
      '"feeCents":6000',
      '"feeCents":60.5',
      'delivery.json: zones.kwun-tong-centre.feeCents is not a whole',
    ],
    [
      'a misspelt name',
      'setMenus.json',
      '"extraCents":4800',
      '"extraCent":4800',
      'dishes.iced-lemon-tea.extraCent is not a name that is read here',
    ],
    ['a duplicate set', 'setMenus.json', '"id":3,', '"id":2,', 'setMenus.json: id 2 comes twice'],
    [
      'a min above its max',
      'setMenus.json',
      '"min":3,"max":3',
      '"min":4,"max":3',
      'easy-party-10.groups.snack asks for more dishes than it allows',
    ],
    [
      'more dishes allowed than listed',
      'setMenus.json',
      '"min":3,"max":3',
      '"min":3,"max":7',
      'groups.snack allows more dishes than it lists',
    ],
    [
      'a default from outside its group',
      'setMenus.json',
      '"defaults":["caesar-salad"]',
      '"defaults":["tom-yum"]',
      'groups.salad has a default that is not among its dishes',
    ],
    [
      'too few defaults',
      'setMenus.json',
      '"defaults":["caesar-salad"]',
      '"defaults":[]',
      'easy-party-10 has a group with fewer defaults than it asks for',
    ],
    [
      'a default that costs extra',
      'setMenus.json',
      '{"dishId":"caesar-salad"}',
      '{"dishId":"caesar-salad","extraCents":100}',
      'groups.salad has a default that costs extra',
    ],
    [
      'an unknown dish',
      'setMenus.json',
      '{"dishId":"garden-salad"}',
      '{"dishId":"moon-salad"}',
      'setMenus.json: easy-party-10 names moon-salad, which is no dish',
    ],
    [
      'an unknown category',
      'setMenus.json',
      '"categoryId":"party-sets"',
      '"categoryId":"gifts"',
      'setMenus.json: easy-party-10 names gifts, which is no category of sets',
    ],
    [
      'an unknown badge',
      'setMenus.json',
      '"badges":["popular"]',
      '"badges":["best"]',
      'setMenus.json: easy-party-10 names best, which is no badge',
    ],
    [
      'a vegetarian badge over meat',
      'setMenus.json',
      '"badges":["popular"]',
      '"badges":["vegetarian"]',
      'easy-party-10 has the vegetarian badge, but offers',
    ],
    [
      'free delivery that is not free',
      'setMenus.json',
      '"includesDelivery":true',
      '"includesDelivery":false',
      'easy-party-10 says that delivery is free',
    ],
    [
      'an unknown allergen',
      'dishes.json',
      '"allergens":["gluten","soy","sesame"]',
      '"allergens":["gluten","soya","sesame"]',
      'dishes.json: smashed-cucumber names soya, which is no allergen',
    ],
    [
      'a vegan dish with milk',
      'dishes.json',
      '"allergens":["gluten","soy","sesame"]',
      '"allergens":["milk"]',
      'dishes.json: smashed-cucumber is vegan, but',
    ],
    [
      'a vegetarian dish with flesh',
      'dishes.json',
      '"contains":[],',
      '"contains":["pork"],',
      'dishes.json: smashed-cucumber is vegetarian, but contains',
    ],
    ['an unknown zone', 'delivery.json', '"zoneId":"kowloon"', '"zoneId":"moon"', 'which is no zone'],
    [
      'a district whose page has another fee',
      'delivery.json',
      '"id":"eastern","name":{"zh":"東區","en":"Eastern"},"zoneId":"hong-kong-island"',
      '"id":"eastern","name":{"zh":"東區","en":"Eastern"},"zoneId":"kowloon"',
      'delivery.json: charges eastern as kowloon, domain/delivery/districts.ts does not',
    ],
    [
      'an overlapping slot',
      'delivery.json',
      '"from":"10:30"',
      '"from":"10:15"',
      'delivery.json: slots has a slot that begins before',
    ],
    [
      'an invalid day',
      'delivery.json',
      '"from":"12-22"',
      '"from":"12-32"',
      'specialDates.dates.0.from is not a day written MM-DD',
    ],
    [
      'a calendar that ends too early',
      'delivery.json',
      '"horizonDays":180',
      '"horizonDays":3',
      'delivery.json: leadTimes has a calendar',
    ],
    [
      'a promotion whose gift is no dish',
      'promotions.json',
      '"freeDishId":"profiteroles"',
      '"freeDishId":"moon"',
      'halloween-profiteroles names moon, which is no dish',
    ],
    [
      'a code in two cases',
      'promotions.json',
      '"code":"CASH100"',
      '"code":"cv88"',
      'promotions.json: code cv88 comes twice',
    ],
    [
      'an unknown page',
      'banners.json',
      '"link":"/corporate-catering"',
      '"link":"/moon"',
      'banners.json: main-corporate.link is /moon, which is no page of the site',
    ],
    [
      'a dish without a picture',
      'pictures/index.json',
      '"smashed-cucumber":"dishes/',
      '"smashed-cucumber":"moon/',
      'maps.dish names no picture for smashed-cucumber',
    ],
    [
      'a missing picture file',
      'pictures/index.json',
      '"file":"states/404.svg"',
      '"file":"states/405.svg"',
      'states/405.svg is not in catalogue/pictures',
    ],
    [
      'Chinese in an English text',
      'gifts.json',
      '"en":"Seasonal Fruit Basket"',
      '"en":"時令 Basket"',
      'gifts.json: seasonal-fruit-basket.name.en holds Chinese',
    ],
    [
      'simplified Chinese',
      'gifts.json',
      '"時令鮮果籃"',
      '"时令鮮果籃"',
      'seasonal-fruit-basket.name.zh holds simplified characters, 时',
    ],
    [
      'an amount that differs',
      'promotions.json',
      '"en":"$100 off"',
      '"en":"$200 off"',
      'promotions.json: cash100.name names other amounts',
    ],
  ])('%s', (_, file, from, to, fault) => {
    change(file, from, to)
    expect(findings().faults).toContainEqual(expect.stringContaining(fault))
  })
})

test('the catalogue check notes a dish whose name mentions an allergen it does not declare', () => {
  change('dishes.json', '"zh":"蒜香拍青瓜"', '"zh":"花生拍青瓜"')
  expect(findings()).toEqual({
    faults: [],
    notes: [expect.stringContaining('smashed-cucumber declares no peanut')],
  })
})
