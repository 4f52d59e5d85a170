/** What changes between two menus, cell by cell: what an owner sees before it is published, and what the trail keeps. */
import type { ItemKind } from '#domain/staff/menus/item-drafts.ts'
import type { Text } from '#domain/text.ts'
import { columnsOf, keyColumns, type SheetId } from './columns.ts'
import type { WrittenMenu } from './menu-schema.ts'
import { type Cell, type SheetRow, type Tables, tablesOf } from './tables.ts'

/** The sheets whose rows stand for themselves; the rows of the others belong to one of these. */
export type OwnSheet = 'categories' | 'setMenus' | 'dishes' | 'gifts'

/** The sheet of what has a form with fields, other than sets. */
export const sheetOfItem = {
  dish: 'dishes',
  category: 'categories',
  gift: 'gifts',
} as const satisfies Readonly<Record<ItemKind, OwnSheet>>

export interface CellChange {
  /** The row within the thing: a course, or a dish of a course; empty: the thing itself. */
  readonly row: string
  /** A column, @row for the whole row, or @order for the order of such rows. */
  readonly column: string
  readonly from: Cell
  readonly to: Cell
}

export interface MenuChange {
  readonly sheet: OwnSheet
  /** Empty: the order of the rows. */
  readonly id: string
  readonly name: Text
  readonly kind: 'added' | 'changed' | 'off-sale' | 'order'
  readonly cells: readonly CellChange[]
}

/** The sheets of each thing, the column that names the thing, and those that name the row within it. */
const parts: Readonly<
  Record<
    OwnSheet,
    readonly { readonly sheet: SheetId; readonly of: string; readonly row: readonly string[] }[]
  >
> = {
  categories: [],
  dishes: [],
  setMenus: [
    { sheet: 'groups', of: 'setId', row: ['id'] },
    { sheet: 'choices', of: 'setId', row: ['groupId', 'dishId'] },
    { sheet: 'nextCharges', of: 'setId', row: ['groupId', 'dishId'] },
    { sheet: 'menuMedia', of: 'setId', row: ['title.en'] },
  ],
  gifts: [{ sheet: 'giftContents', of: 'giftId', row: ['en'] }],
}
const ownSheets = ['categories', 'setMenus', 'dishes', 'gifts'] as const

export function menuChanges(before: WrittenMenu, after: WrittenMenu): readonly MenuChange[] {
  const [old, now] = [tablesOf(before), tablesOf(after)]
  return ownSheets.flatMap((sheet) => {
    const [oldParts, nowParts] = [partsOf(sheet, old), partsOf(sheet, now)]
    const known = new Map(old[sheet].map((row) => [String(row.id), row]))
    const changes = now[sheet].flatMap((row): MenuChange[] => {
      const id = String(row.id)
      const was = known.get(id)
      const cells = [
        ...rowChanges(sheet, '', was, row),
        ...partChanges(oldParts.get(id) ?? [], nowParts.get(id) ?? []),
      ]
      if (cells.length === 0) return []
      const isOff = cells.some(
        ({ column, from, to }) => column === '@onSale' && from === 'yes' && to === 'no',
      )
      return [{ sheet, id, name: nameOf(row), kind: was ? (isOff ? 'off-sale' : 'changed') : 'added', cells }]
    })
    return [...changes, ...orderChange(sheet, old[sheet], now[sheet])]
  })
}

const nameOf = (row: SheetRow): Text => ({
  zh: String(row['name.zh'] ?? ''),
  en: String(row['name.en'] ?? ''),
})

function rowChanges(sheet: SheetId, row: string, was: SheetRow | undefined, is: SheetRow): CellChange[] {
  return columnsOf(sheet).flatMap(([column]) => {
    const [from, to] = [was?.[column] ?? null, is[column] ?? null]
    return from === to ? [] : [{ row, column, from, to }]
  })
}

interface PartRow {
  readonly sheet: SheetId
  readonly name: string
  readonly row: SheetRow
}

/** The rows that belong to each thing. Where two have one name, as sheets of a menu may, the second says so. */
function partsOf(own: OwnSheet, tables: Tables): ReadonlyMap<string, readonly PartRow[]> {
  const found = new Map<string, PartRow[]>()
  const times = new Map<string, number>()
  for (const { sheet, of, row: names } of parts[own])
    for (const row of tables[sheet]) {
      const id = String(row[of])
      const rows = found.get(id) ?? []
      const name = names.map((column) => row[column]).join(' ')
      const key = `${sheet} ${id} ${name}`
      const time = (times.get(key) ?? 0) + 1
      times.set(key, time)
      rows.push({ sheet, row, name: time > 1 ? `${name} #${time}` : name })
      found.set(id, rows)
    }
  return found
}

function partChanges(old: readonly PartRow[], now: readonly PartRow[]): CellChange[] {
  const keyOf = ({ sheet, name }: PartRow) => `${sheet} ${name}`
  const known = new Map(old.map((part) => [keyOf(part), part]))
  const kept = new Set(now.map(keyOf))
  const gone = old.filter((part) => !kept.has(keyOf(part)))
  return [
    ...gone.map(({ name }) => ({ row: name, column: '@row', from: name, to: null })),
    ...now.flatMap((part): CellChange[] => {
      const was = known.get(keyOf(part))
      if (was) return rowChanges(part.sheet, part.name, was.row, part.row)
      const added = { row: part.name, column: '@row', from: null, to: part.name }
      const keys = keyColumns[part.sheet]
      const cells = rowChanges(part.sheet, part.name, undefined, part.row)
      return [added, ...cells.filter(({ column }) => !keys.includes(column))]
    }),
    ...[...new Set(now.map(({ sheet }) => sheet))].flatMap((sheet) => {
      const namesIn = (rows: readonly PartRow[], others: ReadonlySet<string>) =>
        rows.filter((part) => part.sheet === sheet && others.has(keyOf(part))).map(({ name }) => name)
      const [from, to] = [namesIn(old, kept), namesIn(now, new Set(known.keys()))]
      return from.join('\n') === to.join('\n')
        ? []
        : [{ row: '', column: '@order', from: from.join(', '), to: to.join(', ') }]
    }),
  ]
}

/** The order of what both have and is on sale. Dishes have none. */
function orderChange(sheet: OwnSheet, old: readonly SheetRow[], now: readonly SheetRow[]): MenuChange[] {
  if (sheet === 'dishes') return []
  const known = new Set(old.map(({ id }) => id))
  const shown = now.filter((row) => known.has(row.id ?? null) && row['@onSale'] !== 'no')
  const names = new Map(shown.map((row) => [row.id, nameOf(row).en]))
  const ordered = old.filter(({ id }) => names.has(id ?? null))
  if (ordered.every(({ id }, index) => id === shown[index]?.id)) return []
  const [from, to] = [ordered, shown].map((rows) => rows.map(({ id }) => names.get(id ?? null)).join(', '))
  const cells = [{ row: '', column: '@order', from: from ?? null, to: to ?? null }]
  return [{ sheet, id: '', name: { zh: '', en: '' }, kind: 'order', cells }]
}
