import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { composeTable, drawingOf } from '#domain/menu/table-picture.ts'
import { readCatalogueFiles } from '#server/db/seed/catalogue-files.ts'
import { demo, demoSet, fixtureCatalogue } from '#tests/support/store/catalogue.ts'
import { drawComposed } from './draw-composed.ts'
import { createPictureStore } from './picture-store.ts'

const files = readCatalogueFiles(fixtureCatalogue).pictures.maps.dish
const drawings = new Map(
  demo.sets.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.dishes.map(({ dish }) => [dish.id, drawingOf(dish, files[dish.id])] as const),
    ),
  ),
)
describe('the drawing of a table', () => {
  test('is the same for the same choice, and another for another dish', async () => {
    const set = demoSet(14)
    const [version, empty] = [composeTable(set, drawings).version, composeTable(set, drawings, {}).version]
    const drawing = await drawComposed(version)
    expect((await drawComposed(version)).equals(drawing)).toBe(true)
    expect((await drawComposed(empty)).equals(drawing)).toBe(false)
    expect(await sharp(drawing).metadata()).toMatchObject({ width: 800, height: 600 })
  })

  test('has a dashed place with a tile where no dish is', async () => {
    const svg = String(await drawComposed('table-0-pp_caesar'))
    expect(svg.match(/stroke-dasharray/g)).toHaveLength(1)
    expect(svg.match(/<image/g)).toHaveLength(1)
  })

  test('draws extras alone where one was chosen', async () => {
    expect(String(await drawComposed('table-0-poo_caesar'))).not.toContain('stroke-dasharray')
  })

  test('has the number of boxes on the dish', async () => {
    const svg = String(await drawComposed('table-0-p_caesar.10'))
    expect(svg).toContain('rx=')
    expect(String(await drawComposed('table-0-p_caesar'))).not.toContain('rx=')
  })

  test('leaves out a drawing that left the catalogue', async () => {
    expect(String(await drawComposed('table-0-p_no-such-dish'))).not.toContain('<image')
  })
})

test.each(['../secrets', 'table-0-x_a', 'table-9-p_a', ''])('%j is not drawn', async (version) => {
  await expect(drawComposed(version)).rejects.toThrow('not a composed picture')
})

test('drawings of tables are never stored on disk, since anybody may name another', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hoi-yuen-tables-'))
  const store = createPictureStore(dir, (place) => {
    throw new Error(`logged: ${place}`)
  })
  for (const cloth of [0, 1, 2]) {
    const version = `table-${cloth}-p`
    await store.draw({ file: `tables/${version}.svg`, version, width: 800 }, 180, 'webp')
  }
  expect(await readdir(dir)).toEqual([])
  await rm(dir, { recursive: true })
})
