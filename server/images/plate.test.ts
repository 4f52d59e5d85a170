import sharp from 'sharp'
import { expect, test } from 'vitest'
import { foods, plateOf, tones } from '#domain/menu/plate.ts'
import { drawComposed } from './draw-composed.ts'

const seeds = ['0', '1', 'zzzzz']

test.each(foods)('a plate of %s is drawn in every vessel, transparent around it', async (food) => {
  for (const seed of [...seeds, ...Array.from({ length: 12 }, (_, index) => index.toString(36))]) {
    const svg = await drawComposed(`plate-${food}-${tones[0]}-${seed}`)
    expect(String(svg)).not.toMatch(/#[vt]\d|none"[^/]*fill="none|NaN/)
  }
  const { data, info } = await sharp(await drawComposed(`plate-${food}-red-1`))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels, data[3]]).toEqual([360, 360, 4, 0])
})

test('fifty dishes of one name have fifty drawings', async () => {
  const drawings = Array.from({ length: 50 }, (_, index) => {
    const { seed } = plateOf({
      id: `dish-${index}`,
      name: { zh: '菜', en: '' },
      course: '',
      vegetarian: false,
    })
    return drawComposed(`plate-wok-red-${seed}`).then(String)
  })
  expect(new Set(await Promise.all(drawings)).size).toBeGreaterThan(35)
})
