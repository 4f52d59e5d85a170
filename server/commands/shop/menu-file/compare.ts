/** The preview and the audit log show these changes. */
import { inRow } from '#content/phrases.ts'
import type { ItemKind } from '#domain/staff/shop/menus/menu-forms.ts'
import type { Text } from '#domain/text.ts'
import {
  type Cell,
  columnsOf,
  type ItemSheet,
  itemSheets,
  layouts,
  type SheetId,
  type SheetRow,
  sheetIds,
  type Tables,
  tablesOf,
  wayTo,
} from './columns.ts'
import type { WrittenMenu } from './menu-schema.ts'

export const sheetOfItem = {
  dish: 'dishes',
  category: 'categories',
  gift: 'gifts',
} as const satisfies Readonly<Record<ItemKind, ItemSheet>>

export interface CellChange {
  /** A course, or a dish of a course; empty for the item itself. */
  readonly row: string
  /** The complete row is @row; the order of rows is @order. */
  readonly column: string
  readonly from: Cell
  readonly to: Cell
}

export interface MenuChange {
  readonly sheet: ItemSheet
  /** Empty for a change of the order of rows. */
  readonly id: string
  readonly name: Text
  readonly kind: 'added' | 'changed' | 'off-sale' | 'order'
  readonly cells: readonly CellChange[]
}

