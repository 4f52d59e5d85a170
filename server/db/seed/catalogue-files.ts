/** A catalogue as it lies in its folder, checked while it is read so that a slip names its place. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { projectFolder } from '#server/project-folder.ts'
import { clients, events } from './clientele-files.ts'
import { delivery } from './delivery-file.ts'
import { dishes } from './dish-files.ts'
import { categories, setMenus } from './menu-files.ts'
import { banners, gifts, promotions } from './offer-files.ts'
import { pictureIndex } from './picture-index.ts'

/** The shop's own menu; its pictures and those of the pages lie in it too. */
export const shopCatalogue = join(projectFolder, 'catalogue')

/** Where each part lies in the folder. */
export const paths: Readonly<Record<string, string>> = {
  dishes: 'dishes.json',
  categories: 'categories.json',
  setMenus: 'setMenus.json',
  gifts: 'gifts.json',
  banners: 'banners.json',
  promotions: 'promotions.json',
  delivery: 'delivery.json',
  clients: 'clients.json',
  events: 'events.json',
  pictures: 'pictures/index.json',
}

const schema = v.object({
  dishes,
  categories,
  setMenus,
  gifts,
  banners,
  promotions,
  delivery,
  clients,
  events,
  pictures: pictureIndex,
})

export type CatalogueFiles = v.InferOutput<typeof schema>

export type CatalogueReading =
  | { readonly ok: true; readonly files: CatalogueFiles }
  /** One line per fault: the file, the place in it, what is wrong there. */
  | { readonly ok: false; readonly faults: readonly string[] }

/** Reads the files of a catalogue and gathers everything that is wrong in them. */
export function readCatalogue(folder: string): CatalogueReading {
  const faults: string[] = []
  const raw: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(paths)) {
    try {
      raw[name] = JSON.parse(readFileSync(join(folder, path), 'utf8'))
    } catch (error) {
      faults.push(`${path}: ${String(error).replace(/\s+/g, ' ')}`)
    }
  }
  if (faults.length > 0) return { ok: false, faults }
  const parsed = v.safeParse(schema, raw)
  return parsed.success
    ? { ok: true, files: parsed.output }
    : { ok: false, faults: parsed.issues.map(faultOf) }
}

/** As readCatalogue. Throws the first fault. */
export function readCatalogueFiles(folder: string = shopCatalogue): CatalogueFiles {
  const reading = readCatalogue(folder)
  if (!reading.ok) throw new Error(`the catalogue can not be loaded: ${reading.faults[0]}`)
  return reading.files
}

/** "setMenus.json: easy-party-10.groups.snack.max is less than 1": rows are named by their own key, not counted. */
function faultOf({ path: place, message }: v.BaseIssue<unknown>): string {
  const [file, ...rest] = (place ?? []).map((item) =>
    item.type === 'array' ? rowName(item.value, item.key) : String(item.key),
  )
  return `${paths[file ?? '']}: ${[rest.join('.'), message].filter(Boolean).join(' ')}`
}

/** What a row of a list is called in a message: its slug or id where it has one, else its place counted from 0. */
export function rowName(row: unknown, index: number): string {
  if (typeof row !== 'object' || row === null) return String(index)
  const named = new Map(Object.entries(row))
  const name = ['slug', 'id', 'dishId', 'zoneId', 'file'].map((key) => named.get(key)).find(Boolean)
  return String(name ?? index)
}
