import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type MenuCardWords, menuCardWords, wordsOf } from '#content/menu-card.ts'
import { menuCardShapes } from '#domain/menu/menu-card.ts'
import { cents } from '#domain/money.ts'
import { standardBrand } from '#domain/shop/brand.ts'
import { langs } from '#domain/text.ts'
import { demo } from '#tests/support/store/catalogue.ts'
import { isDrawable } from './lettering.ts'
import { drawMenuCard } from './menu-card.ts'

const plate = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
const sheets = demo.sets.flatMap((set) => set.sheets.map((sheet) => ({ set, sheet })))
const shapes = Object.values(menuCardShapes)

describe('a menu card', () => {
  test('has outlines for every word on every sheet of the demo', () => {
    const words = sheets.flatMap(({ set, sheet }) =>
      langs.flatMap((lang) => wordsOf(menuCardWords(set, sheet, lang))),
    )
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((text) => !isDrawable(text))).toEqual([])
  })

  test('names the groups and dishes of its sheet only, with what they cost', () => {
    const set = demo.sets.find(({ sheets: all }) => all.length > 1)
    const [sheet] = set?.sheets ?? []
    if (!set || !sheet) throw new Error('no set of the demo has two sheets')
    const { groups } = menuCardWords(set, sheet, 'en')
    expect(groups.map(({ name }) => name)).toEqual(
      set.groups.filter(({ id }) => sheet.groupIds.includes(id)).map(({ name }) => name.en),
    )
    const [group] = set.groups
    const [dish] = group?.dishes ?? []
    if (!group || !dish) throw new Error('the set has no dishes')
    const chargedSet = {
      ...set,
      groups: [{ ...group, dishes: [{ ...dish, extra: cents(4800) }] }],
    }
    expect(menuCardWords(chargedSet, sheet, 'en').groups[0]?.dishes).toEqual([
      { name: dish.dish.name.en, charge: '+$48' },
    ])
  })

  test.each(shapes)('is a picture of the $name shape', async (shape) => {
    for (const { set, sheet } of sheets) {
      const bytes = Buffer.from(
        drawMenuCard(menuCardWords(set, sheet, 'zh'), [plate, plate, plate], shape, standardBrand),
      )
      expect(await sharp(bytes).metadata()).toMatchObject({ width: shape.width, height: shape.height })
    }
  })

  test('shows a dish whose name has no outlines', async () => {
    const words: MenuCardWords = {
      set: 'A & B',
      title: '靐',
      people: '',
      groups: [{ name: '<頭盤>', note: '', dishes: [{ name: '龘"菜', charge: '' }] }],
    }
    const svg = drawMenuCard(words, [], menuCardShapes.tall, standardBrand)
    expect(svg).toContain('龘&quot;菜</text>')
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg' })
  })
})
