import sharp from 'sharp'
import { expect, test } from 'vitest'
import { composeTable, drawingOf } from '#domain/menu/table-picture.ts'
import { readCatalogueFiles, shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { catalogueIn } from '#tests/support/store/catalogue.ts'
import { drawTableForLetter, maxLetterPictureBytes } from './table-letter.ts'

const { sets } = catalogueIn(shopCatalogue)
const files: Readonly<Record<string, string>> = readCatalogueFiles(shopCatalogue).pictures.maps.dish
const dishes = sets.flatMap(({ groups }) => groups.flatMap((group) => group.dishes.map(({ dish }) => dish)))
const drawings = new Map(dishes.map((dish) => [dish.id, drawingOf(dish, files[dish.id])]))

test('the tables with the most dishes are JPEGs of at most 60 kB in letters', async () => {
  const fullest = sets.toSorted((a, b) => b.table.places.length - a.table.places.length).slice(0, 5)
  for (const set of fullest) {
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
