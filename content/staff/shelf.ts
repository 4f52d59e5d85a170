/** The words of the page of categories and gifts. */
import type { ShelfKind, ShelfProblem } from '#domain/staff/shelf-values.ts'
import type { Text } from '#domain/text.ts'
import { pageNames } from './page-names.ts'

export const shelfPage = {
  title: pageNames.shelf,
  summary: {
    zh: '次序即網站次序；儲存後客人即時看到。',
    en: 'In the order of the site. Customers see a change as soon as it is saved.',
  },
  gap: { zh: '欠一種語言', en: 'A language is missing' },
  save: { zh: '儲存', en: 'Save' },
  saved: { zh: '已儲存。', en: 'Saved.' },
  sale: {
    zh: '停售後客人看不到，連結亦打不開；隨時可再開售。',
    en: 'Off sale, customers do not see it and its link opens nothing. It can go on sale again at any time.',
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

const fields: Readonly<Record<string, Text>> = {
  name: { zh: '名稱', en: 'name' },
  description: { zh: '描述', en: 'description' },
  title: { zh: '介紹標題', en: 'title of the introduction' },
  paragraphOne: { zh: '第一段', en: 'first paragraph' },
  paragraphTwo: { zh: '第二段', en: 'second paragraph' },
  bulletOne: { zh: '第一點', en: 'first point' },
  bulletTwo: { zh: '第二點', en: 'second point' },
  paragraphThree: { zh: '第三段', en: 'third paragraph' },
  paragraphFour: { zh: '第四段', en: 'fourth paragraph' },
}

/** 中文名稱 */
export function shelfFieldName(name: string): Text {
  if (name === 'price') return { zh: '價錢 HK$', en: 'Price HK$' }
  const [field = '', lang] = name.split('.')
  const { zh, en } = fields[field] ?? { zh: field, en: field }
  return lang === 'zh' ? { zh: `中文${zh}`, en: `Chinese ${en}` } : { zh: `英文${zh}`, en: `English ${en}` }
}

export const shelfProblems: Readonly<Record<ShelfProblem, Text>> = {
  'text-missing': { zh: '請補上這種語言', en: 'Please add this language' },
  'price-invalid': { zh: '請輸入價錢，如 980 或 98.5', en: 'Please enter a price, such as 980 or 98.5' },
}
