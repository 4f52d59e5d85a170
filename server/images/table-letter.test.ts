import sharp from 'sharp'
import { expect, test } from 'vitest'
import { composeTable, drawingOf } from '#domain/menu/table-picture.ts'
import { demoSets } from '#tests/support/store/catalogue.ts'
import { drawTableForLetter, maxLetterPictureBytes } from './table-letter.ts'

const sets = [...demoSets().values()]
const dishes = sets.flatMap(({ groups }) => groups.flatMap((group) => group.dishes.map(({ dish }) => dish)))
const drawings = new Map(dishes.map((dish) => [dish.id, drawingOf(dish, `dishes/${dish.id}.svg`)]))

test('a letter’s table of every set is a JPEG of at most 60 kB', async () => {
  for (const set of sets) {
    const bytes = await drawTableForLetter(composeTable(set, drawings).version)
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, ratio: (width ?? 0) / (height ?? 1) }, set.slug).toEqual({
      format: 'jpeg',
      ratio: 4 / 3,
    })
    expect(bytes.length, set.slug).toBeLessThanOrEqual(maxLetterPictureBytes)
  }
})

test('a picture that is no table is refused', async () => {
  await expect(drawTableForLetter('table-9-p')).rejects.toThrow('table-9-p')
})
