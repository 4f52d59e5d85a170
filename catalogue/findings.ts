/** Validates a catalogue's files, references, pictures and texts. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CatalogueFiles, readCatalogue, shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { isDrawable } from '#server/images/lettering.ts'
import { dishNameNotes } from './dish-names.ts'
import { brokenReferences } from './references.ts'
import { wordingFaults, wordingNotes } from './wording.ts'

export interface Findings {
  /** One line each: file, place, problem. */
  readonly faults: readonly string[]
  /** Possible mistakes that a person should check. */
  readonly notes: readonly string[]
}

export function findingsIn(folder: string): Findings {
  const reading = readCatalogue(folder)
  if (!reading.ok) return { faults: reading.faults, notes: [] }
  const { files } = reading
  return {
    faults: [...brokenReferences(files), ...missingPictures(files), ...wordingFaults(files)],
    notes: [...dishNameNotes(files), ...unusedDishes(files), ...undrawnNames(files), ...wordingNotes(files)],
  }
}

function missingPictures({ pictures: { pictures } }: CatalogueFiles): string[] {
  return pictures
    .filter(({ file }) => !existsSync(join(shopCatalogue, 'pictures', file)))
    .map(({ file }) => `pictures/index.json: ${file} is not in catalogue/pictures`)
}

function unusedDishes({ dishes, setMenus, promotions }: CatalogueFiles): string[] {
  const usedDishes = new Set([
    ...setMenus.flatMap(({ groups }) => groups.flatMap((group) => group.dishes.map(({ dishId }) => dishId))),
    ...promotions.flatMap((promotion) => (promotion.kind === 'freeDish' ? promotion.freeDishId : [])),
  ])
  return dishes
    .filter(({ id }) => !usedDishes.has(id))
    .map(({ id }) => `dishes.json: ${id} is in no set menu`)
}

/** Share pictures omit names with a character without an outline. */
function undrawnNames({ setMenus, gifts }: CatalogueFiles): string[] {
  return [...setMenus, ...gifts]
    .filter(({ name }) => !isDrawable(name.zh) || !isDrawable(name.en))
    .map(
      ({ slug, name }) =>
        `${slug} has a character that was never drawn, see npm run signs: ${name.zh} / ${name.en}`,
    )
}
