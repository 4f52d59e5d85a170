/** Records the place of each value. */

import { compatibilityForm, joinedLines, plainText } from '#domain/free-text.ts'
import { isRecord } from '#domain/json.ts'
import type { FileFaultCode } from '#domain/staff/shop/menus/menu-file.ts'
import type { CellKind } from './columns.ts'
import { bySheet, columnsOf, type SheetId, sheetIds, sheets } from './columns.ts'
import type { FileFault, Keys, PlaceOf } from './faults.ts'
import { type FileCell, type ReadWorkbook, shownCell, unreadFault } from './read-workbook.ts'

type Raw = Record<string, unknown>

export interface ReadTables {
  readonly menu: Raw
  readonly faults: readonly FileFault[]
  readonly placeOf: PlaceOf
}

export function menuIn({ sheets, exportedAt }: ReadWorkbook): ReadTables {
  const faults: FileFault[] = []
  const rowOf = new Map<object, { readonly sheet: SheetId; readonly row: number }>()
  const place = (sheet: SheetId, row: number | null, column: string | null) => ({
    sheet,
    row,
    column,
    letter: column === null ? null : (sheets[sheet].letters[column] ?? null),
  })
  const rows = bySheet((sheet) =>
    sheets[sheet].rows.map(({ number, cells }) => {
      const raw: Raw = {}
      for (const [column, kind] of columnsOf(sheet)) {
        const cell = readCell(kind, cells[column] ?? null)
        if ('fault' in cell) {
          const cellText = shownCell(cells[column])
          faults.push({ code: cell.fault, named: cellText, place: place(sheet, number, column) })
        } else if (cell.value !== undefined) assign(raw, column, cell.value)
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

function removeLinks(raw: object, sheet: SheetId): void {
  for (const name of ['setId', 'giftId']) Reflect.deleteProperty(raw, name)
  if (sheet === 'choices') Reflect.deleteProperty(raw, 'groupId')
  for (const name of Object.keys(raw)) if (name.startsWith('@')) Reflect.deleteProperty(raw, name)
}

/** Adds set fields that follow from the dishes. */
function completeSet(set: Raw): void {
  Object.assign(set, { alsoIn: set.alsoIn ?? [], badges: set.badges ?? [] })
  const prices = listIn(set, 'groups')
    .flatMap((group) => listIn(group, 'dishes'))
    .map(({ priceCents }) => priceCents)
    .filter((price) => typeof price === 'number')
  const [min, max] = [Math.min(...prices), Math.max(...prices)]
  if (set.pricing === 'perItem' && set.priceCents === undefined && prices.length > 0) set.priceCents = min
  const display = set.priceDisplay
  if (
    typeof display === 'object' &&
    display !== null &&
    Reflect.get(display, 'kind') === 'range' &&
    prices.length > 0
  )
    Object.assign(display, { minCents: min, maxCents: max })
}

function assign(raw: Raw, column: string, value: unknown): void {
  if (column.startsWith('@')) {
    raw[column] = value
    return
  }
  const keys = column.split('.')
  let inner: Raw = raw
  for (const key of keys.slice(0, -1)) {
    const current = inner[key]
    const next: Raw = isRecord(current) ? current : {}
    inner[key] = next
    inner = next
  }
  inner[keys.at(-1) ?? column] = value
}

function listIn(raw: Raw, name: string): Raw[] {
  const list = raw[name]
  return Array.isArray(list) ? list : []
}

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
  let match: { sheet: SheetId; row: number | null; rest: Keys } = { sheet: first, row: null, rest: [] }
  let value: unknown = menu
  for (const [index, key] of keys.entries()) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    const row = typeof value === 'object' && value !== null ? rowOf.get(value) : undefined
    if (row) match = { ...row, rest: keys.slice(index + 1) }
  }
  const path = match.rest.filter((key) => typeof key === 'string').join('.')
  const columns = Object.keys(sheets[match.sheet])
  const column =
    columns.find((each) => each === path) ??
    columns.find((each) => path !== '' && each.startsWith(`${path}.`))
  return place(match.sheet, match.row, column ?? null)
}

export const longestText = 2_000

/** @returns undefined for an empty cell */
export function readCell(
  kind: CellKind,
  cell: FileCell,
): { readonly value: unknown } | { readonly fault: FileFaultCode } {
  if (cell === null || cell === '') return { value: undefined }
  const unread = unreadFault(cell)
  if (unread) return { fault: unread }
  if (typeof cell === 'string' && cell.length > longestText) return { fault: 'is too long' }
  switch (kind) {
    case 'text':
      return { value: textOf(cell) }
    case 'list':
      return {
        value: linesOf(cell)
          .split(/[,，、\n]/)
          .map((item) => item.trim())
          .filter((item) => item !== ''),
      }
    case 'number':
      return { value: numberOf(cell) ?? textOf(cell) }
    case 'money':
    case 'charge': {
      const cents = Math.round((numberOf(cell) ?? Number.NaN) * 100)
      const isExact = Math.abs(cents - (numberOf(cell) ?? 0) * 100) < 1e-6
      return isExact ? { value: cents } : { fault: 'is not an amount in dollars' }
    }
    case 'day':
      return { value: textOf(cell) }
    case 'yesNo':
      return yesNoOf(cell)
    case 'dayOfYear':
      // Spreadsheets convert 12-01 to a date of this year.
      return { value: cell instanceof Date ? cell.toISOString().slice(5, 10) : textOf(cell) }
  }
}

/** Alt+Enter breaks the lines of a cell. */
const textOf = (cell: Exclude<FileCell, null>): string => joinedLines(linesOf(cell))

function linesOf(cell: Exclude<FileCell, null>): string {
  return plainText(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell))
}

/** Accepts full-width digits and separators. */
function numberOf(cell: Exclude<FileCell, null>): number | null {
  if (typeof cell === 'number') return cell
  if (typeof cell !== 'string') return null
  const plain =
    compatibilityForm(cell.trim(), 20)
      ?.replace(/^(HK)?\$ ?/, '')
      .replaceAll(',', '') ?? ''
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

const yesWords = ['yes', 'y', 'true', '1', '是', '有', '開', '开', '✓', '✔', '☑', '✅', '√']
const noWords = [
  'no',
  'n',
  'false',
  '0',
  '否',
  '不是',
  '沒有',
  '没有',
  '無',
  '无',
  '冇',
  '停售',
  '✗',
  '✘',
  '✕',
  '☒',
  '❌',
  '☐',
]

/** Accepts any width and the emoji variation selector. */
function yesNoOf(cell: Exclude<FileCell, null>): { value: boolean } | { fault: FileFaultCode } {
  const word = compatibilityForm(textOf(cell).toLowerCase(), 20)?.replaceAll(/[\uFE0E\uFE0F]/g, '') ?? ''
  if (yesWords.includes(word)) return { value: true }
  return noWords.includes(word) ? { value: false } : { fault: 'is not yes or no' }
}
