/** The sheets of a menu's spreadsheet and their columns. A column is named by its place in the row of the JSON file. */

/** A `charge` may be nothing, where `money` that is nothing is left out. */
export type CellKind = 'text' | 'number' | 'money' | 'charge' | 'yesNo' | 'list' | 'dayOfYear' | 'day'

/** Columns that begin with @ stand beside the row in the JSON file: its pictures, and whether it is on sale. */
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

/** A value for each sheet. */
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

/** The columns that name a row among those of its sheet. */
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

/** Rows of a sheet: five times those of a large menu. */
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
