/** Needs no database. */
import { join } from 'node:path'
import type { Picture, SetMenu } from '#domain/menu/catalogue.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { DistrictContent, PageContent, ShopPage } from '#domain/shop/shop-page.ts'
import type { MenuContext } from '#domain/staff/shop/menus/read-set.ts'
import { readCatalogueFiles } from '#server/db/seed/catalogue-files.ts'
import { catalogueOf, type SeedCatalogue } from '#server/db/seed/catalogue-of.ts'
import { root } from '../../../scripts/root.mjs'

/** Changes of the demo must not break tests. */
export const fixtureCatalogue = join(root, 'tests', 'fixtures', 'catalogue')

const noPicture: Picture = {
  id: 1,
  version: 'none',
  width: 800,
  height: 600,
  alt: { zh: '圖', en: 'Picture' },
}

/** Pictures are not loaded. */
export function catalogueIn(folder: string): SeedCatalogue {
  return catalogueOf(readCatalogueFiles(folder), () => noPicture)
}

export const demo = catalogueIn(fixtureCatalogue)

/** All are on, in the order of their menus. */
export const demoPages: readonly ShopPage[] = readCatalogueFiles(fixtureCatalogue).pages.map((page) => ({
  ...page,
  content: page.content ?? null,
  district: page.district ?? null,
  isOn: true,
  from: null,
  until: null,
}))

/** @throws for a page without content of its own */
export function demoPage(id: string): PageContent {
  const content = demoPages.find((page) => page.id === id)?.content
  if (!content) throw new RangeError(`no page ${id} in the demo`)
  return content
}

export const themedPages: readonly string[] = demoPages.flatMap(({ id, content }) => (content ? [id] : []))

/** @throws for a page that is no district's */
export function demoDistrict(id: string): DistrictContent {
  const district = demoPages.find((page) => page.id === id)?.district
  if (!district) throw new RangeError(`no district ${id} in the demo`)
  return district
}

const setById: ReadonlyMap<number, SetMenu> = new Map(demo.sets.map((set) => [set.id, set]))

/** The keys are set ids, in menu order. */
export function demoSets(): ReadonlyMap<number, SetMenu> {
  return setById
}

export function demoMenuContext(): MenuContext {
  const dishes = demo.sets.flatMap(({ groups }) => groups.flatMap((group) => group.dishes))
  return {
    dishes: new Map(dishes.map(({ dish }) => [dish.id, dish])),
    pictures: new Map([[noPicture.id, noPicture]]),
    categories: demo.sets.map(({ categoryId }) => categoryId),
    courses: [...new Set(demo.dishes.map(({ course }) => course))],
    sets: demo.sets,
  }
}

/** @throws for an unknown id */
export function demoSet(id: number): SetMenu {
  const set = setById.get(id)
  if (!set) throw new RangeError(`no set ${id} in the demo`)
  return set
}

export function demoSettings(): Settings {
  return demo.settings
}

/** The parts are merged into an empty draft. */
export function draftWith(parts: Partial<OrderDraft> = {}): OrderDraft {
  return {
    lines: [],
    fulfilment: null,
    date: null,
    slot: null,
    zoneId: null,
    remotePlaceId: null,
    districtId: null,
    address: '',
    pickupPlaceId: null,
    cutlery: { wanted: true, extra: 0 },
    tongs: { wanted: true, extra: 0 },
    promotionCode: null,
    ...parts,
  }
}
