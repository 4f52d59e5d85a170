/** The words of the pages of the menus. */
import type { PriceDisplay, SetUnit } from '#domain/catalogue.ts'
import type { SetProblem } from '#domain/staff/read-set.ts'
import { dishesIn, groupField } from '#domain/staff/set-groups.ts'
import type { SetValues } from '#domain/staff/set-values.ts'
import type { Text } from '#domain/text.ts'
import { pageNames } from './page-names.ts'

export const menusPage = {
  title: pageNames.menus,
  order: { zh: '次序', en: 'Order' },
  name: { zh: '名稱', en: 'Name' },
  guests: { zh: '位', en: 'Guests' },
  price: { zh: '價錢', en: 'Price' },
  groups: { zh: '菜組', en: 'Courses' },
  onSale: { zh: '售賣', en: 'On sale' },
  on: { zh: '開', en: 'On' },
  off: { zh: '停售', en: 'Off' },
  outOfSeason: { zh: '季節外', en: 'Out of season' },
  draft: { zh: '草稿', en: 'Draft' },
  up: { zh: '上移', en: 'Move up' },
  down: { zh: '下移', en: 'Move down' },
  back: { zh: '餐單', en: 'Menus' },
  basics: { zh: '基本', en: 'Basics' },
  versions: { zh: '版本', en: 'Versions' },
  neverChanged: { zh: '載入後未改過。', en: 'Not changed since it was loaded.' },
  asLoaded: { zh: '載入時', en: 'As loaded' },
  bringBack: { zh: '還原', en: 'Bring back' },
  save: { zh: '存草稿', en: 'Save draft' },
  discard: { zh: '放棄草稿', en: 'Discard draft' },
  saved: { zh: '草稿已存，客人未看到。', en: 'The draft is saved. Customers do not see it yet.' },
  published: { zh: '已發布，客人現在看到新版本。', en: 'Published. Customers see the new version now.' },
  kept: { zh: '未出單照舊版，價錢不變。', en: 'Orders placed before keep their price.' },
  problems: {
    zh: '發布前要改好標示的欄位。草稿已存。',
    en: 'Please correct the marked fields before publishing. The draft is saved.',
  },
  clash: {
    zh: '另一位同事同時改了以下欄位。請選擇保留哪個，再存一次。',
    en: 'Somebody else changed these fields too. Choose which to keep, then save again.',
  },
  unseen: {
    zh: '另一位同事在你打開後改了以下欄位，現已合併到草稿，尚未發布。請看過再發布。',
    en: 'Somebody else changed these fields since you opened the set. They are in the draft now and not published yet. Please look at them, then publish.',
  },
  draftUnseen: {
    zh: '另一位同事在你打開後存了草稿，草稿未動。請看過再做。',
    en: 'Somebody else saved a draft since you opened the set. It was kept. Please look at it first.',
  },
  mine: { zh: '用我的', en: 'Keep mine' },
  theirs: { zh: '用對方的', en: 'Keep theirs' },
  nothing: { zh: '沒有要發布的更改。', en: 'There is nothing to publish.' },
  preview: { zh: '當客人看', en: 'See as customers' },
  previewOf: { zh: '草稿預覽', en: 'Preview of a draft' },
  previewNote: {
    zh: '客人未看到；有錯的欄位顯示現時版本。這裏不能落單。',
    en: 'Customers do not see it yet; a field with a mistake is shown as it is now. Nothing can be ordered here.',
  },
  backToEdit: { zh: '返回修改', en: 'Back to editing' },
  ofLanguage: { zh: '中文', en: 'English' },
  add: { zh: '新餐單', en: 'New set' },
  addNote: {
    zh: '新餐單照另一套開始，連菜式及圖片，先不售賣；改好再開。',
    en: 'A new set begins as a copy of another, with its dishes and picture, and off sale until you switch it on.',
  },
  like: { zh: '照哪款開始', en: 'Begin as a copy of' },
  namesMissing: { zh: '請輸入中文及英文名稱。', en: 'Please enter the name in both languages.' },
  picture: { zh: '圖片', en: 'Picture' },
  pictureNow: { zh: '使用中', en: 'In use' },
  takePicture: { zh: '用這張', en: 'Use this one' },
  pictureFile: { zh: '圖片檔案', en: 'Picture file' },
  altZh: { zh: '圖片說明（中）', en: 'What it shows, in Chinese' },
  altEn: { zh: '圖片說明（英）', en: 'What it shows, in English' },
  upload: { zh: '上載到草稿', en: 'Upload to the draft' },
  noFile: { zh: '請先選擇圖片檔案。', en: 'Please choose a picture file first.' },
  none: { zh: '沒有', en: 'none' },
  unsaved: { zh: '有未儲存的更改', en: 'Changes are not saved' },
  addGroup: { zh: '加一組', en: 'Add a course' },
  newGroup: { zh: '新菜組', en: 'New course' },
  removeGroup: { zh: '移走這組', en: 'Remove this course' },
  nameZh: { zh: '中文名稱', en: 'Chinese name' },
  nameEn: { zh: '英文名稱', en: 'English name' },
  course: { zh: '課目', en: 'Kind of course' },
  choose: { zh: '請選擇', en: 'Please choose' },
  least: { zh: '最少', en: 'At least' },
  most: { zh: '最多', en: 'At most' },
  sameDish: { zh: '同一款', en: 'The same dish' },
  onceEach: { zh: '只揀一次', en: 'once' },
  repeatable: { zh: '可重複', en: 'more than once' },
  extra: { zh: '加錢', en: 'Extra HK$' },
  itemPrice: { zh: '單價', en: 'Price HK$' },
  priceOfItems: {
    zh: '這套餐單逐款計價：價錢及「由…至…」照菜式的單價。',
    en: 'Priced by item: the price and the range are those of its dishes.',
  },
  noteZh: { zh: '中文備註', en: 'Chinese note' },
  noteEn: { zh: '英文備註', en: 'English note' },
  chosen: { zh: '預設', en: 'Default' },
  remove: { zh: '移走', en: 'Remove' },
  addDish: { zh: '加菜式', en: 'Add dish' },
  dishHint: { zh: '打字加菜式', en: 'Type a dish to add' },
  dishUnknown: {
    zh: '沒有這個名稱的菜式，請從清單中揀選。',
    en: 'No dish has this name. Please choose one of the list.',
  },
  gone: {
    zh: '這個餐單或版本已不存在，請重新載入。',
    en: 'This set or version is gone. Load the page again.',
  },
} as const satisfies Record<string, Text>

