import { allergenNames } from '#content/allergens.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import { allergens } from '#domain/menu/allergens.ts'
import type { ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { allergenField } from '#domain/staff/shop/menus/dish-values.ts'
import type { Text } from '#domain/text.ts'
import { setFieldName } from './menus.ts'

export const categoriesAndGiftsPage = {
  title: pageNames.categoriesAndGifts,
  summary: {
    zh: '次序與網站相同；發布後客人即時看到。',
    en: 'Listed in the order of the site. Changes are visible to customers as soon as they are published.',
  },
  search: { zh: '搜尋分類和禮品', en: 'Search categories and gifts' },
  searchHint: { zh: '分類或禮品名稱', en: 'Category or gift' },
  noneFound: { zh: '沒有符合的分類或禮品。', en: 'No matching categories or gifts.' },
  gap: { zh: '欠一種語言', en: 'Missing translation' },
  allergens: { zh: '致敏原', en: 'Allergens' },
  nextPriceNote: {
    zh: '到了那一日，網站及這裏都轉用新價。',
    en: 'From that day, the site and this page show the new price.',
  },
  add: { zh: '新禮品', en: 'New gift' },
  addNote: {
    zh: '新禮品由另一款複製，連內容及致敏原，先不售賣；加上圖片、修改後再開售。',
    en: 'A new gift is copied from another, with its contents and allergens but without its picture, and is not on sale until you turn it on.',
  },
  added: {
    zh: '已新增，未開售。請核對內容及致敏原。',
    en: 'Added, not on sale yet. Please check its contents and allergens.',
  },
  addCategory: { zh: '新分類', en: 'New category' },
  addedCategory: {
    zh: '已新增。分類內有售賣中的套餐，客人才會看到。',
    en: 'Added. Customers see it once it contains a set on sale.',
  },
  textsMissing: {
    zh: '請以中文及英文輸入名稱及描述。',
    en: 'Please enter the name and the description in both languages.',
  },
  tooMany: {
    zh: '分類已滿，請先移除一個空的分類。',
    en: 'No more categories can be added. Please remove an empty one first.',
  },
  nothingOnSale: { zh: '現時沒有在售項目。', en: 'Nothing in it is on sale.' },
  alsoListed: {
    zh: '另外列在這裏的套餐，仍在本身的分類售賣：',
    en: 'Sets from other categories listed here remain on sale in their own category:',
  },
  removeCategory: { zh: '移除分類', en: 'Remove the category' },
  removeCategoryNote: { zh: '分類是空的，可以移除。', en: 'This category is empty and can be removed.' },
  inUse: {
    zh: '分類內有套餐，請先把套餐移到別的分類。',
    en: 'This category contains sets. Please move them to another category first.',
  },
  remove: { zh: '移除禮品', en: 'Remove the gift' },
  removeNote: {
    zh: '移除後不能還原，只可用之前匯出的餐牌檔案加回。',
    en: 'This can’t be undone, except by importing a menu file exported earlier.',
  },
  gone: { zh: '這一項已不存在，請重新載入。', en: 'This item no longer exists. Please reload.' },
  removed: { zh: '已移除。', en: 'Removed.' },
  removeOnSale: { zh: '請先停售，再移除。', en: 'Please take it off sale first.' },
  sale: {
    zh: '停售後客人看不到，連結亦打不開；隨時可再開售。',
    en: 'When off sale, customers can’t see it and its link stops working. You can put it back on sale at any time.',
  },
} as const satisfies Record<string, Text>

export const itemKindNames: Readonly<Record<ItemKind, Text>> = {
  category: { zh: '分類', en: 'Categories' },
  gift: { zh: '禮品', en: 'Gifts' },
}

const these = (count: number) => (count === 1 ? 'this' : `these ${count}`)

export const categorySale = (isOnSale: boolean, count: number): Text =>
  isOnSale
    ? {
        zh: `停售後，以下 ${count} 款即時下架，客人不能再訂；已下的訂單不變。`,
        en: `When off sale, customers can’t see or order ${these(count)}. Placed orders are not affected.`,
      }
    : {
        zh: `再開售後，以下 ${count} 款重新上架。`,
        en: `When back on sale, customers can see and order ${these(count)} again.`,
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
  contents: { zh: '內容（每行一項）', en: 'contents, one per line' },
  paragraphFour: { zh: '第四段', en: 'fourth paragraph' },
}

/** Example: 中文名稱 */
export function categoryOrGiftFieldName(name: string): Text {
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
