import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composePlate, plateOf, readPlate } from './plate.ts'

const dish = (id: string, zh: string, en = '') => ({
  id,
  name: { zh, en },
  course: 'unknown',
  vegetarian: false,
})

describe('the plate of a dish without a picture', () => {
  test.each([
    ['粟米雞蓉羹', 'soup', 'yellow'],
    ['揚州炒飯', 'rice', 'golden'],
    ['蒜蓉炒菜心', 'greens', 'golden'],
    ['晶瑩鮮蝦餃', 'dumpling', 'orange'],
    ['迷你芝士牛肉漢堡', 'burger', 'yellow'],
    ['凍檸茶', 'drink', 'yellow'],
    ['朱古力蛋糕', 'cake', 'cocoa'],
    ['沙嗲雞肉串燒', 'skewer', 'brown'],
    ['沙嗲牛河', 'noodle', 'brown'],
    ['蠔仔餅', 'patty', 'golden'],
    ['紅桃粿', 'dumpling', 'pink'],
    ['滷水獅頭鵝', 'roast', 'brown'],
    ['潮州凍花蟹', 'wok', 'orange'],
    ['薯仔咖喱角', 'dumpling', 'yellow'],
    ['牛油烤餅', 'bun', 'yellow'],
    ['法式長棍', 'bun', 'golden'],
  ])('shows %s as %s', (name, food, tone) => {
    expect(plateOf(dish('a', name))).toMatchObject({ food, tone })
  })

  test('shows the same food for an English name', () => {
    expect(plateOf(dish('a', '', 'Thai Green Curry Chicken'))).toMatchObject({ food: 'curry', tone: 'green' })
    expect(plateOf(dish('a', '', 'Mini Muffins with Berries')).food).toBe('cup')
  })

  test('stays the same when the dish gets an English name', () => {
    expect(plateOf(dish('a', '滷水鵝片', 'Braised Goose Slices'))).toEqual(plateOf(dish('a', '滷水鵝片')))
  })

  test('follows from the course where the name says nothing', () => {
    expect(plateOf({ ...dish('a', '招牌一號'), course: 'salad' }).food).toBe('salad')
  })

  test('shows no meat for a vegetarian dish', () => {
    expect(plateOf({ ...dish('a', '素燒鵝'), vegetarian: true }).food).toBe('wok')
  })

  test('is valid for any name and fits the limit of an address', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (id, zh, en, course) => {
        const { version } = composePlate({ id, name: { zh, en }, course, vegetarian: false })
        expect(readPlate(version)).not.toBeNull()
        expect(version.length).toBeLessThan(60)
      }),
    )
  })

  test('differs for fifty dishes of one name', () => {
    const versions = Array.from(
      { length: 50 },
      (_, index) => composePlate(dish(`dish-${index}`, '菜')).version,
    )
    expect(new Set(versions).size).toBe(50)
  })
})

test.each(['plate-lava-red-a', 'plate-soup-red-', 'a', ''])('the version %j is no plate', (version) => {
  expect(readPlate(version)).toBeNull()
})