const fieldNames: Readonly<Record<string, Text>> = {
  'name.zh': { zh: '中文名稱', en: 'Chinese name' },
  'name.en': { zh: '英文名稱', en: 'English name' },
  'tagline.zh': { zh: '中文簡介', en: 'Chinese tagline' },
  'tagline.en': { zh: '英文簡介', en: 'English tagline' },
  'description.zh': { zh: '中文描述', en: 'Chinese description' },
  'description.en': { zh: '英文描述', en: 'English description' },
  price: { zh: '價錢 HK$', en: 'Price HK$' },
  servesMin: { zh: '最少人數', en: 'Guests from' },
  servesMax: { zh: '最多人數', en: 'Guests to' },
  minQuantity: { zh: '最少訂', en: 'Minimum order' },
  seasonFrom: { zh: '季節由（MM-DD）', en: 'Season from (MM-DD)' },
  seasonTo: { zh: '季節至（MM-DD）', en: 'Season to (MM-DD)' },
  min: { zh: '最少', en: 'At least' },
  max: { zh: '最多', en: 'At most' },
  serves: { zh: '人數', en: 'Guests' },
  season: { zh: '季節', en: 'Season' },
  limits: { zh: '款數', en: 'Limits' },
  course: { zh: '課目', en: 'Kind of course' },
  dishes: { zh: '菜式', en: 'Dishes' },
  picture: { zh: '圖片', en: 'Picture' },
  groups: { zh: '菜組次序', en: 'Order of courses' },
  includedCutlery: { zh: '附餐具', en: 'Cutlery included' },
  includedTongs: { zh: '附食物夾', en: 'Tongs included' },
  categoryId: { zh: '分類', en: 'Category' },
  unit: { zh: '單位', en: 'Unit' },
  display: { zh: '價錢寫法', en: 'Price written as' },
}

/** The name of a field or of fields that belong together; `group` is the name of its course. */
export function setFieldName(field: string, group: Text | null): Text {
  const own = fieldNames[field.replace(/^group\.[^.]+\./, '')]
  if (!group) return own ?? menusPage.name
  return own ? { zh: `${group.zh}：${own.zh}`, en: `${group.en}: ${own.en}` } : group
}

export const setUnitNames: Readonly<Record<SetUnit, Text>> = {
  set: { zh: '套', en: 'set' },
  person: { zh: '位', en: 'person' },
  box: { zh: '盒', en: 'box' },
  plate: { zh: '碟', en: 'plate' },
  tray: { zh: '盤', en: 'tray' },
  piece: { zh: '件', en: 'piece' },
}

export const displayNames: Readonly<Record<PriceDisplay['kind'], Text>> = {
  plain: { zh: '價錢', en: 'the price' },
  fromFreeDelivery: { zh: '起，包送貨', en: 'from, free delivery' },
  perPlate: { zh: '每碟', en: 'per plate' },
  perTray: { zh: '每盤', en: 'per tray' },
  range: { zh: '由…至…', en: 'from … to …' },
}

