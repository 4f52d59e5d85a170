import { daysText, dayText } from '#content/dates.ts'
import { countOf } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'
import { popupDelayMs, slideMs } from '#domain/shop/timing.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { itemIdOf, type SitePartId } from '#domain/staff/shop/website/site-part.ts'
import type { Lang, Text } from '#domain/text.ts'
import { brandColourNames, brandFieldNames } from './brand.ts'

export const sitePartNames: Readonly<Record<SitePartId, Text>> = {
  front: { zh: '通告及橫額', en: 'Notice and banners' },
  home: { zh: '首頁', en: 'Home page' },
  clients: { zh: '客戶及活動', en: 'Clients and events' },
  questions: { zh: '常見問題', en: 'FAQ' },
  terms: { zh: '條款', en: 'Terms' },
  privacy: { zh: '私隱政策', en: 'Privacy policy' },
  brand: pageNames.brand,
}

export const sitePage = {
  title: pageNames.site,
  parts: { zh: '網站內容', en: 'Site content' },
  summary: {
    zh: '更改後先儲存草稿，預覽後再發布。客人要到發布後才看到。',
    en: 'Save a draft, preview it, then publish. Visitors see nothing until you publish.',
  },
  preview: { zh: '預覽首頁', en: 'Preview the home page' },
  previewPage: { zh: '預覽這一頁', en: 'Preview this page' },
  previewNote: {
    zh: '所有草稿一併顯示，客人仍看不到；有錯的項目不會顯示。預覽頁不能落單。',
    en: 'All drafts are shown together. Visitors can’t see them yet; items with errors are left out. You can’t order from a preview.',
  },
  previewDay: { zh: '預覽日期', en: 'Preview date' },
  previewThen: { zh: '顯示', en: 'Show' },
  notice: { zh: '頁頂通告', en: 'Notice at the top of every page' },
  noticeCaption: {
    zh: '每頁顯示，如颱風、假期安排',
    en: 'Shown on every page, e.g. typhoon or holiday arrangements',
  },
  slides: { zh: '首頁橫額', en: 'Home banners' },
  slidesCaption: {
    zh: `每 ${slideMs / 1000} 秒轉一張`,
    en: `Changes every ${slideMs / 1000} seconds`,
  },
  popups: { zh: '彈出視窗', en: 'Pop-up' },
  popupsCaption: {
    zh: `入站 ${popupDelayMs / 1000} 秒後，每次到訪一次；只出第一張有效的，有限期的優先。另有 WhatsApp 按鈕。`,
    en: `Appears after ${popupDelayMs / 1000} seconds, once per visit. Only the first active one is shown; dated ones take priority. It also has a WhatsApp button.`,
  },
  swiper: { zh: '首頁輪播', en: 'Home carousel' },
  swiperCaption: { zh: '供外部程式讀取', en: 'Served through the API' },
  on: { zh: '顯示', en: 'Shown' },
  always: { zh: '長期', en: 'Always' },
  ended: { zh: '已過期', en: 'Ended' },
  later: { zh: '未開始', en: 'Not started' },
  add: { zh: '加', en: 'Add' },
  full: { zh: '已達上限，請先移除一項', en: 'Full: remove one first' },
  remove: { zh: '移除', en: 'Remove' },
  newBanner: { zh: '新項目', en: 'New item' },
  putBack: { zh: '放回', en: 'Put back' },
  clauseHint: {
    zh: '每行一段；列點的行以「- 」開頭，中英文要有同樣多行。發布後，條款成為新版本，已落的單照落單時的版本。',
    en: 'Each line is a paragraph; lines of a list begin with “- ”, and both languages need the same number of lines. Once published, terms become a new version, and placed orders keep theirs.',
  },
  newClause: { zh: '新條文', en: 'New clause' },
  newQuestion: { zh: '新問題', en: 'New question' },
  toMenu: { zh: '餐牌（同一頁）', en: 'Menu (same tab)' },
  noLink: { zh: '沒有', en: 'none' },
  noPicture: { zh: '請選擇', en: 'Please choose' },
  sameAsChinese: { zh: '與中文版相同', en: 'Same as Chinese' },
  file: { zh: '上載圖片檔案', en: 'Upload a picture file' },
  upload: { zh: '上載到草稿', en: 'Upload to the draft' },
  useAs: { zh: '用作', en: 'Use as' },
  noChinese: { zh: '缺中文', en: 'No Chinese' },
  noEnglish: { zh: '缺英文', en: 'No English' },
  standard: { zh: '標準文字，自動更新數字', en: 'Standard text, figures update automatically' },
  ownText: { zh: '自訂', en: 'Own text' },
  standardHint: {
    zh: '更改文字後，數字不再跟設定更新；想用回標準文字，清空欄位再儲存。',
    en: 'Once you change the text, its figures no longer update. To use the standard text again, clear the field and save.',
  },
} as const satisfies Record<string, Text>

