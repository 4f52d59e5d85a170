/** A menu as the cells of its sheets: what a spreadsheet holds, and what two menus are compared by. */
import { type CellKind, columnsOf, type SheetId } from './columns.ts'
import type { WrittenMenu } from './menu-schema.ts'

export type Cell = string | number | null
export type SheetRow = Readonly<Record<string, Cell>>
export type Tables = Readonly<Record<SheetId, readonly SheetRow[]>>

export function tablesOf(menu: WrittenMenu): Tables {
  const { categories, dishes, setMenus, gifts = [], pictures = {}, offSale = {} } = menu
  const isOff = <Id>(ids: readonly Id[] | undefined, id: Id) => (ids ?? []).includes(id)
  const ofSets = <Part>(rowsOf: (set: (typeof setMenus)[number]) => readonly Part[]) =>
    setMenus.flatMap((set) => rowsOf(set).map((part) => ({ setId: set.id, ...part })))
  return {
    categories: categories.map((row) =>
      cellsOf('categories', { ...row, '@onSale': !isOff(offSale.categories, row.id) }),
    ),
    setMenus: setMenus.map((set) =>
      cellsOf('setMenus', {
        ...set,
        // What its dishes cost says it: one price less to change.
        ...(set.pricing === 'perItem' && { priceCents: null }),
        '@onSale': !isOff(offSale.setMenus, set.id),
        '@picture': pictures.setMenu?.[set.id],
        '@cardPicture': another(pictures.setCard?.[set.id], pictures.setMenu?.[set.id]),
      }),
    ),
    groups: ofSets(({ groups }) => groups).map((row) => cellsOf('groups', row)),
    choices: ofSets(({ groups }) =>
      groups.flatMap(({ id, dishes: choices }) => choices.map((choice) => ({ groupId: id, ...choice }))),
    ).map((row) => cellsOf('choices', row)),
    nextCharges: ofSets(({ nextPrices }) => nextPrices?.charges ?? []).map((row) =>
      cellsOf('nextCharges', row),
    ),
    menuMedia: ofSets(({ menuMedia = [] }) => menuMedia).map((row) => cellsOf('menuMedia', row)),
    dishes: dishes.map((row) =>
      cellsOf('dishes', { ...row, onSale: row.onSale ?? true, '@picture': pictures.dish?.[row.id] }),
    ),
    gifts: gifts.map((gift) =>
      cellsOf('gifts', {
        ...gift,
        '@onSale': !isOff(offSale.gifts, gift.id),
        '@picture': pictures.gift?.[gift.id],
        '@alonePicture': another(pictures.giftObject?.[gift.id], pictures.gift?.[gift.id]),
      }),
    ),
    giftContents: gifts.flatMap(({ id, contents }) =>
      contents.map((row) => cellsOf('giftContents', { giftId: id, ...row })),
    ),
  }
}

/** A second picture, where it is not the first one. */
const another = (second: string | undefined, first: string | undefined) =>
  second === first ? undefined : second

function cellsOf(sheet: SheetId, row: object): SheetRow {
  return Object.fromEntries(
    columnsOf(sheet).map(([column, kind]) => [column, cellOf(kind, valueIn(row, column))]),
  )
}

/** The value at a place such as name.zh. */
export function valueIn(row: object, column: string): unknown {
  let value: unknown = row
  for (const key of column.startsWith('@') ? [column] : column.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return value
}

function cellOf(kind: CellKind, value: unknown): Cell {
  switch (kind) {
    case 'money':
      return typeof value === 'number' && value > 0 ? value / 100 : null
    case 'charge':
      return typeof value === 'number' ? value / 100 : null
    case 'yesNo':
      return value ? 'yes' : 'no'
    case 'list':
      return Array.isArray(value) && value.length > 0 ? value.join(', ') : null
    case 'number':
      return typeof value === 'number' ? value : null
    case 'text':
    case 'dayOfYear':
    case 'day':
      return typeof value === 'string' ? value : null
  }
}
