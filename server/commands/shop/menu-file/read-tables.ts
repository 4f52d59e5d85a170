/** Puts the rows of a spreadsheet together to the menu that they describe, and remembers where each value stands. */
import { isRecord } from '#domain/json.ts'
import { shownCell } from './checked-sheet.ts'
import { bySheet, columnsOf, type SheetId, sheetIds, sheets } from './columns.ts'
import type { FileFault, Keys, PlaceOf } from './faults.ts'
import { type FileCell, readCell } from './read-cell.ts'

/** Rows of cells by column; each row has its number in the file. */
export interface ReadSheet {
  /** The letter of each column that is there. */
  readonly letters: Readonly<Record<string, string>>
  readonly rows: readonly { readonly number: number; readonly cells: Readonly<Record<string, FileCell>> }[]
}

export interface ReadWorkbook {
  readonly sheets: Readonly<Record<SheetId, ReadSheet>>
  /** As the guide of an exported file says it; null: it does not. */
  readonly exportedAt: string | null
}

type Raw = Record<string, unknown>

export interface ReadTables {
  readonly menu: Raw
  readonly faults: readonly FileFault[]
  readonly placeOf: PlaceOf
}

export function menuIn({ sheets: read, exportedAt }: ReadWorkbook): ReadTables {
  const faults: FileFault[] = []
  const rowOf = new Map<object, { readonly sheet: SheetId; readonly row: number }>()
  const place = (sheet: SheetId, row: number | null, column: string | null) => ({
    sheet,
    row,
    column,
    letter: column === null ? null : (read[sheet].letters[column] ?? null),
  })
  const rows = bySheet((sheet) =>
    read[sheet].rows.map(({ number, cells }) => {
      const raw: Raw = {}
      for (const [column, kind] of columnsOf(sheet)) {
        const cell = readCell(kind, cells[column] ?? null)
        if ('fault' in cell) {
          const named = shownCell(cells[column])
          faults.push({ code: cell.fault, named, place: place(sheet, number, column) })
        } else if (cell.value !== undefined) put(raw, column, cell.value)
      }
      rowOf.set(raw, { sheet, row: number })
      return raw
    }),
  )
  const orphan = (sheet: SheetId, raw: Raw, column: string, code: FileFault['code']) =>
    faults.push({
      code,
      named: String(raw[column] ?? '').slice(0, 40),
      place: place(sheet, rowOf.get(raw)?.row ?? null, column),
    })

  const setById = new Map(rows.setMenus.map((set) => [set.id, set]))
  const giftById = new Map(rows.gifts.map((gift) => [gift.id, gift]))
  for (const set of rows.setMenus) Object.assign(set, { groups: [], menuMedia: [] })
  for (const group of rows.groups) {
    Object.assign(group, { dishes: [], defaults: group.defaults ?? [] })
    const set = setById.get(group.setId)
    if (set) listIn(set, 'groups').push(group)
    else orphan('groups', group, 'setId', 'names a set that is not in the file')
  }
  const groupByIds = new Map(rows.groups.map((group) => [`${group.setId} ${group.id}`, group]))
  for (const choice of rows.choices) {
    const group = groupByIds.get(`${choice.setId} ${choice.groupId}`)
    if (group) listIn(group, 'dishes').push(choice)
    else orphan('choices', choice, 'groupId', 'names a course that is not in the file')
  }
  for (const charge of rows.nextCharges) {
    const next = setById.get(charge.setId)?.nextPrices
    if (isRecord(next)) next.charges = [...listIn(next, 'charges'), charge]
    else orphan('nextCharges', charge, 'setId', 'names a set that has no next price')
  }
  for (const media of rows.menuMedia) {
    const set = setById.get(media.setId)
    if (set) listIn(set, 'menuMedia').push(media)
    else orphan('menuMedia', media, 'setId', 'names a set that is not in the file')
  }
  for (const gift of rows.gifts) Object.assign(gift, { contents: [] })
  for (const content of rows.giftContents) {
    const gift = giftById.get(content.giftId)
    if (gift) listIn(gift, 'contents').push(content)
    else orphan('giftContents', content, 'giftId', 'names a gift that is not in the file')
  }

  const beside = (sheet: SheetId, column: string) =>
    Object.fromEntries(rows[sheet].flatMap((row) => (row[column] ? [[String(row.id), row[column]]] : [])))
  const off = (sheet: SheetId) => rows[sheet].filter((row) => row['@onSale'] === false).map(({ id }) => id)
  const menu: Raw = {
    ...(exportedAt && { exportedAt }),
    categories: rows.categories,
    dishes: rows.dishes,
    setMenus: rows.setMenus,
    gifts: rows.gifts,
    pictures: {
      dish: beside('dishes', '@picture'),
      setMenu: beside('setMenus', '@picture'),
      setCard: beside('setMenus', '@cardPicture'),
      gift: beside('gifts', '@picture'),
      giftObject: beside('gifts', '@alonePicture'),
    },
    offSale: { categories: off('categories'), setMenus: off('setMenus'), gifts: off('gifts') },
  }
  for (const category of rows.categories) category.path ??= null
  for (const set of rows.setMenus) completeSet(set)
  for (const row of rows.dishes)
    Object.assign(row, { contains: row.contains ?? [], allergens: row.allergens ?? [] })
  for (const row of rows.gifts) row.allergens ??= []
  const placeOf: PlaceOf = (keys) => placeIn(menu, keys, rowOf, place, rows)
  for (const [raw, { sheet }] of rowOf) removeLinks(raw, sheet)
  return { menu, faults, placeOf }
}

