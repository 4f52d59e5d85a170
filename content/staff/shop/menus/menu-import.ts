import { countOf } from '#content/phrases.ts'
import type { FileFaultCode } from '#domain/staff/shop/menus/menu-file.ts'
import type { Lang, Text } from '#domain/text.ts'

export const importPage = {
  title: { zh: '匯入及匯出餐牌', en: 'Import and export the menu' },
  link: { zh: '匯入及匯出', en: 'Import and export' },
  summary: {
    zh: '整份餐牌一個檔案：分類、套餐、菜式分類、菜式、禮品，中英文齊全。',
    en: 'The whole menu in one file: categories, sets, courses, dishes and gifts, in both languages.',
  },
  export: { zh: '匯出', en: 'Export' },
  exportNote: {
    zh: '試算表可用 Excel、Numbers 或 Google 試算表修改，改好再匯入。',
    en: 'Change the spreadsheet in Excel, Numbers or Google Sheets, then import it here.',
  },
  spreadsheet: { zh: '下載試算表（XLSX）', en: 'Download the spreadsheet (XLSX)' },
  json: { zh: '下載 JSON', en: 'Download JSON' },
  sample: { zh: '下載範例試算表', en: 'Download a sample spreadsheet' },
  sampleNote: {
    zh: '未有餐牌？範例有兩款套餐，照樣填上自己的菜式便可。',
    en: 'No menu yet? The sample has two sets. Replace them with your own dishes.',
  },
  useSample: { zh: '用範例開始（未上架）', en: 'Start with the sample (off sale)' },
  sampleDone: {
    zh: '範例已加入，客人見不到。改成自己的菜式和價錢，再上架。',
    en: 'The sample is in your menu; customers don’t see it. Make it your own, then put it on sale.',
  },
  import: { zh: '匯入', en: 'Import' },
  importNote: {
    zh: '先列出更改，你確認後才發布。檔案中沒有的套餐及禮品會停售，不會刪除；之前的訂單不變。',
    en: 'You can review the changes before publishing. Sets and gifts missing from the file are taken off sale, not deleted. Placed orders are not affected.',
  },
  file: { zh: '檔案（XLSX 或 JSON）', en: 'File (XLSX or JSON)' },
  look: { zh: '預覽更改', en: 'Preview changes' },
  noFile: { zh: '請先選擇檔案。', en: 'Please choose a file first.' },
  faults: {
    zh: '檔案有錯，未有任何更改。請更正後再匯入。',
    en: 'The file has errors. Nothing was changed. Please correct them and import it again.',
  },
  faultsTitle: { zh: '要改的地方', en: 'To be corrected' },
  nothing: {
    zh: '檔案與現時的餐牌一樣，沒有更改。',
    en: 'The file matches the current menu. Nothing to change.',
  },
  done: { zh: '已發布，客人已可看到新餐牌。', en: 'Published. Customers can see the new menu now.' },
  anew: {
    zh: '你預覽之後餐牌有更改，所以未發布。請再預覽一次，然後發布。',
    en: 'The menu has changed since your preview, so nothing was published. Please preview again, then publish.',
  },
  uploadGone: {
    zh: '檔案只保留一小時，現已刪除，餐牌未有更改。請再選擇檔案。',
    en: 'A file is kept for an hour, and yours is gone. Nothing was changed. Please choose it again.',
  },
  meanwhile: { zh: '這段時間同事改過', en: 'Changed by colleagues' },
  meanwhileNote: {
    zh: '以下項目在檔案匯出後或你預覽之後改過；發布會採用檔案的內容。',
    en: 'These were changed after the file was exported or after your preview. Publishing uses the values in the file.',
  },
  added: { zh: '新增', en: 'Added' },
  offSale: { zh: '停售', en: 'Taken off sale' },
  changed: { zh: '更改', en: 'Changed' },
  order: { zh: '次序', en: 'Order' },
  keptTitle: { zh: '檔案中沒有，保留但不再列出', en: 'Not in the file: kept but no longer listed' },
  draftsTitle: {
    zh: '已有草稿：草稿中改過的欄位不變',
    en: 'With a draft: fields changed in the draft are kept',
  },
  publish: { zh: '發布這些更改', en: 'Publish these changes' },
  cancel: { zh: '不發布', en: 'Do not publish' },
  empty: { zh: '沒有', en: 'nothing' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
  noRow: { zh: '沒有', en: 'not there' },
  rowThere: { zh: '有', en: 'there' },
  newRow: { zh: '加入', en: 'added' },
  goneRow: { zh: '移除', en: 'removed' },
} as const satisfies Record<string, Text>

/** Example: 更改 12 項 */
export const changeCount = (title: Text, count: number): Text => ({
  zh: `${title.zh} ${count} 項`,
  en: `${title.en}: ${count}`,
})

export const cellCount = (count: number): Text => ({
  zh: `${count} 處`,
  en: countOf(count, ['change', 'changes']),
})

export const ofSize = (megabytes: number): Text => ({
  zh: `${megabytes} MB 內`,
  en: `up to ${megabytes} MB`,
})

/**
 * Example: 餐單・第 5 行・D 欄（價錢）・十人派對餐
 * @param name of the row's dish or set
 */
export function placeName(
  sheet: Text,
  row: number | null,
  letter: string | null,
  column: Text | null,
  name: string | undefined,
): Text {
  const columnIn = (lang: Lang) => (column ? (lang === 'zh' ? `（${column.zh}）` : ` (${column.en})`) : '')
  return {
    zh: [sheet.zh, row && `第 ${row} 行`, letter && `${letter} 欄${columnIn('zh')}`, name]
      .filter(Boolean)
      .join('・'),
    en: [sheet.en, row && `row ${row}`, letter && `column ${letter}${columnIn('en')}`, name]
      .filter(Boolean)
      .join(', '),
  }
}

/**
 * Names the invalid value.
 * @param hint what to write instead
 */
export function faultName(code: FileFaultCode, subject: string | null, hint: Text | null): Text {
  const { zh, en = code } = faultNames[code]
  return {
    zh: `${subject ? `${zh}：${subject}` : zh}${hint ? `。要填：${hint.zh}` : ''}`,
    en: `${subject ? `${en}: ${subject}` : en}${hint ? `. Please enter: ${hint.en}` : ''}`,
  }
}

/** English only if the code is unclear. */
const faultNames: Readonly<Record<FileFaultCode, { readonly zh: string; readonly en?: string }>> = {
  'is not a text': { zh: '不是文字' },
  'is empty': { zh: '未填' },
  'starts or ends with a space': { zh: '前後有空格' },
  'is not a name that is read here': { zh: '不是可用的欄位', en: 'is not a known field' },
  'is missing': { zh: '未填' },
  'is not an object': { zh: '格式不對' },
  'is not a list': { zh: '不是清單' },
  'is not a number': { zh: '不是數字' },
  'is not a whole number from 0 upwards': { zh: '不是 0 或以上的整數' },
  'is less than 1': { zh: '少於 1' },
  'is not lower-case words joined with hyphens': { zh: '不是用連字號連起的小寫英文' },
  'does not start with /': { zh: '不是以 / 開始' },
  'is not a day written MM-DD': { zh: '不是月日，例如 12-01' },
  'is not a day written YYYY-MM-DD': { zh: '不是日期，例如 2027-12-01' },
  'is not true or false': { zh: '不是 true 或 false' },
  'is not a way to show a price': { zh: '不是價錢的寫法' },
  'has a day for new prices, but no new price': { zh: '有新價的日子，但沒有新價' },
  'is vegetarian, but contains flesh or gelatine': {
    zh: '是素食，但含有肉類、海鮮或明膠',
    en: 'is vegetarian, but contains meat, seafood or gelatine',
  },
  'is vegan, but contains flesh, egg or milk': {
    zh: '是純素，但含有肉類、海鮮、蛋或奶',
    en: 'is vegan, but contains meat, seafood, egg or milk',
  },
  'belongs to the vegetarian kitchen, but contains flesh or gelatine': {
    zh: '屬素食菜系，但不是素食',
    en: 'is listed under vegetarian cuisine, but contains meat, seafood or gelatine',
  },
  'names fish, crustacean or mollusc in one of contains and allergens, but not in both': {
    zh: '魚、甲殼類或軟體動物要同時列在「含有」及「致敏原」',
    en: 'fish, crustacean or mollusc must be in both “Contains” and “Allergens”',
  },
  'has a supplement and a price': { zh: '同時有另加及價錢' },
  'asks for more dishes than it allows': { zh: '最少的款數多過最多的款數' },
  'allows more dishes than it lists, and none may be taken twice': {
    zh: '最多的款數多過列出的菜式，而菜式不可重複',
    en: 'allows more dishes than are listed, although each can be chosen only once',
  },
  'has more defaults than it allows dishes': { zh: '預設菜式多過最多的款數' },
  'has a default that is not among its dishes': { zh: '有預設菜式不在這組之內' },
  'has a default that costs extra': { zh: '預設菜式不可另加收費' },
  'has a min above its max': { zh: '最少多過最多' },
  'has no group of dishes': { zh: '沒有菜式分類', en: 'has no course' },
  'needs a price on every dish when priced by item, and on none otherwise': {
    zh: '逐款計價的套餐，每款菜式都要有價錢；其他套餐的菜式則不可有價錢',
    en: 'in a set priced by item every dish needs a price, in other sets no dish may have one',
  },
  'has a group with fewer defaults than it asks for': {
    zh: '有菜式分類的預設菜式少過最少的款數',
    en: 'has a course with fewer default dishes than it asks for',
  },
  'is priced by item, so that priceCents must be its cheapest item': {
    zh: '逐款計價，價錢要與最平的菜式一樣，亦可留空',
    en: 'is priced by item: its price must be that of its cheapest dish, or empty',
  },
  'shows another range than that of its items': { zh: '由…至…的價錢與菜式不同' },
  'says that delivery is free, but does not include it': { zh: '寫明包送貨，但沒有包' },
  'has a seasonal badge without a season, or a season without the badge': {
    zh: '季節與 seasonal 標籤要同時有或同時沒有',
  },
  'lists its own category in alsoIn': {
    zh: '「另外列在」有自己的分類',
    en: 'is also listed in its own category',
  },
  'has menu sheets that do not show each of its groups once': {
    zh: '餐牌要列出每個菜式分類一次',
    en: 'has menu sheets that do not show each of its courses once',
  },
  'has no set menu': { zh: '檔案沒有套餐' },
  'is not one of': { zh: '不是以下其中之一' },
  'comes twice': { zh: '出現兩次', en: 'appears twice' },
  'is not yes or no': { zh: '不是 yes 或 no' },
  'is not an amount in dollars': { zh: '不是金額，例如 980 或 98.5' },
  'is too long': { zh: '太長' },
  'is too large': { zh: '數目太大' },
  'has characters that nobody sees': { zh: '有看不見的字元', en: 'has invisible characters' },
  'names a set that is not in the file': {
    zh: '檔案沒有這個套餐',
    en: 'refers to a set that is not in the file',
  },
  'names a set that has no next price': {
    zh: '這個套餐沒有之後的價錢',
    en: 'refers to a set that has no future price',
  },
  'names a course that is not in the file': {
    zh: '檔案沒有這個菜式分類',
    en: 'refers to a course that is not in the file',
  },
  'names a gift that is not in the file': {
    zh: '檔案沒有這份禮品',
    en: 'refers to a gift that is not in the file',
  },
  'names an unknown category': { zh: '沒有這個分類', en: 'refers to an unknown category' },
  'names an unknown dish': { zh: '沒有這款菜式', en: 'refers to an unknown dish' },
  'is off sale, so that no set on sale may offer it': {
    zh: '菜式已停售，售賣中的套餐不可有',
    en: 'is off sale, so a set on sale can’t include it',
  },
  'names an unknown badge': { zh: '沒有這個標籤', en: 'has an unknown badge' },
  'names an unknown allergen': { zh: '沒有這種致敏原', en: 'has an unknown allergen' },
  'names an unknown picture': { zh: '店內沒有這幅圖片', en: 'has an unknown picture' },
  'names an unknown page': { zh: '網站沒有這個專頁', en: 'has an unknown page' },
  'has the vegetarian badge, but offers a dish that is not vegetarian': {
    zh: '有素食標籤，但有菜式不是素食',
  },
  'is the ID of a set that is not finished yet': {
    zh: '是另一個未完成的套餐的編號，請用更大的數字',
    en: 'is the ID of another set, which is not finished yet; please use a larger number',
  },
  'is the name of another set': { zh: '是另一個套餐的名稱' },
  'is the address of another set': { zh: '是另一個套餐的網址' },
  'is the address of another gift': { zh: '是另一份禮品的網址' },
  'is a column that is not read here': { zh: '這張工作表沒有這一欄', en: 'is not a column of this sheet' },
  'lacks a column': { zh: '缺少一欄', en: 'is missing a column' },
  'has too many rows': { zh: '行數太多，最多', en: 'has too many rows; the maximum is' },
  'is one course too many for its set': {
    zh: '這個套餐的菜式分類太多，最多',
    en: 'its set has too many courses; the maximum is',
  },
  'is one dish too many for its course': {
    zh: '這組的菜式太多，最多',
    en: 'its course has too many dishes; the maximum is',
  },
  'makes the contents of its gift too long': {
    zh: '這份禮品的內容合共太長，字數最多',
    en: 'the contents of its gift are too long; the maximum in characters is',
  },
  'is an error in the spreadsheet': {
    zh: '是試算表的錯誤值，請改正公式',
    en: 'is an error in the spreadsheet: correct the formula',
  },
  'is a formula without a result': {
    zh: '這個公式沒有結果：請用 Excel 開啟、儲存一次，或直接輸入數值',
    en: 'is a formula without a result: open the file in Excel and save it once, or type the value itself',
  },
  'is not right': { zh: '不正確', en: 'is not valid' },
  'is no spreadsheet or JSON file': {
    zh: '檔案不是 XLSX 試算表或 JSON',
    en: 'The file is not an XLSX spreadsheet or JSON',
  },
  'is another kind of spreadsheet': {
    zh: '這是另一種試算表：請在試算表程式「另存新檔」，選 Excel（.xlsx），再上載',
    en: 'This is another kind of spreadsheet: save it as Excel (.xlsx) in your spreadsheet program, then upload that file',
  },
  'is locked with a password': {
    zh: '檔案用密碼鎖住了：請在 Excel 取消密碼，另存為 .xlsx，再上載',
    en: 'The file is locked with a password: remove the password in Excel, save it as .xlsx, then upload that file',
  },
  'waits for other files': {
    zh: '正在讀其他檔案，請一分鐘後再試',
    en: 'Other files are being read. Please try again in a minute',
  },
  'is damaged': { zh: '檔案已損壞，打不開', en: 'The file is damaged and can’t be opened' },
  'is too big': { zh: '檔案太大', en: 'The file is too big' },
  'took too long to read': { zh: '讀取檔案需時太久，已停止', en: 'The file took too long to read' },
  'has none of the sheets of a menu': {
    zh: '檔案沒有餐牌的工作表',
    en: 'The file has no menu sheets',
  },
}
