import { describe, expect, test } from 'vitest'
import { shareTitles } from '#content/share-titles.ts'
import { signs } from '#content/signs.ts'
import gifts from '#tests/fixtures/catalogue/gifts.json' with { type: 'json' }
import sets from '#tests/fixtures/catalogue/setMenus.json' with { type: 'json' }
import { drawLine, isDrawable, partsOf, setText, widthOf } from './lettering.ts'

const space = { width: 464, height: 300, largest: 150, lineHeight: 1.1 }

describe('the lettering of pictures', () => {
  test('has outlines for the name of every set and gift, and the title of every page', () => {
    const names = [...sets, ...gifts].flatMap(({ name }) => [name.zh, name.en])
    const titles = [
      ...Object.values(signs).flat(),
      ...Object.values(shareTitles).map((title) => title.replaceAll('\n', ' ')),
    ]
    expect([...names, ...titles].filter((text) => !isDrawable(text))).toEqual([])
  })

  test('reports a character without an outline', () => {
    expect(isDrawable('靐')).toBe(false)
  })
})

describe('the title on a picture', () => {
  test.each(['豪華十人套餐', '環球小食盛會三十人套餐'])('%s keeps a number with its unit', (title) => {
    const { lines } = setText(partsOf(title), space)
    expect(lines.join('')).toBe(title)
    expect(lines.some((line) => /[一二三四五六七八九十]$/.test(line) || line.startsWith('人'))).toBe(false)
  })

  test('has no line that begins with a comma, and one face in all lines', () => {
    const { lines } = setText(partsOf('一場婚禮，三日筵席'), space)
    expect(lines).toEqual(['一場婚禮，', '三日筵席'])
    const place = { x: 0, baseline: 0, size: 10, fill: '#000' }
    expect(drawLine('一', place, '一靐')).toContain('<text')
    expect(drawLine('一', place)).not.toContain('<text')
  })

  test('breaks between words, as large and as even as possible', () => {
    const { lines, size } = setText(partsOf('Around the World Vegetarian 20-Person Set'), space)
    expect(lines.join(' ')).toBe('Around the World Vegetarian 20-Person Set')
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(space.width)
    expect(lines.length * size * space.lineHeight).toBeLessThanOrEqual(space.height)
  })

  test('applies kerning between letters', () => {
    expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'))
  })
})
