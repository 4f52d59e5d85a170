import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { projectFolder } from '#server/project-folder.ts'
import { clients, events } from './clientele-files.ts'
import { delivery } from './delivery-file.ts'
import { dishes } from './dish-files.ts'
import { categories, setMenus } from './menu-files.ts'
import { banners, gifts, promotions } from './offer-files.ts'
import { district, pages } from './page-files.ts'
import { pictureIndex } from './picture-index.ts'
import { site } from './site-file.ts'

export const shopCatalogue = join(projectFolder, 'catalogue')

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
  pages: 'pages.json',
  newDistrict: 'new-district.json',
  site: 'site.json',
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
  pages,
  newDistrict: district,
  site,
  pictures: pictureIndex,
})

export type CatalogueFiles = v.InferOutput<typeof schema>

export type CatalogueReading =
  | { readonly ok: true; readonly files: CatalogueFiles }
  /** One line per fault: file, place and problem. */
  | { readonly ok: false; readonly faults: readonly string[] }

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
  const result = v.safeParse(schema, raw)
  return result.success
    ? { ok: true, files: result.output }
    : { ok: false, faults: result.issues.map(faultOf) }
}

/** @throws the first fault */
export function readCatalogueFiles(folder: string = shopCatalogue): CatalogueFiles {
  const reading = readCatalogue(folder)
  if (!reading.ok) throw new Error(`the catalogue can not be loaded: ${reading.faults[0]}`)
  return reading.files
}

/** Messages look like "setMenus.json: easy-party-10.groups.snack.max is less than 1". */
function faultOf({ path: place, message }: v.BaseIssue<unknown>): string {
  const [file, ...rest] = (place ?? []).map((item) =>
    item.type === 'array' ? rowName(item.value, item.key) : String(item.key),
  )
  return `${paths[file ?? '']}: ${[rest.join('.'), message].filter(Boolean).join(' ')}`
}

/** The name is a slug or id, otherwise the index from 0. */
export function rowName(row: unknown, index: number): string {
  if (typeof row !== 'object' || row === null) return String(index)
  const fields = new Map(Object.entries(row))
  const name = ['slug', 'id', 'dishId', 'zoneId', 'file'].map((key) => fields.get(key)).find(Boolean)
  return String(name ?? index)
}
