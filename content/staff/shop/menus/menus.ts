import { countOf } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import type { PriceDisplay, SetMenu, SetUnit } from '#domain/menu/catalogue.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { SetList } from '#domain/staff/shop/menus/set-filter.ts'
import { dishesIn, groupField } from '#domain/staff/shop/menus/set-groups.ts'
import type { Text } from '#domain/text.ts'

export const menusPage = {
  title: pageNames.menus,
  search: { zh: '搜尋套餐', en: 'Search sets' },
  searchHint: { zh: '名稱、菜式', en: 'Name or dish' },
  show: { zh: '顯示', en: 'Show' },
  category: { zh: '分類', en: 'Category' },
  all: { zh: '全部', en: 'All' },
  apply: { zh: '套用', en: 'Apply' },
  noSetYet: {
    zh: '未有套餐。在上面新增第一款，或者用試算表一次過匯入。',
    en: 'No sets yet. Add the first one above, or import a whole menu from a spreadsheet.',
  },
  noSet: { zh: '沒有符合的套餐。', en: 'No matching sets.' },
  showAll: { zh: '顯示全部套餐', en: 'Show all sets' },
  thumb: { zh: '圖片', en: 'Picture' },
  order: { zh: '次序', en: 'Order' },
  orderHidden: {
    zh: '顯示整個分類時才可以改次序。',
    en: 'Show a whole category to change the order.',
  },
  name: { zh: '名稱', en: 'Name' },
  guests: { zh: '位', en: 'Guests' },
  price: { zh: '價錢', en: 'Price' },
  wording: { zh: '價錢寫法', en: 'Price wording' },
  groups: { zh: '菜式分類', en: 'Courses' },
  onSale: { zh: '售賣', en: 'On sale' },
  categoryOff: { zh: '分類停售', en: 'Category off sale' },
  on: { zh: '開', en: 'On' },
  off: { zh: '停售', en: 'Off' },
  outOfSeason: { zh: '季節外', en: 'Out of season' },
  back: { zh: '套餐', en: 'Sets' },
  basics: { zh: '基本', en: 'Basics' },
  versions: { zh: '版本', en: 'Versions' },
  neverChanged: { zh: '匯入後未改過。', en: 'Not changed since import.' },
  asLoaded: { zh: '匯入時', en: 'As imported' },
  bringBack: { zh: '還原', en: 'Restore' },
  published: { zh: '已發布，客人已可看到新版本。', en: 'Published. Customers can see the new version now.' },
  placedOrders: { zh: '已落的訂單照舊價。', en: 'Placed orders keep their prices.' },
  problems: {
    zh: '發布前請更正標示的欄位。草稿已儲存。',
    en: 'Please correct the marked fields before publishing. The draft is saved.',
  },
  clash: {
    zh: '另一位同事同時更改了以下欄位。請選擇保留哪個，再儲存一次。',
    en: 'A colleague also changed these fields. Choose which version to keep, then save again.',
  },
  unseen: {
    zh: '你打開後，另一位同事更改了以下欄位，現已合併到草稿，尚未發布。請核對後再發布。',
    en: 'A colleague changed these fields after you opened this. They are now merged into the draft but not published. Please check them, then publish.',
  },
  mine: { zh: '用我的', en: 'Keep mine' },
  theirs: { zh: '用對方的', en: 'Keep theirs' },
  nothing: { zh: '沒有要發布的更改。', en: 'Nothing to publish.' },
  previewOf: { zh: '草稿預覽', en: 'Draft preview' },
  previewNote: {
    zh: '客人仍看不到；有錯的欄位顯示現時版本。預覽頁不能落單。',
    en: 'Customers can’t see it yet. Fields with errors show the current version. You can’t order from a preview.',
  },
  backToEdit: { zh: '返回修改', en: 'Back to editing' },
  ofLanguage: { zh: '中文', en: 'English' },
  add: { zh: '新套餐', en: 'New set' },
  addNote: {
    zh: '新套餐由另一款複製，連菜式，先不售賣；加上圖片、修改後再開售。',
    en: 'A new set is copied from another, with its dishes but without its picture, and is not on sale until you turn it on.',
  },
  like: { zh: '由哪款複製', en: 'Copy from' },
  namesMissing: { zh: '請輸入中文及英文名稱。', en: 'Please enter the name in both languages.' },
  none: { zh: '沒有', en: 'none' },
  removed: { zh: '整類移除', en: 'the whole course removed' },
  offSale: { zh: '已停售，發布時移除', en: 'Off sale: removed when published' },
  unsaved: { zh: '有未儲存的更改', en: 'Unsaved changes' },
  addGroup: { zh: '加一類', en: 'Add a course' },
  newGroup: { zh: '新菜式分類', en: 'New course' },
  removeGroup: { zh: '移除這類', en: 'Remove this course' },
  nameZh: { zh: '中文名稱', en: 'Chinese name' },
  nameEn: { zh: '英文名稱', en: 'English name' },
  course: { zh: '菜式類別', en: 'Course type' },
  choose: { zh: '請選擇', en: 'Please choose' },
  min: { zh: '最少', en: 'At least' },
  max: { zh: '最多', en: 'At most' },
  sameDish: { zh: '同一款', en: 'The same dish' },
  onceEach: { zh: '只揀一次', en: 'once' },
  repeatable: { zh: '可重複', en: 'more than once' },
  extra: { zh: '另加', en: 'Supplement HK$' },
  itemPrice: { zh: '單價', en: 'Price HK$' },
  priceOfItems: {
    zh: '這個套餐逐款計價：價錢及「由…至…」照菜式的單價。',
    en: 'Priced by item: the price and the range come from its dishes.',
  },
  nextPrices: { zh: '日後價錢', en: 'Future prices' },
  nextPricesNote: {
    zh: '由這日零時起落的單照新價錢，不論送貨日子；之前落的單不變。要改另加或單價，先揀日子及儲存草稿，再在菜式旁輸入。沒有更改就全部留空。',
    en: 'Orders placed from the start of that day pay the new prices, whatever their delivery date; earlier orders are not affected. To change supplements or item prices, choose the day, save the draft, then enter them beside the dishes. Leave everything empty if nothing changes.',
  },
  asNow: { zh: '照舊', en: 'as now' },
  extraThen: { zh: '日後另加', en: 'Future supplement HK$' },
  itemPriceThen: { zh: '日後單價', en: 'Future price HK$' },
  noteZh: { zh: '中文備註', en: 'Chinese note' },
  noteEn: { zh: '英文備註', en: 'English note' },
  chosen: { zh: '預設', en: 'Default' },
  remove: { zh: '移除', en: 'Remove' },
  addDish: { zh: '加菜式', en: 'Add dish' },
  dishHint: { zh: '打字加菜式', en: 'Type a dish to add' },
  dishUnknown: {
    zh: '沒有這個名稱的菜式，請從清單中揀選。',
    en: 'No dish has this name. Please choose one from the list.',
  },
  dishOffSale: {
    zh: '套餐有已停售的菜式。請先發布沒有這款菜式的套餐，或讓菜式重新售賣。',
    en: 'A dish of this set is off sale. Publish the set without it first, or put the dish on sale again.',
  },
  gone: {
    zh: '這個套餐或版本已不存在，請重新載入。',
    en: 'This set or version no longer exists. Please reload.',
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
  nextFrom: { zh: '由哪日起落單', en: 'For orders placed from' },
  nextPrice: { zh: '新價錢 HK$', en: 'New price HK$' },
  nextDisplay: { zh: '新價錢寫法', en: 'New price written as' },
  nextPrices: { zh: '日後價錢', en: 'Future prices' },
  includesDelivery: { zh: '包送貨', en: 'Includes delivery' },
  badges: { zh: '標籤', en: 'Badges' },
  alsoIn: { zh: '另外列在', en: 'Also listed in' },
  minQuantityScope: { zh: '最少訂怎樣計', en: 'Minimum counts' },
  leadDays: { zh: '提早落單（日）', en: 'Order ahead (days)' },
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
  course: { zh: '菜式類別', en: 'Course type' },
  dishes: { zh: '菜式', en: 'Dishes' },
  picture: { zh: '圖片', en: 'Picture' },
  groups: { zh: '菜式分類次序', en: 'Order of courses' },
  includedCutlery: { zh: '附餐具', en: 'Cutlery included' },
  includedTongs: { zh: '附食物夾', en: 'Tongs included' },
  categoryId: { zh: '分類', en: 'Category' },
  unit: { zh: '單位', en: 'Unit' },
  display: { zh: '價錢寫法', en: 'Price written as' },
}

/** `group` is the name of the course. */
export function setFieldName(field: string, group: Text | null): Text {
  const fieldName = fieldNames[field.replace(/^group\.[^.]+\./, '')]
  if (!group) return fieldName ?? menusPage.name
  return fieldName ? { zh: `${group.zh}：${fieldName.zh}`, en: `${group.en}: ${fieldName.en}` } : group
}

export const setListNames: Readonly<Record<SetList, Text>> = {
  all: { zh: '全部', en: 'All' },
  'on-sale': { zh: '售賣中', en: 'On sale' },
  'off-sale': { zh: '停售或季節外', en: 'Off sale or out of season' },
  draft: { zh: '有草稿', en: 'With a draft' },
}

export const beyondCalendar = (horizonDays: number): Text => ({
  zh: `日曆只開放 ${horizonDays} 日，這個套餐要更早落單，客人不能訂。`,
  en: `The calendar is only open for ${countOf(horizonDays, ['day', 'days'])}, so customers can’t order a set that needs longer notice.`,
})

/** Example: 12 月 1 日（二）起 $780 */
export const priceFrom = (day: Text, price: string): Text => ({
  zh: `${day.zh}起 ${price}`,
  en: `${price} from ${day.en}`,
})

export const setUnitNames: Readonly<Record<SetUnit, Text>> = {
  set: { zh: '套', en: 'set' },
  person: { zh: '位', en: 'person' },
  box: { zh: '盒', en: 'box' },
  plate: { zh: '碟', en: 'plate' },
  tray: { zh: '盤', en: 'tray' },
  piece: { zh: '件', en: 'piece' },
}

export const scopeNames: Readonly<Record<SetMenu['minQuantityScope'], Text>> = {
  set: { zh: '每套計', en: 'this set alone' },
  category: { zh: '全分類合計', en: 'the whole category' },
}

export const displayNames: Readonly<Record<PriceDisplay['kind'], Text>> = {
  plain: { zh: '價錢', en: 'the price' },
  fromFreeDelivery: { zh: '起，包送貨', en: 'from, free delivery' },
  perPlate: { zh: '每碟', en: 'per plate' },
  perTray: { zh: '每盤', en: 'per tray' },
  range: { zh: '由…至…', en: 'from … to …' },
}

/** Example: 53 套・售賣中 51・草稿 1 */
export const menusSummary = (all: number, onSale: number, drafts: number): Text => ({
  zh: `${all} 套・售賣中 ${onSale}・草稿 ${drafts}`,
  en: `${all} sets · ${onSale} on sale · ${countOf(drafts, ['draft', 'drafts'])}`,
})

export const setCount = (count: number): Text => ({
  zh: `${count} 套`,
  en: countOf(count, ['set', 'sets']),
})

/** Example: 9 類 */
export const groupCount = (count: number): Text => ({
  zh: `${count} 類`,
  en: countOf(count, ['course', 'courses']),
})

/** Example: 揀 2 款，共 3 款 */
export function ruleOfGroup(values: Values, groupId: string): Text {
  const [min = '', max = ''] = [values[groupField(groupId, 'min')], values[groupField(groupId, 'max')]]
  const choose = min === max ? max : `${min}–${max}`
  const count = dishesIn(values, groupId).length
  return { zh: `揀 ${choose} 款，共 ${count} 款`, en: `choose ${choose} of ${count}` }
}

/** Example: 1 個錯處要更正 */
export const problemCount = (count: number): Text => ({
  zh: `${count} 個錯處要更正`,
  en: `${countOf(count, ['field', 'fields'])} to correct`,
})

export const versionName = (number: number): Text => ({ zh: `第 ${number} 版`, en: `Version ${number}` })

export const publishVersion = (number: number): Text => ({
  zh: `發布第 ${number} 版`,
  en: `Publish version ${number}`,
})

export const deliveryNames = {
  yes: { zh: '包', en: 'Yes' },
  no: { zh: '不包', en: 'No' },
} satisfies Record<string, Text>

/** Screen readers announce the move. */
export const movedTo = (name: Text, place: number, count: number): Text => ({
  zh: `${name.zh}：現在排第 ${place}，共 ${count} 個`,
  en: `${name.en}: now number ${place} of ${count}`,
})
