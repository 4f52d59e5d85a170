/** Columns are named by their path in a JSON row. */
import type { FileFaultCode } from '#domain/staff/shop/menus/menu-file.ts'
import type { WrittenMenu } from './menu-schema.ts'

/** `charge` may be 0; `money` of 0 is omitted. */
export type CellKind = 'text' | 'number' | 'money' | 'charge' | 'yesNo' | 'list' | 'dayOfYear' | 'day'

/** Columns with @ are stored outside the row in JSON. */
export const sheets = {
  categories: {
    id: 'text',
    '@onSale': 'yesNo',
    'name.zh': 'text',
    'name.en': 'text',
    'description.zh': 'text',
    'description.en': 'text',
    kind: 'text',
    path: 'text',
    'seasonal.from': 'dayOfYear',
    'seasonal.to': 'dayOfYear',
  },
  setMenus: {
    id: 'number',
    '@onSale': 'yesNo',
    slug: 'text',
    categoryId: 'text',
    alsoIn: 'list',
    'name.zh': 'text',
    'name.en': 'text',
    'tagline.zh': 'text',
    'tagline.en': 'text',
    'description.zh': 'text',
    'description.en': 'text',
    'serves.min': 'number',
    'serves.max': 'number',
    unit: 'text',
    pricing: 'text',
    priceCents: 'money',
    'priceDisplay.kind': 'text',
    'nextPrices.from': 'day',
    'nextPrices.priceCents': 'money',
    'nextPrices.display': 'text',
    includesDelivery: 'yesNo',
    minQuantity: 'number',
    minQuantityScope: 'text',
    leadDays: 'number',
    includedCutlery: 'number',
    includedTongs: 'number',
    badges: 'list',
    'seasonal.from': 'dayOfYear',
    'seasonal.to': 'dayOfYear',
    externalPath: 'text',
    '@picture': 'text',
    '@cardPicture': 'text',
  },
  groups: {
    setId: 'number',
    id: 'text',
    course: 'text',
    'name.zh': 'text',
    'name.en': 'text',
    min: 'number',
    max: 'number',
    repeatable: 'yesNo',
    defaults: 'list',
  },
  choices: {
    setId: 'number',
    groupId: 'text',
    dishId: 'text',
    extraCents: 'money',
    priceCents: 'money',
    'note.zh': 'text',
    'note.en': 'text',
  },
  nextCharges: { setId: 'number', groupId: 'text', dishId: 'text', chargeCents: 'charge' },
  menuMedia: { setId: 'number', 'title.zh': 'text', 'title.en': 'text', groupIds: 'list' },
  dishes: {
    id: 'text',
    'name.zh': 'text',
    'name.en': 'text',
    course: 'text',
    cuisine: 'text',
    vegetarian: 'yesNo',
    vegan: 'yesNo',
    spicy: 'yesNo',
    contains: 'list',
    allergens: 'list',
    'description.zh': 'text',
    'description.en': 'text',
    onSale: 'yesNo',
    '@picture': 'text',
  },
  gifts: {
    id: 'number',
    '@onSale': 'yesNo',
    slug: 'text',
    'name.zh': 'text',
    'name.en': 'text',
    priceCents: 'money',
    'nextPrice.from': 'day',
    'nextPrice.priceCents': 'money',
    'introduction.title.zh': 'text',
    'introduction.title.en': 'text',
    'introduction.paragraphOne.zh': 'text',
    'introduction.paragraphOne.en': 'text',
    'introduction.paragraphTwo.zh': 'text',
    'introduction.paragraphTwo.en': 'text',
    'introduction.bulletOne.zh': 'text',
    'introduction.bulletOne.en': 'text',
    'introduction.bulletTwo.zh': 'text',
    'introduction.bulletTwo.en': 'text',
    'introduction.paragraphThree.zh': 'text',
    'introduction.paragraphThree.en': 'text',
    'introduction.paragraphFour.zh': 'text',
    'introduction.paragraphFour.en': 'text',
    allergens: 'list',
    onlinePath: 'text',
    '@picture': 'text',
    '@alonePicture': 'text',
  },
  giftContents: { giftId: 'number', zh: 'text', en: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CellKind>>>>

export type SheetId = keyof typeof sheets
/** The rows of other sheets are parts of these. */
export const itemSheets = ['categories', 'setMenus', 'dishes', 'gifts'] as const satisfies readonly SheetId[]
export type ItemSheet = (typeof itemSheets)[number]
export const sheetIds = Object.keys(sheets) as readonly SheetId[]

export function columnsOf(sheet: SheetId): readonly (readonly [string, CellKind])[] {
  return Object.entries(sheets[sheet])
}

export function bySheet<Value>(of: (sheet: SheetId) => Value): Readonly<Record<SheetId, Value>> {
  return Object.fromEntries(sheetIds.map((sheet) => [sheet, of(sheet)])) as Record<SheetId, Value>
}

interface SheetLayout {
  /** Columns that identify a row; those of a part begin with its owner's key. */
  readonly key: readonly string[]
  /** The maximum is five times the rows of a large menu. */
  readonly maxRows: number
  /** In JSON, the rows of a part stand in a list of their owner. */
  readonly owner?: { readonly sheet: SheetId; readonly list: string; readonly missing: FileFaultCode }
}

const ofSet = { sheet: 'setMenus', missing: 'names a set that is not in the file' } as const

export const layouts: Readonly<Record<SheetId, SheetLayout>> = {
  categories: { key: ['id'], maxRows: 60 },
  setMenus: { key: ['id'], maxRows: 250 },
  groups: { key: ['setId', 'id'], maxRows: 1_500, owner: { ...ofSet, list: 'groups' } },
  choices: {
    key: ['setId', 'groupId', 'dishId'],
    maxRows: 6_000,
    owner: { sheet: 'groups', list: 'dishes', missing: 'names a course that is not in the file' },
  },
  nextCharges: {
    key: ['setId', 'groupId', 'dishId'],
    maxRows: 6_000,
    owner: { sheet: 'setMenus', list: 'nextPrices.charges', missing: 'names a set that has no next price' },
  },
  menuMedia: { key: ['setId', 'title.en'], maxRows: 500, owner: { ...ofSet, list: 'menuMedia' } },
  dishes: { key: ['id'], maxRows: 1_500 },
  gifts: { key: ['id'], maxRows: 200 },
  giftContents: {
    key: ['giftId', 'en'],
    maxRows: 2_000,
    owner: { sheet: 'gifts', list: 'contents', missing: 'names a gift that is not in the file' },
  },
}

/** Columns that name the owner of a row; none for an item. */
export function ownerKeys(sheet: SheetId): readonly string[] {
  const { key, owner } = layouts[sheet]
  return owner ? key.slice(0, layouts[owner.sheet].key.length) : []
}

/** JSON nests the rows below these keys. */
export function wayTo(sheet: SheetId): readonly string[] {
  const { owner } = layouts[sheet]
  return owner ? [...wayTo(owner.sheet), ...owner.list.split('.')] : [sheet]
}

/** Columns of the file's lists of pictures; a card or cut-out without a picture shows the first. */
export const pictureColumns = {
  dish: ['dishes', '@picture'],
  setMenu: ['setMenus', '@picture'],
  setCard: ['setMenus', '@cardPicture'],
  gift: ['gifts', '@picture'],
  giftObject: ['gifts', '@alonePicture'],
} as const satisfies Readonly<Record<string, readonly [SheetId, string]>>

export type Cell = string | number | null
export type SheetRow = Readonly<Record<string, Cell>>
export type Tables = Readonly<Record<SheetId, readonly SheetRow[]>>

export function tablesOf(menu: WrittenMenu): Tables {
  return bySheet((sheet) => rowsIn(menu, sheet).map((row) => cellsOf(sheet, row)))
}

/** JSON rows with the keys of their owners and what is stored outside them. */
function rowsIn(menu: WrittenMenu, sheet: SheetId): readonly object[] {
  const { owner } = layouts[sheet]
  const item = itemSheets.find((each) => each === sheet)
  if (!owner) return item ? itemsIn(menu, item) : []
  const { key } = layouts[owner.sheet]
  return rowsIn(menu, owner.sheet).flatMap((row) => {
    const keys = ownerKeys(sheet).map((column, at) => [column, valueIn(row, key[at] ?? '')])
    const parts = valueIn(row, owner.list)
    return Array.isArray(parts) ? parts.map((part) => ({ ...Object.fromEntries(keys), ...part })) : []
  })
}

function itemsIn(menu: WrittenMenu, sheet: ItemSheet): readonly object[] {
  return (menu[sheet] ?? []).map((row) => ({
    onSale: true,
    ...row,
    // The dishes have the price of a set that is priced by item.
    ...('pricing' in row && row.pricing === 'perItem' && { priceCents: null }),
    ...besides(menu, sheet, row.id),
  }))
}

function besides(menu: WrittenMenu, sheet: SheetId, id: string | number): Readonly<Record<string, unknown>> {
  const off = valueIn(menu, `offSale.${sheet}`)
  const cells: Record<string, unknown> = { '@onSale': !(Array.isArray(off) && off.includes(id)) }
  for (const [list, [of, column]] of Object.entries(pictureColumns))
    if (of === sheet) {
      const file = valueIn(menu, `pictures.${list}.${id}`)
      if (file !== cells['@picture']) cells[column] = file
    }
  return cells
}

function cellsOf(sheet: SheetId, row: object): SheetRow {
  return Object.fromEntries(
    columnsOf(sheet).map(([column, kind]) => [column, cellOf(kind, valueIn(row, column))]),
  )
}

/** Reads a path such as name.zh. */
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
