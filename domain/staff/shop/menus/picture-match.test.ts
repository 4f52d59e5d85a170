import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchPictures } from './picture-match.ts'

const item = (place: string, slug: string, zh: string, en: string) => ({ place, slug, name: { zh, en } })

const items = [
  item('dish/char-siu', 'char-siu', '蜜汁叉燒', 'Honey-Glazed Char Siu'),
  item('dish/char-siu-bao', 'char-siu-bao', '蜜汁叉燒包', 'Steamed Barbecued Pork Buns'),
  item('dish/wings', 'wings', '瑞士雞翼', 'Swiss Wings'),
  item('set/12', 'party-12', '十二人派對餐', 'Party Set for 12'),
  item('dish/bean', 'bean', '台式豆腐', 'Taiwanese Tofu'),
]
const match = (...names: string[]) => matchPictures(names, items)

describe('a picture file', () => {
  test.each([
    ['蜜汁叉燒.jpg', 'dish/char-siu'],
    ['蜜汁叉燒包.JPG', 'dish/char-siu-bao'],
    ['03 瑞士雞翼 (2).webp', 'dish/wings'],
    ['IMG_0412-swiss-wings-final.jpeg', 'dish/wings'],
    ['SWISS WINGS.png', 'dish/wings'],
    ['char-siu.avif', 'dish/char-siu'],
    ['party-12.png', 'set/12'],
    ['臺式豆腐_副本.jpg', 'dish/bean'],
    ['開張日 蜜汁叉燒包 近鏡.jpg', 'dish/char-siu-bao'],
    ['派對餐.jpg', 'set/12'],
  ])('named %s is for its item', (name, place) => {
    expect(match(name)).toEqual([place])
  })

  test.each(['IMG_0412.jpg', '雞.jpg', 'photo.jpg', '蜜汁.jpg', '.jpg', ''])(
    'named %j is for none',
    (name) => {
      expect(match(name)).toEqual([null])
    },
  )

  test('leaves an item to an earlier one, unless its own name is exact', () => {
    expect(match('瑞士雞翼.jpg', 'wings.jpg')).toEqual(['dish/wings', null])
    expect(match('party 瑞士雞翼 a.jpg', '瑞士雞翼.jpg')).toEqual([null, 'dish/wings'])
  })

  test('is matched to an existing item or none, and no item twice', () => {
    const places = new Set(items.map(({ place }) => place))
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('瑞士雞翼', 'wings', '叉燒'))), (names) => {
        const matches = match(...names).filter((each) => each !== null)
        expect(matches.every((each) => places.has(each))).toBe(true)
        expect(new Set(matches).size).toBe(matches.length)
      }),
    )
  })
})