export const setProblems: Readonly<Record<SetProblem, Text>> = {
  'text-missing': { zh: '請補上這種語言', en: 'Please add this language' },
  'name-taken': { zh: '另一套餐單已用這個名稱', en: 'Another set has this name' },
  'price-invalid': { zh: '請輸入價錢，如 980 或 98.5', en: 'Please enter a price, such as 980 or 98.5' },
  'number-invalid': { zh: '請輸入數目', en: 'Please enter a number' },
  'limits-invalid': {
    zh: '最多不可少於最少或預設，亦不可多過可選的款數',
    en: 'The most can’t be below the least or the defaults, nor above the dishes on offer',
  },
  'choice-unknown': { zh: '請選擇一項', en: 'Please choose one' },
  'dishes-missing': { zh: '這組未有菜式', en: 'This course has no dish yet' },
  'groups-missing': { zh: '餐單最少要有一組菜', en: 'A set needs at least one course' },
  'defaults-missing': {
    zh: '預設的款數不可少於這組最少要揀的款數',
    en: 'This course needs as many default dishes as guests must choose',
  },
  'default-costs-extra': { zh: '加錢的菜式不可做預設', en: 'A dish that costs extra can’t be a default' },
  'items-have-no-prices': {
    zh: '只有逐款計價的餐單可寫「由…至…」',
    en: 'Only a set priced by item can show a range',
  },
  'delivery-not-included': { zh: '這套餐單不包送貨', en: 'This set does not include delivery' },
  'category-twice': {
    zh: '這套餐單已另外列在這個分類',
    en: 'The set is listed in this category already',
  },
  'season-invalid': {
    zh: '請輸入月日，如 12-01；全年則留空',
    en: 'Please enter month and day, such as 12-01, or leave both empty',
  },
}

/** 53 套・售賣中 51・草稿 1 */
export const menusSummary = (all: number, onSale: number, drafts: number): Text => ({
  zh: `${all} 套・售賣中 ${onSale}・草稿 ${drafts}`,
  en: `${all} sets · ${onSale} on sale · ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`,
})

export const setCount = (count: number): Text => ({
  zh: `${count} 套`,
  en: count === 1 ? '1 set' : `${count} sets`,
})

/** 9 組 */
export const groupCount = (count: number): Text => ({
  zh: `${count} 組`,
  en: count === 1 ? '1 course' : `${count} courses`,
})

/** 揀 2 款，共 3 款 */
export function ruleOfGroup(values: SetValues, groupId: string): Text {
  const [min = '', max = ''] = [values[groupField(groupId, 'min')], values[groupField(groupId, 'max')]]
  const choose = min === max ? max : `${min}–${max}`
  const count = dishesIn(values, groupId).length
  return { zh: `揀 ${choose} 款，共 ${count} 款`, en: `choose ${choose} of ${count}` }
}

/** 1 個錯處要改 */
export const problemCount = (count: number): Text => ({
  zh: `${count} 個錯處要改`,
  en: count === 1 ? '1 field to correct' : `${count} fields to correct`,
})

export const draftBy = (name: string, day: Text, time: string): Text => ({
  zh: `草稿由 ${name} 於 ${day.zh} ${time} 儲存，客人未看到`,
  en: `Draft saved by ${name}, ${day.en} ${time}. Customers do not see it yet`,
})

export const versionName = (number: number): Text => ({ zh: `第 ${number} 版`, en: `Version ${number}` })

export const publishVersion = (number: number): Text => ({
  zh: `發布第 ${number} 版`,
  en: `Publish version ${number}`,
})

export const wasBefore = (value: string): Text => ({ zh: `原：${value}`, en: `Was: ${value}` })

/** 橫向，JPEG／PNG／WebP／AVIF，10 MB 內 */
export const pictureLimits = (megabytes: number): Text => ({
  zh: `橫向，JPEG／PNG／WebP／AVIF，${megabytes} MB 內`,
  en: `Landscape, JPEG, PNG, WebP or AVIF, up to ${megabytes} MB`,
})

export const pictureProblems = {
  'alt-missing': {
    zh: '請以中文及英文說明圖片內容，並再選一次檔案。',
    en: 'Please say in Chinese and English what the picture shows, and choose the file again.',
  },
  'upload-too-large': { zh: '檔案太大。', en: 'The file is too large.' },
  'upload-format-unknown': {
    zh: '請用 JPEG、PNG、WebP 或 AVIF 圖片。',
    en: 'Please use a JPEG, PNG, WebP or AVIF picture.',
  },
  'upload-dimensions-too-large': {
    zh: '圖片的闊度或高度太大，請先縮細。',
    en: 'The picture has too many pixels. Please make it smaller first.',
  },
  'upload-damaged': { zh: '檔案已損壞，打不開。', en: 'The file is damaged and can’t be opened.' },
} as const satisfies Record<string, Text>
