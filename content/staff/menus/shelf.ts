/** The words of the page of categories and gifts. */
import { allergenNames } from '#content/allergens.ts'
import { dayProblems } from '#content/staff/days/day-problems.ts'
import { pageNames } from '#content/staff/page-names.ts'
import { picturesPanel } from '#content/staff/settings/pictures.ts'
import { allergens } from '#domain/ordering/order-needs.ts'
import { allergenField } from '#domain/staff/menus/dish-values.ts'
import type { ShelfKind, ShelfProblem } from '#domain/staff/menus/shelf-values.ts'
import type { Text } from '#domain/text.ts'
import { setFieldName } from './menus.ts'

export const shelfPage = {
  title: pageNames.shelf,
  summary: {
    zh: '次序即網站次序；發布後客人即時看到。',
    en: 'In the order of the site. Customers see a change as soon as it is published.',
  },
  search: { zh: '搜尋分類和禮品', en: 'Search categories and gifts' },
  searchHint: { zh: '分類或禮品名稱', en: 'Category or gift' },
  noneFound: { zh: '找不到。', en: 'Nothing was found.' },
  gap: { zh: '欠一種語言', en: 'A language is missing' },
  saved: { zh: '已發布。', en: 'Published.' },
  allergens: { zh: '致敏原', en: 'Allergens' },
  nextPriceNote: {
    zh: '到了那一日，網站及這裏都轉用新價。',
    en: 'From that day on, the site and this page have the new price.',
  },
  add: { zh: '新禮品', en: 'New gift' },
  addNote: {
    zh: '新禮品照另一款開始，連內容及致敏原，先不售賣；加上圖片、改好再開。',
    en: 'A new gift begins as a copy of another, with its contents and allergens but without its picture, and off sale until you switch it on.',
  },
  added: {
    zh: '已新增，未開售。請核對內容及致敏原。',
    en: 'Added, and not on sale yet. Please check its contents and allergens.',
  },
  addCategory: { zh: '新分類', en: 'New category' },
  addedCategory: {
    zh: '已新增。分類內有售賣中的餐單，客人才會看到。',
    en: 'Added. Customers see it once a set that is on sale is in it.',
  },
  textsMissing: {
    zh: '請以中文及英文輸入名稱及描述。',
    en: 'Please enter the name and the description in both languages.',
  },
  tooMany: {
    zh: '分類已滿，請先移除一個空的分類。',
    en: 'There are as many categories as there can be. Remove an empty one first.',
  },
  nothingOnSale: { zh: '現時沒有在售的。', en: 'Nothing in it is on sale.' },
  alsoListed: {
    zh: '另外列在這裏的餐單，仍在本身的分類售賣：',
    en: 'Sets of other categories that are listed here too stay on sale in their own:',
  },
  removeCategory: { zh: '移除分類', en: 'Remove the category' },
  removeCategoryNote: { zh: '分類是空的，可以移除。', en: 'It is empty, so it can go.' },
  inUse: {
    zh: '分類內有餐單，請先把餐單移到別的分類。',
    en: 'There are sets in it. Move them to another category first.',
  },
  remove: { zh: '移除禮品', en: 'Remove the gift' },
  removeNote: {
    zh: '移除後不能還原。之前匯出的餐單檔仍有它。',
    en: 'It can’t be brought back, except from a menu file that was exported before.',
  },
  gone: { zh: '這一項已不存在，請重新載入。', en: 'This one is gone. Load the page again.' },
  removed: { zh: '已移除。', en: 'Removed.' },
  removeOnSale: { zh: '請先停售，再移除。', en: 'Please take it off sale first.' },
  sale: {
    zh: '停售後客人看不到，連結亦打不開；隨時可再開售。',
    en: 'Off sale, customers do not see it and its link opens nothing. It can go on sale again at any time.',
  },
  pictureChanged: {
    zh: '另一位同事同時換了圖片。再儲存一次便用你選的。',
    en: 'Somebody else chose another picture too. Save once more to keep yours.',
  },
  problems: { zh: '請改好標示的欄位。', en: 'Please correct the marked fields.' },
  clash: {
    zh: '另一位同事同時改了標示的欄位。再儲存一次便用你的。',
    en: 'Somebody else changed the marked fields too. Save once more to keep yours.',
  },
} as const satisfies Record<string, Text>

export const shelfNames: Readonly<Record<ShelfKind, Text>> = {
  category: { zh: '分類', en: 'Categories' },
  gift: { zh: '禮品', en: 'Gifts' },
}

const these = (count: number) => (count === 1 ? 'this' : `these ${count}`)

/** What happens to what is on sale in a category when the category is switched. */
export const categorySale = (isOnSale: boolean, count: number): Text =>
  isOnSale
    ? {
        zh: `停售後，以下 ${count} 款即時下架，客人不能再訂；已下的訂單不變。`,
        en: `Off sale, customers no longer see or order ${these(count)}. Placed orders stay as they are.`,
      }
    : {
        zh: `再開售後，以下 ${count} 款重新上架。`,
        en: `On sale again, customers see and order ${these(count)} again.`,
      }

const fields: Readonly<Record<string, Text>> = {
  name: { zh: '名稱', en: 'name' },
  description: { zh: '描述', en: 'description' },
  title: { zh: '介紹標題', en: 'title of the introduction' },
  paragraphOne: { zh: '第一段', en: 'first paragraph' },
  paragraphTwo: { zh: '第二段', en: 'second paragraph' },
  bulletOne: { zh: '第一點', en: 'first point' },
  bulletTwo: { zh: '第二點', en: 'second point' },
  paragraphThree: { zh: '第三段', en: 'third paragraph' },
  contents: { zh: '內容（每行一樣）', en: 'contents, one a line' },
  paragraphFour: { zh: '第四段', en: 'fourth paragraph' },
}

/** 中文名稱 */
export function shelfFieldName(name: string): Text {
  if (name === 'seasonFrom' || name === 'seasonTo') return setFieldName(name, null)
  if (name === 'price') return { zh: '價錢 HK$', en: 'Price HK$' }
  if (name === 'nextFrom') return { zh: '新價由哪日起', en: 'New price from' }
  if (name === 'nextPrice') return setFieldName(name, null)
  if (name === 'picture') return picturesPanel.title
  const allergen = allergens.find((each) => allergenField(each) === name)
  if (allergen) return allergenNames[allergen]
  const [field = '', lang] = name.split('.')
  const { zh, en } = fields[field] ?? { zh: field, en: field }
  return lang === 'zh' ? { zh: `中文${zh}`, en: `Chinese ${en}` } : { zh: `英文${zh}`, en: `English ${en}` }
}

export const shelfProblems: Readonly<Record<ShelfProblem, Text>> = {
  'text-missing': { zh: '請補上這種語言', en: 'Please add this language' },
  'season-invalid': dayProblems['season-invalid'],
  'lines-differ': {
    zh: '中英文要有同樣多行',
    en: 'Both languages need the same number of lines',
  },
  'picture-unknown': {
    zh: '這張圖片已不存在，請選另一張。',
    en: 'This picture is gone. Choose another one.',
  },
  'date-invalid': dayProblems['date-invalid'],
  'price-invalid': { zh: '請輸入價錢，如 980 或 98.5', en: 'Please enter a price, such as 980 or 98.5' },
}