/** The columns that only connect a row with another, or stand beside it in the JSON file. */
function removeLinks(raw: object, sheet: SheetId): void {
  for (const name of ['setId', 'giftId']) Reflect.deleteProperty(raw, name)
  if (sheet === 'choices') Reflect.deleteProperty(raw, 'groupId')
  for (const name of Object.keys(raw)) if (name.startsWith('@')) Reflect.deleteProperty(raw, name)
}

/** What a set's sheet leaves out, since its dishes say it. */
function completeSet(set: Raw): void {
  Object.assign(set, { alsoIn: set.alsoIn ?? [], badges: set.badges ?? [] })
  const prices = listIn(set, 'groups')
    .flatMap((group) => listIn(group, 'dishes'))
    .map(({ priceCents }) => priceCents)
    .filter((price) => typeof price === 'number')
  const [min, max] = [Math.min(...prices), Math.max(...prices)]
  if (set.pricing === 'perItem' && set.priceCents === undefined && prices.length > 0) set.priceCents = min
  const shown = set.priceDisplay
  if (
    typeof shown === 'object' &&
    shown !== null &&
    Reflect.get(shown, 'kind') === 'range' &&
    prices.length > 0
  )
    Object.assign(shown, { minCents: min, maxCents: max })
}

function put(raw: Raw, column: string, value: unknown): void {
  if (column.startsWith('@')) {
    raw[column] = value
    return
  }
  const keys = column.split('.')
  let inner: Raw = raw
  for (const key of keys.slice(0, -1)) {
    const known = inner[key]
    const next: Raw = isRecord(known) ? known : {}
    inner[key] = next
    inner = next
  }
  inner[keys.at(-1) ?? column] = value
}

function listIn(raw: Raw, name: string): Raw[] {
  const list = raw[name]
  return Array.isArray(list) ? list : []
}

/** Which sheet and column hold the pictures of a list. */
const pictureColumns: Readonly<Record<string, readonly [SheetId, string]>> = {
  dish: ['dishes', '@picture'],
  setMenu: ['setMenus', '@picture'],
  setCard: ['setMenus', '@cardPicture'],
  gift: ['gifts', '@picture'],
  giftObject: ['gifts', '@alonePicture'],
}

function placeIn(
  menu: Raw,
  keys: Keys,
  rowOf: ReadonlyMap<object, { readonly sheet: SheetId; readonly row: number }>,
  place: (sheet: SheetId, row: number | null, column: string | null) => ReturnType<PlaceOf>,
  rows: Readonly<Record<SheetId, readonly Raw[]>>,
): ReturnType<PlaceOf> {
  if (keys[0] === 'pictures') {
    const [sheet, column] = pictureColumns[String(keys[1])] ?? ['setMenus', '@picture']
    const row = rows[sheet].find(({ id }) => String(id) === String(keys[2]))
    return place(sheet, (row && rowOf.get(row)?.row) ?? null, column)
  }
  const first = sheetIds.find((id) => id === keys[0]) ?? 'setMenus'
  let found: { sheet: SheetId; row: number | null; rest: Keys } = { sheet: first, row: null, rest: [] }
  let value: unknown = menu
  for (const [index, key] of keys.entries()) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    const known = typeof value === 'object' && value !== null ? rowOf.get(value) : undefined
    if (known) found = { ...known, rest: keys.slice(index + 1) }
  }
  const path = found.rest.filter((key) => typeof key === 'string').join('.')
  const columns = Object.keys(sheets[found.sheet])
  const column =
    columns.find((each) => each === path) ??
    columns.find((each) => path !== '' && each.startsWith(`${path}.`))
  return place(found.sheet, found.row, column ?? null)
}
