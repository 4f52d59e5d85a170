import { menuNames } from '#content/layout.ts'
import { countOf } from '#content/phrases.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import type { PageGroup, PageTemplate } from '#domain/shop/shop-page.ts'
import { type Lang, parseLang, type Text } from '#domain/text.ts'

export const pagesPage = {
  title: pageNames.pages,
  summary: {
    zh: '哪些頁開着、寫甚麼。價錢和菜式永遠跟餐單，不用在這裏改。',
    en: 'Which pages are open, and what they say. Prices and dishes always follow the menu.',
  },
  closed: {
    zh: '關掉的頁不在選單和網站地圖，舊連結會轉去餐牌。',
    en: 'A page that is off leaves the menus and the sitemap; old links lead to the menu.',
  },
  on: { zh: '開', en: 'On' },
  off: { zh: '關', en: 'Off' },
  empty: { zh: '未有內容可顯示', en: 'Nothing to show yet' },
  notNow: { zh: '不在顯示日期', en: 'Outside its dates' },
  notInMenu: { zh: '不在選單', en: 'Not in the menu' },
  edit: { zh: '改內容', en: 'Edit' },
  add: { zh: '加頁面', en: 'Add a page' },
  addNote: {
    zh: '新頁先關着，寫好再開。網址開頁後不變，因為別人會連到它。',
    en: 'A new page begins off. Its address does not change later, since others may link to it.',
  },
  template: { zh: '範本', en: 'Template' },
  category: { zh: '顯示哪類套餐', en: 'Category of its sets' },
  address: { zh: '網址（留空就用英文名）', en: 'Address (empty: from the English name)' },
  added: { zh: '頁面已加，現時是關的', en: 'The page is added, and off' },
  gone: { zh: '這頁已不存在', en: 'That page no longer exists' },
  'english-missing': fieldProblems['english-missing'],
  'names-missing': { zh: '請輸入中英文名稱', en: 'Enter a name in both languages' },
  'address-invalid': {
    zh: '網址只可用小寫英文字母、數字和連字號',
    en: 'The address takes lower-case letters, digits and hyphens',
  },
  'address-taken': {
    zh: '這個網址已有用途，請用另一個',
    en: 'This address is in use; please choose another',
  },
  'category-unknown': { zh: '請選擇分類', en: 'Choose a category' },
  'too-many': { zh: '頁面已達上限', en: 'There is no room for more pages' },
  switches: { zh: '顯示', en: 'Display' },
  words: { zh: '文字', en: 'Texts' },
  figures: {
    zh: '引言、段落、簡介和答案可用大括號的數字，會跟餐單和設定自動更改，例如 {leadDays}。',
    en: 'Lead, paragraphs, description and answers may hold figures in braces, which follow the menu and the settings, for example {leadDays}.',
  },
  questions: { zh: '常見問題', en: 'Questions' },
  search: { zh: '搜尋器', en: 'Search engines' },
  toList: { zh: '頁面', en: 'Pages' },
  preview: { zh: '預覽', en: 'Preview' },
  previewOf: { zh: '草稿預覽', en: 'Draft preview' },
  previewNote: {
    zh: '客人仍看不到。主題頁獨有的一段不在預覽。',
    en: 'Visitors can’t see it yet. The section that only one themed page has is not shown here.',
  },
  backToEdit: { zh: '返回編輯', en: 'Back to editing' },
} satisfies Record<string, Text>

export const groupNames: Readonly<Record<PageGroup, Text>> = {
  ...menuNames,
  more: { zh: '其他頁面', en: 'Other pages' },
}

export const templateNames: Readonly<Record<PageTemplate, Text>> = {
  occasion: { zh: '場合（例如公司聚餐）', en: 'Occasion, such as an office lunch' },
  cuisine: { zh: '菜式（例如潮州菜）', en: 'Cuisine, such as Chiu Chow' },
  festival: { zh: '節日（例如中秋）', en: 'Festival, such as Mid-Autumn' },
}

/** 開 11 頁，共 14 頁. */
export const openCount = (open: number, all: number): Text => ({
  zh: `開 ${open} 頁，共 ${all} 頁`,
  en: `${open} of ${countOf(all, ['page', 'pages'])} on`,
})

/** 3 個套餐. */
export const setCount = (count: number): Text => ({
  zh: `${count} 個套餐`,
  en: countOf(count, ['set', 'sets']),
})

const fieldNames: Readonly<Record<string, Text>> = {
  inMenu: { zh: '放在選單', en: 'In the menu' },
  days: { zh: '顯示日期', en: 'Dates' },
  shownFrom: { zh: '由', en: 'From' },
  shownUntil: { zh: '至', en: 'Until' },
  menuName: { zh: '選單名稱', en: 'Name in menus' },
  name: { zh: '標題', en: 'Heading' },
  lead: { zh: '引言', en: 'Lead' },
  storyHeading: { zh: '介紹標題', en: 'Heading of the introduction' },
  paragraphs: { zh: '介紹段落，每行一段', en: 'Paragraphs, one a line' },
  menuHeading: { zh: '餐牌標題', en: 'Heading of the menu' },
  go: { zh: '按鈕', en: 'Button' },
  questionsHeading: { zh: '問題標題', en: 'Heading of the questions' },
  closing: { zh: '最後一句', en: 'Last line' },
  title: { zh: '分頁標題', en: 'Title' },
  description: { zh: '簡介', en: 'Description' },
  keywords: { zh: '關鍵字，以逗號分隔', en: 'Keywords, separated by commas' },
  category: pagesPage.category,
  set: { zh: '主角套餐', en: 'Leading set' },
  setsLead: { zh: '推介套餐的一句', en: 'Line above the sets' },
  way: { zh: '地圖上的路線', en: 'Route on the map' },
  picture: { zh: '圖片', en: 'Picture' },
  hasOwnSection: { zh: '顯示本頁獨有的一段', en: 'Show the section that only this page has' },
}

const inLanguage: Readonly<Record<Lang, Text>> = {
  zh: { zh: '（中）', en: ' (Chinese)' },
  en: { zh: '（英）', en: ' (English)' },
}

/** Names a field, or a unit that is merged as a whole. */
export function pageFieldName(field: string): Text {
  const [base = field, ending] = field.split('.')
  const [, part, number] = /^(question|answer|set)(\d)$/.exec(base) ?? []
  const numbered: Readonly<Record<string, Text>> = {
    answer: { zh: '答案', en: 'Answer' },
    set: { zh: '推介套餐', en: 'Set' },
  }
  const { zh, en } = fieldNames[base] ?? numbered[part ?? ''] ?? { zh: '問題', en: 'Question' }
  const lang = parseLang(ending)
  const end = lang ? inLanguage[lang] : { zh: '', en: '' }
  const count = number ? ` ${number}` : ''
  return { zh: `${zh}${count}${end.zh}`, en: `${en}${count}${end.en}` }
}

export const anySet: Text = { zh: '自動（第一個）', en: 'The first one' }
