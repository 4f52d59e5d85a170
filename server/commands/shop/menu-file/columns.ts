/** Columns are named by their path in a JSON row. */
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
export const sheetIds = Object.keys(sheets) as readonly SheetId[]

export function columnsOf(sheet: SheetId): readonly (readonly [string, CellKind])[] {
  return Object.entries(sheets[sheet])
}

export function bySheet<Value>(of: (sheet: SheetId) => Value): Readonly<Record<SheetId, Value>> {
  return {
    categories: of('categories'),
    setMenus: of('setMenus'),
    groups: of('groups'),
    choices: of('choices'),
    nextCharges: of('nextCharges'),
    menuMedia: of('menuMedia'),
    dishes: of('dishes'),
    gifts: of('gifts'),
    giftContents: of('giftContents'),
  }
}

export const keyColumns: Readonly<Record<SheetId, readonly string[]>> = {
  categories: ['id'],
  setMenus: ['id'],
  groups: ['setId', 'id'],
  choices: ['setId', 'groupId', 'dishId'],
  nextCharges: ['setId', 'groupId', 'dishId'],
  menuMedia: ['setId', 'title.en'],
  dishes: ['id'],
  gifts: ['id'],
  giftContents: ['giftId', 'en'],
}

/** The maximum is five times the rows of a large menu. */
export const maxRows: Readonly<Record<SheetId, number>> = {
  categories: 60,
  setMenus: 250,
  groups: 1_500,
  choices: 6_000,
  nextCharges: 6_000,
  menuMedia: 500,
  dishes: 1_500,
  gifts: 200,
  giftContents: 2_000,
}

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
        // The dishes have the price.
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

const another = (second: string | undefined, first: string | undefined) =>
  second === first ? undefined : second

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