const inBoth = (name: string, zh: string, en: string): Record<string, Text> => ({
  [`${name}.zh`]: { zh: `中文${zh}`, en: `Chinese ${en}` },
  [`${name}.en`]: { zh: `英文${zh}`, en: `English ${en}` },
})

const fieldNames: Readonly<Record<string, Text>> = {
  hero: { zh: '頂部畫面', en: 'Top of the page' },
  heroPicture: { zh: '相片', en: 'Photograph' },
  ...inBoth('kicker', '小標題', 'line above the headline'),
  ...inBoth('lead', '簡介', 'introduction'),
  ...inBoth('title', '搜尋標題', 'title for search engines'),
  ...inBoth('description', '搜尋描述', 'description for search engines'),
  ...inBoth('keywords', '關鍵字', 'keywords'),
  figure: { zh: '數字', en: 'Figure' },
  ...inBoth('unit', '單位', 'unit'),
  ...inBoth('line', '說明', 'line'),
  ...inBoth('occasions', '活動種類（首頁）', 'kinds of events (home page)'),
  set: { zh: '套餐', en: 'Set' },
  ...inBoth('name', '名稱', 'name'),
  initials: { zh: '縮寫（沒有標誌時顯示）', en: 'Initials, shown without a logo' },
  url: { zh: '網址', en: 'Website' },
  mark: { zh: '標誌', en: 'Logo' },
  guests: { zh: '人數', en: 'Guests' },
  number: { zh: '人數', en: 'Guests' },
  ...inBoth('venue', '地點', 'venue'),
  ...inBoth('service', '服務', 'service'),
  picture: { zh: '圖片', en: 'Picture' },
  isOn: sitePage.on,
  on: sitePage.on,
  'text.zh': { zh: '中文通告', en: 'Chinese notice' },
  'text.en': { zh: '英文通告', en: 'English notice' },
  'headline.zh': { zh: '中文標題', en: 'Chinese headline' },
  'headline.en': { zh: '英文標題', en: 'English headline' },
  'subline.zh': { zh: '中文副題', en: 'Chinese subline' },
  'subline.en': { zh: '英文副題', en: 'English subline' },
  link: { zh: '連結', en: 'Link' },
  days: { zh: '日期', en: 'Dates' },
  from: { zh: '由', en: 'From' },
  until: { zh: '至（包括當日）', en: 'Until (inclusive)' },
  seasonfrom: { zh: '每年由（MM-DD）', en: 'Every year from (MM-DD)' },
  seasonto: { zh: '每年至（MM-DD）', en: 'Every year to (MM-DD)' },
  wide: { zh: '電腦圖', en: 'Desktop picture' },
  tall: { zh: '手機圖', en: 'Mobile picture' },
  wideInEnglish: { zh: '英文版電腦圖', en: 'Desktop picture, English pages' },
  tallInEnglish: { zh: '英文版手機圖', en: 'Mobile picture, English pages' },
  'question.zh': { zh: '中文問題或標題', en: 'Chinese question or title' },
  'question.en': { zh: '英文問題或標題', en: 'English question or title' },
  'answer.zh': { zh: '中文內容', en: 'Chinese text' },
  'answer.en': { zh: '英文內容', en: 'English text' },
  ...brandFieldNames,
  ...Object.fromEntries(Object.entries(brandColourNames).map(([base, { name }]) => [base, name])),
}

