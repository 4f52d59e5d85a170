/** Records the place of each value. */

import { compatibilityForm, joinedLines, plainText } from '#domain/free-text.ts'
import { isRecord } from '#domain/json.ts'
import type { FileFaultCode } from '#domain/staff/shop/menus/menu-file.ts'
import type { CellKind } from './columns.ts'
import {
  bySheet,
  columnsOf,
  layouts,
  ownerKeys,
  pictureColumns,
  type SheetId,
  sheetIds,
  sheets,
} from './columns.ts'
import type { FileFault, Keys, PlaceOf } from './faults.ts'
import { cellText, type FileCell, type ReadWorkbook, unreadFault } from './read-workbook.ts'

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
          const subject = cellText(cells[column])
          faults.push({ code: cell.fault, subject, place: place(sheet, number, column) })
        } else if (cell.value !== undefined) assign(raw, column, cell.value)
      }
      rowOf.set(raw, { sheet, row: number })
      return raw
    }),
  )
  const orphan: ReportOrphan = (sheet, raw, column, code) =>
    faults.push({
      code,
      subject: String(raw[column] ?? '').slice(0, 40),
      place: place(sheet, rowOf.get(raw)?.row ?? null, column),
    })

  for (const sheet of sheetIds) putIntoOwners(sheet, rows, orphan)

  const beside = (sheet: SheetId, column: string) =>
    Object.fromEntries(rows[sheet].flatMap((row) => (row[column] ? [[String(row.id), row[column]]] : [])))
  const off = (sheet: SheetId) => rows[sheet].filter((row) => row['@onSale'] === false).map(({ id }) => id)
  const menu: Raw = {
    ...(exportedAt && { exportedAt }),
    categories: rows.categories,
    dishes: rows.dishes,
    setMenus: rows.setMenus,
    gifts: rows.gifts,
    pictures: Object.fromEntries(
      Object.entries(pictureColumns).map(([list, [sheet, column]]) => [list, beside(sheet, column)]),
    ),
    offSale: { categories: off('categories'), setMenus: off('setMenus'), gifts: off('gifts') },
  }
  for (const category of rows.categories) category.path ??= null
  for (const set of rows.setMenus) completeSet(set)
  for (const row of rows.groups) row.defaults ??= []
  for (const row of rows.dishes)
    Object.assign(row, { contains: row.contains ?? [], allergens: row.allergens ?? [] })
  for (const row of rows.gifts) row.allergens ??= []
  const placeOf: PlaceOf = (keys) => placeIn(menu, keys, rowOf, place, rows)
  for (const [raw, { sheet }] of rowOf) removeLinks(raw, sheet)
  return { menu, faults, placeOf }
}

type ReportOrphan = (sheet: SheetId, raw: Raw, column: string, code: FileFaultCode) => void

function putIntoOwners(
  sheet: SheetId,
  rows: Readonly<Record<SheetId, readonly Raw[]>>,
  orphan: ReportOrphan,
): void {
  const { owner } = layouts[sheet]
  if (!owner) return
  const keyOf = (row: Raw, columns: readonly string[]) => columns.map((column) => row[column]).join(' ')
  const owners = new Map(rows[owner.sheet].map((row) => [keyOf(row, layouts[owner.sheet].key), row]))
  const [list = '', ...way] = owner.list.split('.').toReversed()
  if (way.length === 0) for (const row of rows[owner.sheet]) row[list] = []
  const links = ownerKeys(sheet)
  for (const row of rows[sheet]) {
    const match = owners.get(keyOf(row, links))
    const holder = match && (way[0] === undefined ? match : match[way[0]])
    if (isRecord(holder)) {
      holder[list] ??= []
      listIn(holder, list).push(row)
    } else orphan(sheet, row, links.at(-1) ?? '', owner.missing)
  }
}

function removeLinks(raw: object, sheet: SheetId): void {
  for (const name of ownerKeys(sheet)) Reflect.deleteProperty(raw, name)
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

function placeIn(
  menu: Raw,
  keys: Keys,
  rowOf: ReadonlyMap<object, { readonly sheet: SheetId; readonly row: number }>,
  place: (sheet: SheetId, row: number | null, column: string | null) => ReturnType<PlaceOf>,
  rows: Readonly<Record<SheetId, readonly Raw[]>>,
): ReturnType<PlaceOf> {
  if (keys[0] === 'pictures') {
    const [, [sheet, column]] = Object.entries(pictureColumns).find(([list]) => list === keys[1]) ?? [
      '',
      pictureColumns.setMenu,
    ]
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