export function menuChanges(before: WrittenMenu, after: WrittenMenu): readonly MenuChange[] {
  const [old, now] = [tablesOf(before), tablesOf(after)]
  return itemSheets.flatMap((sheet) => {
    const [oldParts, nowParts] = [partsOf(sheet, old), partsOf(sheet, now)]
    const oldById = new Map(old[sheet].map((row) => [String(row.id), row]))
    const changes = now[sheet].flatMap((row): MenuChange[] => {
      const id = String(row.id)
      const was = oldById.get(id)
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

/** The second row of the same name gets a number. */
function partsOf(items: ItemSheet, tables: Tables): ReadonlyMap<string, readonly PartRow[]> {
  const byId = new Map<string, PartRow[]>()
  const times = new Map<string, number>()
  for (const sheet of sheetIds) {
    if (sheet === items || wayTo(sheet)[0] !== items) continue
    const [of = '', ...names] = layouts[sheet].key
    for (const row of tables[sheet]) {
      const id = String(row[of])
      const rows = byId.get(id) ?? []
      const name = names.map((column) => row[column]).join(' ')
      const key = `${sheet} ${id} ${name}`
      const time = (times.get(key) ?? 0) + 1
      times.set(key, time)
      rows.push({ sheet, row, name: time > 1 ? `${name} #${time}` : name })
      byId.set(id, rows)
    }
  }
  return byId
}

function partChanges(old: readonly PartRow[], now: readonly PartRow[]): CellChange[] {
  const keyOf = ({ sheet, name }: PartRow) => `${sheet} ${name}`
  const oldByKey = new Map(old.map((part) => [keyOf(part), part]))
  const keys = new Set(now.map(keyOf))
  const removedParts = old.filter((part) => !keys.has(keyOf(part)))
  return [
    ...removedParts.map(({ name }) => ({ row: name, column: '@row', from: name, to: null })),
    ...now.flatMap((part): CellChange[] => {
      const was = oldByKey.get(keyOf(part))
      if (was) return rowChanges(part.sheet, part.name, was.row, part.row)
      const newRow = { row: part.name, column: '@row', from: null, to: part.name }
      const { key } = layouts[part.sheet]
      const cells = rowChanges(part.sheet, part.name, undefined, part.row)
      return [newRow, ...cells.filter(({ column }) => !key.includes(column))]
    }),
    ...[...new Set(now.map(({ sheet }) => sheet))].flatMap((sheet) => {
      const namesIn = (rows: readonly PartRow[], others: ReadonlySet<string>) =>
        rows.filter((part) => part.sheet === sheet && others.has(keyOf(part))).map(({ name }) => name)
      const [from, to] = [namesIn(old, keys), namesIn(now, new Set(oldByKey.keys()))]
      return from.join('\n') === to.join('\n')
        ? []
        : [{ row: '', column: '@order', from: from.join(', '), to: to.join(', ') }]
    }),
  ]
}

/** Dishes have no order. */
function orderChange(sheet: ItemSheet, old: readonly SheetRow[], now: readonly SheetRow[]): MenuChange[] {
  if (sheet === 'dishes') return []
  const oldIds = new Set(old.map(({ id }) => id))
  const views = now.filter((row) => oldIds.has(row.id ?? null) && row['@onSale'] !== 'no')
  const names = new Map(views.map((row) => [row.id, nameOf(row).en]))
  const oldRows = old.filter(({ id }) => names.has(id ?? null))
  if (oldRows.every(({ id }, index) => id === views[index]?.id)) return []
  const [from, to] = [oldRows, views].map((rows) => rows.map(({ id }) => names.get(id ?? null)).join(', '))
  const cells = [{ row: '', column: '@order', from: from ?? null, to: to ?? null }]
  return [{ sheet, id: '', name: { zh: '', en: '' }, kind: 'order', cells }]
}

export interface NamedCell extends CellChange {
  /** The value is null for the item itself. */
  readonly rowName: Text | null
  /** Null if the value is no id. */
  readonly fromName: Text | null
  readonly toName: Text | null
}

export interface NamedChange extends MenuChange {
  readonly cells: readonly NamedCell[]
}

export function nameChanges(
  changes: readonly MenuChange[],
  before: WrittenMenu,
  after: WrittenMenu,
): readonly NamedChange[] {
  const names = namesIn(before, after)
  return changes.map(({ cells, ...change }) => {
    const { sheet, id } = change
    const rowName = (row: string): Text => {
      const [plain = '', twin] = row.split(' #')
      const text = names.get(`row ${sheet} ${id} ${plain}`) ?? choiceName(id, plain) ?? plainName(plain)
      return twin ? { zh: `${text.zh} #${twin}`, en: `${text.en} #${twin}` } : text
    }
    const choiceName = (setId: string, row: string): Text | null => {
      const [groupId, dishId] = row.split(' ')
      const [group, dish] = [names.get(`row setMenus ${setId} ${groupId}`), names.get(`dishes ${dishId}`)]
      return group && dish ? { zh: `${group.zh}・${dish.zh}`, en: `${group.en}: ${dish.en}` } : null
    }
    const valueName = (column: string, cell: CellChange['from']): Text | null => {
      if (typeof cell !== 'string') return null
      const nameOf: Readonly<Record<string, (item: string) => Text>> = {
        categoryId: (item) => names.get(`categories ${item}`) ?? plainName(item),
        alsoIn: (item) => names.get(`categories ${item}`) ?? plainName(item),
        defaults: (item) => names.get(`dishes ${item}`) ?? plainName(item),
        groupIds: rowName,
        '@order': (item) =>
          id === '' ? (names.get(`en ${sheet} ${item}`) ?? plainName(item)) : rowName(item),
      }
      const field = nameOf[column]
      return field ? inRow(cell.split(', ').map(field)) : null
    }
    return {
      ...change,
      cells: cells.map((cell) => ({
        ...cell,
        rowName: cell.row === '' ? null : rowName(cell.row),
        fromName: valueName(cell.column, cell.from),
        toName: valueName(cell.column, cell.to),
      })),
    }
  })
}

const plainName = (id: string): Text => ({ zh: id, en: id })

/** The file's names take precedence over the shop's. */
function namesIn(...menus: readonly WrittenMenu[]): ReadonlyMap<string, Text> {
  const names = new Map<string, Text>()
  for (const { categories, dishes, setMenus, gifts = [] } of menus) {
    for (const [sheet, rows] of Object.entries({ categories, dishes, setMenus, gifts }))
      for (const { id, name } of rows) {
        names.set(`${sheet} ${id}`, name)
        names.set(`en ${sheet} ${name.en}`, name)
      }
    for (const { id, groups, menuMedia = [] } of setMenus) {
      for (const { title } of menuMedia) names.set(`row setMenus ${id} ${title.en}`, title)
      for (const group of groups) names.set(`row setMenus ${id} ${group.id}`, group.name)
    }
    for (const { id, contents } of gifts)
      for (const text of contents) names.set(`row gifts ${id} ${text.en}`, text)
  }
  return names
}
