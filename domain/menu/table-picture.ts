/** Names pictures of laid tables: a version says what lies where, so that it needs no menu to be drawn. */
import type { Selection } from '#domain/ordering/order.ts'
import type { Dish, SetMenu } from './catalogue.ts'
import { dishCount, usualSelection } from './menu-selection.ts'
import {
  type ComposedPicture,
  hashOf,
  type Plate,
  plateOf,
  plateSize,
  plateVersion,
  readPlate,
} from './plate.ts'
import { layTable } from './table.ts'
import { type Cloth, cloths, type Spot, type Table } from './table-place.ts'
import { placesOf, shapeOf, spotsOf } from './table-shape.ts'

/** Categories of the demo menu, whose neighbours have different cloths. */
const clothOfCategory: ReadonlyMap<string, Cloth> = new Map<string, Cloth>(
  Object.entries({
    'party-sets': 'jade',
    'one-each': 'pink',
    chinese: 'tomato',
    western: 'blue',
    thai: 'marigold',
    vegetarian: 'jade',
    bento: 'tomato',
    snacks: 'blue',
    birthday: 'pink',
    boat: 'blue',
    wedding: 'jade',
    corporate: 'marigold',
    christmas: 'tomato',
    halloween: 'blue',
  }),
)

export function clothOf(categoryId: string): Cloth {
  return clothOfCategory.get(categoryId) ?? cloths[hashOf(categoryId) % cloths.length] ?? 'jade'
}

/** `drawing` is a plate or the name of a drawing in catalogue/pictures/dishes. */
export interface DrawnDish {
  readonly drawing: Plate | string
  readonly number: number
}

export interface TablePicture {
  readonly cloth: Cloth
  readonly spots: readonly (Spot & { readonly dish: DrawnDish | null })[]
}

/** In pixels and units of the drawings. */
const sizes = {
  plates: plateSize,
  tables: { width: 800, height: 600 },
} as const

/** Of the longest version: as many dishes as a table holds, with the longest names. */
export const maxVersionLetters = 2000

/**
 * The name by which a dish lies on a table. Photographs and other pictures are replaced by a plate.
 * @param file path of the dish's picture
 */
export function drawingOf(dish: Pick<Dish, 'id' | 'name' | 'course' | 'vegetarian'>, file = ''): string {
  return /^dishes\/([a-z0-9-]{1,40})\.svg$/.exec(file)?.[1] ?? plateVersion(plateOf(dish))
}

export function tableOf({ categoryId, groups }: Pick<SetMenu, 'categoryId' | 'groups'>): Table {
  return { cloth: clothOf(categoryId), places: placesOf(groups) }
}

type LayableSet = Pick<SetMenu, 'id' | 'name' | 'categoryId' | 'groups'>

/**
 * The set's table as a picture in place of the plain one.
 * @param drawings by dish, see `drawingOf`; a dish without one leaves its place free
 */
export function composeTable(
  set: LayableSet,
  drawings: ReadonlyMap<string, string>,
  selection: Selection = shownSelection(set),
): ComposedPicture {
  const { groups, name } = set
  const table = tableOf(set)
  const places = layTable(table.places, groups, selection)
  const entries = places.map(({ dishId, number }) => {
    const drawing = drawings.get(dishId ?? '') ?? ''
    return number > 1 && drawing ? `${drawing}.${number}` : drawing
  })
  const plate = plateVersion(plateOf({ id: String(set.id), name, course: '', vegetarian: false }))
  const parts = places.length > 0 ? [shapeOf(groups), ...entries] : ['p', plate]
  const version = `table-${cloths.indexOf(table.cloth)}-${parts.join('_')}`.replace(/_+$/, '')
  return { ...sizes.tables, version, alt: name }
}

/** Sets that begin empty show each dish once. */
function shownSelection({ groups }: LayableSet): Selection {
  const usual = usualSelection({ groups })
  if (dishCount({ groups }, usual) > 0) return usual
  return Object.fromEntries(
    groups.map(({ id, dishes }) => [id, Object.fromEntries(dishes.map(({ dish }) => [dish.id, 1]))]),
  )
}

export function readTable(version: string): TablePicture | null {
  const [, clothIndex = '', shape = '', list = ''] =
    /^table-([0-4])-([a-z]+)((?:_[a-z0-9.-]*)*)$/.exec(version) ?? []
  const cloth = cloths[Number(clothIndex)]
  const spots = spotsOf(shape)
  const entries = list.split('_').slice(1)
  const dishes = entries.map((entry) => (entry === '' ? null : readDish(entry)))
  if (!clothIndex || !cloth || !spots || entries.length > spots.length || dishes.includes(undefined))
    return null
  return { cloth, spots: spots.map((spot, index) => ({ ...spot, dish: dishes[index] ?? null })) }
}

function readDish(entry: string): DrawnDish | undefined {
  const [, name = '', number = '1'] = /^([a-z0-9-]{1,60})(?:\.([1-9]\d{0,3}))?$/.exec(entry) ?? []
  return name ? { drawing: readPlate(name) ?? name, number: Number(number) } : undefined
}

const readers = { plates: readPlate, tables: readTable } as const

/** Folder and size of a composed picture; null for versions of other pictures. */
export function composedAs(version: string) {
  if (version.length > maxVersionLetters) return null
  for (const folder of ['plates', 'tables'] as const) {
    if (readers[folder](version)) return { folder, ...sizes[folder] }
  }
  return null
}