const listNames: Readonly<Record<string, Text>> = {
  slides: sitePage.slides,
  popups: sitePage.popups,
  swiper: sitePage.swiper,
  terms: sitePartNames.terms,
  privacy: sitePartNames.privacy,
  claims: { zh: '數字講得出', en: 'Claims in figures' },
  sets: { zh: '主打套餐', en: 'Best sets' },
  clients: { zh: '客戶', en: 'Clients' },
  events: { zh: '精選活動', en: 'Featured events' },
  activities: { zh: '活動列表', en: 'Table of events' },
}

/** Lists without a name are those of questions. */
export const siteListName = (list: string): Text => listNames[list] ?? sitePartNames.questions

export const siteFieldName = (field: string): Text => fieldNames[field] ?? { zh: field, en: field }

/**
 * Includes the item's name.
 * @param titleOf title of an item, or null for a question with its default text
 */
export function siteUnitName(unit: string, titleOf: (id: string) => Text | null): Text {
  if (unit.startsWith('list.')) {
    const list = siteListName(unit.slice(5))
    return { zh: `${list.zh}次序`, en: `Order of: ${list.en}` }
  }
  const id = itemIdOf(unit)
  const field = unit.replace(/^(item\.[^.]+|notice)\.?/, '')
  const item = id === null ? sitePage.notice : (titleOf(id) ?? { zh: id, en: id })
  const fieldName = fieldNames[field]
  if (id === null && fieldName && !unit.startsWith('notice')) return fieldName
  return fieldName ? { zh: `${item.zh}：${fieldName.zh}`, en: `${item.en}: ${fieldName.en}` } : item
}

const titleFields = ['headline', 'question', 'name', 'line'] as const

/** In the first language that has a title. */
export function siteTitle(id: string, ...sources: readonly Values[]): Text | null {
  const sourceText = (lang: Lang) =>
    sources
      .flatMap((values) => titleFields.map((field) => values[`item.${id}.${field}.${lang}`]))
      .find(Boolean)
  const [zh, en] = [sourceText('zh'), sourceText('en')]
  const either = zh ?? en
  return either === undefined ? null : { zh: zh ?? either, en: en ?? either }
}

/** Example: 12月1日至24日; 每年 11-01 至 12-31; null for always. */
export function shownDays(value: (field: string) => string): Text | null {
  const [from, until] = [value('from'), value('until')].map(parseCalendarDate)
  const season = [value('seasonfrom'), value('seasonto')].join('–')
  const days = datesText(from ?? null, until ?? null)
  if (season === '–') return days
  const yearly = { zh: `每年 ${season}`, en: `Every year ${season}` }
  return days ? { zh: `${yearly.zh}，${days.zh}`, en: `${yearly.en}, ${days.en}` } : yearly
}

function datesText(from: CalendarDate | null, until: CalendarDate | null): Text | null {
  if (from && until) return daysText(from, until)
  const day = from ?? until
  if (!day) return null
  const { zh, en } = dayText(day)
  return from ? { zh: `${zh}起`, en: `from ${en}` } : { zh: `至 ${zh}`, en: `until ${en}` }
}

/** What a page says while the field is empty. */
export const standardText = (words: string): Text => ({ zh: `留空則用：${words}`, en: `If empty: ${words}` })

/** Example: 5 項 */
export const itemCount = (count: number): Text => ({
  zh: `${count} 項`,
  en: countOf(count, ['item', 'items']),
})
