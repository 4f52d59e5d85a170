import type { Text } from '#domain/text.ts'

type SheetName =
  | 'categories'
  | 'setMenus'
  | 'groups'
  | 'choices'
  | 'nextCharges'
  | 'menuMedia'
  | 'dishes'
  | 'gifts'
  | 'giftContents'

/** At most 31 characters in both languages together; imports need these exact names. */
export const sheetNames: Readonly<Record<SheetName, Text>> = {
  categories: { zh: '分類', en: 'Categories' },
  setMenus: { zh: '餐單', en: 'Sets' },
  groups: { zh: '菜式分類', en: 'Courses' },
  choices: { zh: '各類菜式', en: 'Dishes of courses' },
  nextCharges: { zh: '之後的菜式價錢', en: 'Dish prices from a day' },
  menuMedia: { zh: '餐牌', en: 'Menu sheets' },
  dishes: { zh: '菜式', en: 'Dishes' },
  gifts: { zh: '禮品', en: 'Gifts' },
  giftContents: { zh: '禮品內容', en: 'Gift contents' },
}

export const columnNames: Readonly<Record<string, Text>> = {
  id: { zh: '編號', en: 'ID' },
  setId: { zh: '餐單編號', en: 'Set ID' },
  groupId: { zh: '菜式分類編號', en: 'Course ID' },
  dishId: { zh: '菜式編號', en: 'Dish ID' },
  giftId: { zh: '禮品編號', en: 'Gift ID' },
  '@row': { zh: '這行', en: 'Row' },
  '@order': { zh: '次序', en: 'Order' },
  '@onSale': { zh: '售賣', en: 'On sale' },
  '@picture': { zh: '圖片', en: 'Picture' },
  '@cardPicture': { zh: '卡片圖片', en: 'Card picture' },
  '@alonePicture': { zh: '透明底圖片', en: 'Picture alone' },
  slug: { zh: '網址', en: 'Address' },
  categoryId: { zh: '分類編號', en: 'Category ID' },
  alsoIn: { zh: '另外列在', en: 'Also listed in' },
  'name.zh': { zh: '中文名稱', en: 'Chinese name' },
  'name.en': { zh: '英文名稱', en: 'English name' },
  'tagline.zh': { zh: '中文簡介', en: 'Chinese tagline' },
  'tagline.en': { zh: '英文簡介', en: 'English tagline' },
  'description.zh': { zh: '中文描述', en: 'Chinese description' },
  'description.en': { zh: '英文描述', en: 'English description' },
  'title.zh': { zh: '中文標題', en: 'Chinese title' },
  'title.en': { zh: '英文標題', en: 'English title' },
  'note.zh': { zh: '中文備註', en: 'Chinese note' },
  'note.en': { zh: '英文備註', en: 'English note' },
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
  kind: { zh: '種類', en: 'Kind' },
  path: { zh: '專頁', en: 'Page' },
  'seasonal.from': { zh: '季節由', en: 'Season from' },
  'seasonal.to': { zh: '季節至', en: 'Season to' },
  'nextPrices.from': { zh: '新價由', en: 'New price from' },
  'nextPrices.priceCents': { zh: '新價', en: 'New price HK$' },
  'nextPrice.from': { zh: '新價由', en: 'New price from' },
  'nextPrice.priceCents': { zh: '新價', en: 'New price HK$' },
  'nextPrices.display': { zh: '新價寫法', en: 'New price written as' },
  chargeCents: { zh: '新的另加或單價', en: 'New supplement or price HK$' },
  leadDays: { zh: '提早日數', en: 'Days ahead' },
  onSale: { zh: '售賣', en: 'On sale' },
  'serves.min': { zh: '最少人數', en: 'Guests from' },
  'serves.max': { zh: '最多人數', en: 'Guests to' },
  unit: { zh: '單位', en: 'Unit' },
  pricing: { zh: '計價', en: 'Pricing' },
  priceCents: { zh: '價錢', en: 'Price HK$' },
  extraCents: { zh: '另加', en: 'Supplement HK$' },
  'priceDisplay.kind': { zh: '價錢寫法', en: 'Price written as' },
  includesDelivery: { zh: '包送貨', en: 'Includes delivery' },
  minQuantity: { zh: '最少訂', en: 'Minimum order' },
  minQuantityScope: { zh: '最少訂的範圍', en: 'Minimum counts' },
  includedCutlery: { zh: '附餐具', en: 'Cutlery included' },
  includedTongs: { zh: '附食物夾', en: 'Tongs included' },
  badges: { zh: '標籤', en: 'Badges' },
  externalPath: { zh: '網店頁面', en: 'Online store page' },
  course: { zh: '菜式類別', en: 'Course type' },
  min: { zh: '最少', en: 'At least' },
  max: { zh: '最多', en: 'At most' },
  repeatable: { zh: '可重複', en: 'More than once' },
  defaults: { zh: '預設菜式', en: 'Default dishes' },
  groupIds: { zh: '菜式分類', en: 'Courses' },
  cuisine: { zh: '菜系', en: 'Cuisine' },
  vegetarian: { zh: '素食', en: 'Vegetarian' },
  vegan: { zh: '純素', en: 'Vegan' },
  spicy: { zh: '辣', en: 'Spicy' },
  contains: { zh: '含有', en: 'Contains' },
  allergens: { zh: '致敏原', en: 'Allergens' },
  onlinePath: { zh: '網店頁面', en: 'Online store page' },
  'introduction.title.zh': { zh: '中文題目', en: 'Chinese heading' },
  'introduction.title.en': { zh: '英文題目', en: 'English heading' },
  'introduction.paragraphOne.zh': { zh: '中文第一段', en: 'Chinese paragraph 1' },
  'introduction.paragraphOne.en': { zh: '英文第一段', en: 'English paragraph 1' },
  'introduction.paragraphTwo.zh': { zh: '中文第二段', en: 'Chinese paragraph 2' },
  'introduction.paragraphTwo.en': { zh: '英文第二段', en: 'English paragraph 2' },
  'introduction.bulletOne.zh': { zh: '中文要點一', en: 'Chinese point 1' },
  'introduction.bulletOne.en': { zh: '英文要點一', en: 'English point 1' },
  'introduction.bulletTwo.zh': { zh: '中文要點二', en: 'Chinese point 2' },
  'introduction.bulletTwo.en': { zh: '英文要點二', en: 'English point 2' },
  'introduction.paragraphThree.zh': { zh: '中文第三段', en: 'Chinese paragraph 3' },
  'introduction.paragraphThree.en': { zh: '英文第三段', en: 'English paragraph 3' },
  'introduction.paragraphFour.zh': { zh: '中文第四段', en: 'Chinese paragraph 4' },
  'introduction.paragraphFour.en': { zh: '英文第四段', en: 'English paragraph 4' },
}

export const guideName: Text = { zh: '說明', en: 'Guide' }

export const guide: readonly Text[] = [
  {
    zh: '每張工作表一種資料，每行一項。第一行是欄名，請保留；欄的次序可以調動。',
    en: 'Each sheet lists one type of item, one per row. Keep the first row; columns may be in any order.',
  },
  {
    zh: '行的次序就是網站上的次序。',
    en: 'The order of the rows is the order on the site.',
  },
  {
    zh: '編號把各行連起來：菜式分類屬於一個套餐，每款菜式屬於一個菜式分類。已有的編號請勿更改；新一行用未用過的編號。',
    en: 'IDs link the rows: a course belongs to a set, a dish to a course. Keep existing IDs; give new rows an unused one.',
  },
  {
    zh: '套餐及禮品的編號是數字；其他編號及網址用小寫英文字、數字及連字號，例如 roast-goose。',
    en: 'Sets and gifts have numbers as IDs; other IDs and addresses are lower-case words joined with hyphens, such as roast-goose.',
  },
  {
    zh: '刪去的行會停售，不會刪除；之前的訂單不變。',
    en: 'Removed rows are taken off sale, not deleted. Placed orders are not affected.',
  },
  {
    zh: '價錢是港元，例如 980 或 98.5。逐款計價（perItem）的套餐毋須填價錢，每款菜式填價錢；固定價錢（fixed）的套餐，菜式只填另加。',
    en: 'Prices are in Hong Kong dollars, such as 980 or 98.5. In a set priced by item (perItem), leave the set’s price empty and give each dish a price; in a fixed-price set (fixed), dishes only have a supplement.',
  },
  {
    zh: '是否的欄填 yes 或 no，亦可填「是」或「否」。清單用逗號分隔，例如 egg, milk。',
    en: 'In yes/no columns, enter yes or no. Lists are separated by commas, such as egg, milk.',
  },
  {
    zh: '季節填月日，例如 12-01；全年供應則兩欄留空，有季節的套餐要有 seasonal 標籤。',
    en: 'A season is written as month and day, such as 12-01. Leave both empty for all year. A set with a season has the badge seasonal.',
  },
  {
    zh: '圖片是已在店內的圖片檔案；新的一行可留空，用一幅通用圖片，之後在套餐頁上載。',
    en: 'Pictures are files already in the shop. Leave it empty in a new row for a placeholder, and upload a picture later on the set’s page.',
  },
  {
    zh: '橫幅、通告、常見問題、優惠及設定不在這個檔案。',
    en: 'Banners, the notice, FAQs, promotions and settings are not in this file.',
  },
  {
    zh: '公式會讀成計算結果。',
    en: 'Formulas are read as their results.',
  },
]

/** The guide lists the permitted values of columns. */
export const guideValues: Readonly<Record<string, string>> = {
  kind: 'sets, gifts',
  unit: 'set, person, box, plate, tray, piece',
  pricing: 'fixed, perItem',
  'priceDisplay.kind': 'plain, fromFreeDelivery, perPlate, perTray, range',
  minQuantityScope: 'set, category',
}

export const guidePossible: Text = { zh: '可填', en: 'may be' }
export const exportedAtName: Text = { zh: '匯出時間', en: 'Exported at' }
export const badgesName: Text = { zh: '標籤', en: 'Badges' }
export const allergensName: Text = { zh: '致敏原', en: 'Allergens' }

export const yesNoValues = 'yes, no, 是, 否'

const kindHints = {
  text: { zh: '文字', en: 'Text' },
  number: { zh: '整數', en: 'A whole number' },
  money: { zh: '港元金額', en: 'An amount in Hong Kong dollars' },
  charge: { zh: '港元金額，可以是 0', en: 'An amount in Hong Kong dollars, or 0' },
  yesNo: { zh: 'yes 或 no', en: 'yes or no' },
  list: { zh: '用逗號分隔', en: 'Values separated by commas' },
  dayOfYear: { zh: '月日，例如 12-01', en: 'Month and day, such as 12-01' },
  day: { zh: '日期，例如 2027-12-01', en: 'A date, such as 2027-12-01' },
} as const satisfies Record<string, Text>

/** What to write: 整數，例如 10. */
export function cellHint(kind: keyof typeof kindHints, values: string | null, example: string | null): Text {
  const { zh, en } = kindHints[kind]
  const isShown = example !== null && kind !== 'yesNo'
  return {
    zh: `${zh}${isShown ? `，例如 ${example}` : ''}${values ? `；可填 ${values}` : ''}`,
    en: `${en}${isShown ? `, such as ${example}` : ''}${values ? `; may be ${values}` : ''}`,
  }
}
