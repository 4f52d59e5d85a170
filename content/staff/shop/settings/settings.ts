import { allergenNames } from '#content/allergens.ts'
import { districtNames } from '#content/district-names.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { joinList } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { savedText } from '#content/staff/shell/save-failure.ts'
import { districtIds } from '#domain/delivery/districts.ts'
import { guestLimits } from '#domain/input-limits.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { type LetterOccasion, letterOccasions } from '#domain/shop/letter-words.ts'
import { changeLimits, recordYearLimits } from '#domain/shop/policies.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import { allergenField } from '#domain/staff/shop/menus/dish-values.ts'
import type { SectionId } from '#domain/staff/shop/settings/field-limits.ts'
import { notServed } from '#domain/staff/shop/settings/rows.ts'
import type { SettingChange } from '#domain/staff/shop/settings/sections.ts'
import type { Text } from '#domain/text.ts'

export const settingsPage = {
  title: pageNames.settings,
  summary: {
    zh: '改動只影響之後的新單；已落的單照原本的價錢和條款。',
    en: 'Changes affect new orders only; placed orders keep their prices and terms.',
  },
  sections: { zh: '設定分段', en: 'Settings sections' },
  zone: { zh: '區', en: 'Zone' },
  ordinary: { zh: '平日', en: 'Usual' },
  special: { zh: '特別日子', en: 'Special dates' },
  charged: { zh: '實收（取高）', en: 'Charged (higher of the two)' },
  lower: { zh: '特別價較低，照平日', en: 'lower than usual: the usual fee applies' },
  words: { zh: '名稱及備註', en: 'Names and notes' },
  addZone: { zh: '加一區', en: 'Add a zone' },
  districts: { zh: '地區屬哪區', en: 'Districts and their zones' },
  brush: { zh: '先揀一區，再逐格點選地區', en: 'Choose a zone, then tap its districts' },
  oneByOne: { zh: '逐格揀', en: 'In each tile' },
  rest: { zh: '其他地方', en: 'other areas' },
  sameZone: { zh: '同一區', en: 'The same zone' },
  notServed: { zh: '不送貨', en: 'No delivery' },
  inZone: { zh: '屬哪區', en: 'Zone' },
  free: { zh: '可以免運', en: 'Free delivery possible' },
  quote: { zh: '另行報價', en: 'Quoted separately' },
  remove: { zh: '刪除', en: 'Remove' },
  add: { zh: '加一個', en: 'Add one' },
  daysAhead: { zh: '日', en: 'days' },
  seasons: { zh: '旺季要早些落單', en: 'Peak seasons with a longer lead time' },
  usual: {
    zh: '留空即用店舖名稱、店舖電郵及伺服器的設定',
    en: 'Leave empty to use the shop’s name and email and the server settings',
  },
  ownWords: { zh: '客人電郵的自訂文字', en: 'Custom text in customer emails' },
  ownWordsNote: {
    zh: '加在標準電郵內容之外；留空即不加。',
    en: 'Added to the standard email; leave empty for none.',
  },
  services: { zh: '本店有', en: 'This shop has' },
  allergens: {
    zh: '本店逐款菜式核對的致敏原',
    en: 'Allergens we check dish by dish',
  },
  chips: { zh: '收單的時段', en: 'Slots open to orders' },
  every: { zh: '每年', en: 'Every year' },
  from: { zh: '由（MM-DD）', en: 'From (MM-DD)' },
  until: { zh: '至（MM-DD）', en: 'Until (MM-DD)' },
  offered: { zh: '提供', en: 'Offered' },
  impossible: { zh: '未有戶口或未連接', en: 'No account or not connected' },
  automatic: { zh: '自動核實', en: 'Verified automatically' },
  byHand: { zh: '人手核對付款證明', en: 'Payment proof checked manually' },
  accounts: { zh: '收款戶口', en: 'Accounts' },
  refundLimitHint: {
    zh: '超過的要老闆批准；填 0 即每次退款都要老闆批准。',
    en: 'Anything above needs the owner’s approval; with 0, every refund does.',
  },
  asConfigured: { zh: '留空即用伺服器的設定', en: 'Leave empty to use the server setting' },
  emptyMeans: { zh: '留空即用', en: 'If left empty:' },
  configured: { zh: '照伺服器設定', en: 'Server setting' },
  on: { zh: '開', en: 'On' },
  off: { zh: '關', en: 'Off' },
  save: { zh: '儲存', en: 'Save' },
  agree: { zh: '確認儲存', en: 'Confirm and save' },
  discard: { zh: '放棄更改', en: 'Discard' },
  saved: savedText,
  nothing: { zh: '沒有改動。', en: 'No changes.' },
  problems: {
    zh: '有欄位要更正，未有儲存。',
    en: 'Please correct the marked fields. Nothing was saved.',
  },
  notAllowed: {
    zh: '你的帳戶現時不可改設定，未有儲存。請找老闆更改。',
    en: 'Your account can’t change settings. Nothing was saved. Please ask the owner.',
  },
  clash: {
    zh: '另一位同事剛剛改了同一項，未有儲存。你輸入的內容在下面；再按儲存便採用你的。',
    en: 'A colleague has just changed the same setting. Nothing was saved. Your entry is below; save again to use it.',
  },
  stored: { zh: '現時', en: 'Now' },
  choose: { zh: '請選擇', en: 'Please choose' },
  byItself: { zh: '（自動）', en: '(automatic)' },
  dishGone: { zh: '送的菜已停售', en: 'Free dish is off sale' },
  ended: { zh: '已停用', en: 'Ended' },
  empty: { zh: '（空白）', en: '(empty)' },
  englishNote: {
    zh: '關上後，網站、訂單和電郵只有中文，各表格的英文不用填。',
    en: 'Without it, the website, orders and emails are in Chinese only, and forms need no English.',
  },
  factorNote: {
    zh: '通行密鑰也可以。未設定的人登入後只能開啟自己的帳戶頁。',
    en: 'A passkey also counts. Until one of the two is set up, that person can only open the account page.',
  },
} as const satisfies Record<string, Text>

export const settingsSectionNames: Readonly<Record<SectionId, Text>> = {
  shop: { zh: '店舖資料', en: 'Shop details' },
  zones: { zh: '送貨區及運費', en: 'Delivery zones and fees' },
  remotePlaces: { zh: '偏遠地區', en: 'Remote areas' },
  leadTimes: { zh: '落單時限', en: 'Lead times' },
  slots: { zh: '時段及上限', en: 'Slots and limits' },
  extras: { zh: '免運及加購', en: 'Free delivery and extras' },
  specialDates: { zh: '特別日子', en: 'Special dates' },
  pickupPlaces: { zh: '自取地點', en: 'Pickup points' },
  payment: { zh: '付款方式', en: 'Payment methods' },
  mail: { zh: '電郵', en: 'Email' },
  promotions: { zh: '優惠', en: 'Promotions' },
  service: { zh: '服務規則', en: 'Service rules' },
  terms: { zh: '改期、取消及天氣', en: 'Changes, cancellation and weather' },
  customerData: { zh: '客人資料', en: 'Customer data' },
  signIn: { zh: '登入', en: 'Sign-in' },
}

const rangeOf = ({ min, max }: { readonly min: number; readonly max: number }) => `${min}–${max}`

/** An optional text has a field in each language. */
const inBoth = (name: string, { zh, en }: Text): Readonly<Record<string, Text>> => ({
  [`${name}.zh`]: { zh: `${zh}（中文，可留空）`, en: `${en} in Chinese (optional)` },
  [`${name}.en`]: { zh: `${zh}（英文，可留空）`, en: `${en} in English (optional)` },
})

const fieldNames: Readonly<Record<string, Text>> = {
  fee: { zh: '平日運費', en: 'fee' },
  special: { zh: '節日運費', en: 'special-date delivery fee' },
  'name.zh': { zh: '中文名稱', en: 'Chinese name' },
  'name.en': { zh: '英文名稱', en: 'English name' },
  'note.zh': { zh: '中文備註', en: 'Chinese note' },
  'note.en': { zh: '英文備註', en: 'English note' },
  'address.zh': { zh: '中文地址', en: 'Chinese address' },
  'address.en': { zh: '英文地址', en: 'English address' },
  zone: settingsPage.inZone,
  free: settingsPage.free,
  quote: settingsPage.quote,
  from: settingsPage.from,
  to: settingsPage.until,
  on: settingsPage.offered,
  code: { zh: '優惠碼（空白即自動）', en: 'Code (empty: applied automatically)' },
  kind: { zh: '類別', en: 'Kind' },
  off: { zh: '減（% 或 HK$）', en: 'Takes off (% or HK$)' },
  dish: { zh: '送哪款', en: 'Free dish' },
  number: { zh: '送幾多份', en: 'Number of portions' },
  boxes: { zh: '滿幾多盒才送（空白不限）', en: 'From how many boxes (leave empty for any order)' },
  sets: { zh: '計算盒數的套餐', en: 'Sets whose boxes count' },
  min: { zh: '最低食物額 HK$', en: 'Minimum food HK$' },
  'about.zh': { zh: '中文說明', en: 'Chinese description' },
  'about.en': { zh: '英文說明', en: 'English description' },
  seasonfrom: { zh: '送貨日由（MM-DD）', en: 'Delivery from (MM-DD)' },
  seasonto: { zh: '送貨日至（MM-DD）', en: 'Delivery until (MM-DD)' },
  usablefrom: { zh: '落單由（可留空）', en: 'Valid from (optional)' },
  until: { zh: '落單至（可留空；已過即停用）', en: 'Valid until (optional; expires after this date)' },
  uses: { zh: '總次數上限（空白不限）', en: 'Total uses (leave empty for no limit)' },
  each: { zh: '每位客人上限（空白不限）', en: 'Uses per customer (leave empty for no limit)' },
  days: { zh: '要提早幾多日落單', en: 'Days ahead' },
  senderName: { zh: '寄件人名稱', en: 'Sender name' },
  replyTo: { zh: '客人回覆寄到', en: 'Customers’ replies go to' },
  staffAddress: { zh: '職員通知寄到', en: 'Staff notifications go to' },
  leadDays: { zh: '網上最早（日後）', en: 'Earliest online order (days ahead)' },
  horizonDays: { zh: '日曆開放（日）', en: 'Calendar open for (days)' },
  slotCapacity: { zh: '每時段上限（人份）', en: 'Limit per slot (portions)' },
  warnFromPercent: { zh: '時段達幾多 % 便提示', en: 'Warn when a slot reaches (%)' },
  freeDeliveryFrom: { zh: '食物滿幾多免運 HK$', en: 'Free delivery from HK$' },
  cutleryPrice: { zh: '加購餐具每套 HK$', en: 'Extra cutlery, per set HK$' },
  tongsPrice: { zh: '加購食物夾每個 HK$', en: 'Extra tongs, each HK$' },
  officeRefundLimit: {
    zh: '辦公室同事每張單及每日最多退款（$）',
    en: 'Office refund limit, per order and per person per day ($)',
  },
  payWithinHours: { zh: '落單後幾多小時內付款', en: 'Hours to pay after ordering' },
  'payee.zh': { zh: '中文收款人', en: 'Payee (Chinese)' },
  'payee.en': { zh: '英文收款人', en: 'Payee (English)' },
  fps: { zh: '轉數快識別碼、電話或電郵', en: 'FPS identifier, phone or email' },
  fpsReference: { zh: '轉數快碼附訂單編號', en: 'Include the order number in the FPS code' },
  payMe: { zh: 'PayMe 連結', en: 'PayMe link' },
  'bank.zh': { zh: '中文銀行名稱', en: 'Bank name (Chinese)' },
  'bank.en': { zh: '英文銀行名稱', en: 'Bank name (English)' },
  bankAccount: { zh: '銀行戶口號碼', en: 'Bank account number' },
  urgentByChatWorkingDays: {
    zh: '急單傳訊息：最少幾個工作天前',
    en: 'Urgent orders by WhatsApp (working days ahead)',
  },
  thaiByChatDays: { zh: '泰式套餐傳訊息：最少幾日前', en: 'Thai sets by WhatsApp (days ahead)' },
  slotChangeWorkingDays: {
    zh: '同日改時段：最少幾個工作天前',
    en: 'Same-day slot change: notice in working days',
  },
  arrivalMinutes: { zh: '所選時間前後幾多分鐘內送到', en: 'Arrival within (minutes) of the chosen time' },
  waitingFreeMinutes: { zh: '樓下免費等幾多分鐘', en: 'Free waiting downstairs (minutes)' },
  waitingPerMinutes: { zh: '之後每幾多分鐘收一次費', en: 'Then charged every (minutes)' },
  waitingFeeFrom: { zh: '每次等候費，最少 HK$', en: 'Waiting fee, minimum HK$' },
  waitingFeeTo: { zh: '每次等候費，最多 HK$', en: 'Waiting fee, maximum HK$' },
  warmHours: { zh: '熱食送到後保溫幾多小時', en: 'Hot food stays warm for (hours)' },
  reportWithinHours: {
    zh: '食物有問題，送達後幾多小時內通知',
    en: 'Report problems with food within (hours)',
  },
  guestsMin: { zh: '最少幾多位客人', en: 'Minimum guests' },
  guestsMax: {
    zh: `最多幾多位客人（最多 ${guestLimits.max}）`,
    en: `Maximum guests (up to ${guestLimits.max})`,
  },
  dishSwapFrom: { zh: '換套餐以外的菜，每款最少 HK$', en: 'Dish from outside the set, minimum HK$' },
  labelledBoxesFrom: { zh: '幾多盒起免費貼名', en: 'Free name labels from (boxes)' },
  menuRefreshMonths: { zh: '餐牌每幾個月更新（0 即不提）', en: 'Menu changes every (months; 0: not said)' },
  waiters: { zh: '侍應', en: 'Waiting staff' },
  equipment: { zh: '租保溫爐、枱櫈', en: 'Warmers and tables for hire' },
  insulatedBags: { zh: '保溫袋送貨', en: 'Delivery in insulated bags' },
  halal: { zh: '清真認證', en: 'Halal-certified kitchen' },
  ...inBoth('cutleryMaterial', { zh: '餐具及包裝物料', en: 'Cutlery and packaging material' }),
  ...inBoth('staffPrices', { zh: '侍應及租用器材價錢', en: 'Prices of waiting staff and hire' }),
  ...inBoth('replyTime', { zh: '幾耐回覆訊息', en: 'Reply time for messages' }),
  ...inBoth('otherPermits', { zh: '其他許可證，如壽司、刺身', en: 'Other permits, such as for raw food' }),
  ...inBoth('disputeTerms', {
    zh: '條款：以哪種語文為準、爭議處理',
    en: 'Terms: prevailing language, disputes',
  }),
  hasEnglish: { zh: '英文網站', en: 'English site' },
  termsVersion: { zh: '條款版本', en: 'Terms version' },
  noticeDays: {
    zh: `改期或取消須幾多日前通知（${rangeOf(changeLimits.noticeDays)}）`,
    en: `Notice for changing the date or cancelling (days, ${rangeOf(changeLimits.noticeDays)})`,
  },
  feePercent: {
    zh: `改期或取消手續費 %（${rangeOf(changeLimits.feePercent)}）`,
    en: `Fee for changing the date or cancelling (%, ${rangeOf(changeLimits.feePercent)})`,
  },
  postponeWithinDays: {
    zh: `天氣改期須在幾多日內（${rangeOf(changeLimits.postponeWithinDays)}）`,
    en: `Free postponement after bad weather within (days, ${rangeOf(changeLimits.postponeWithinDays)})`,
  },
  stopsInBlackRain: {
    zh: '黑色暴雨警告同八號風球一樣停送：免費改期或全數退款',
    en: 'The black rainstorm warning stops deliveries as signal 8 does: free postponement or a full refund',
  },
  'company.zh': { zh: '公司中文名', en: 'Company name (Chinese)' },
  'company.en': { zh: '公司英文名', en: 'Company name (English)' },
  ...inBoth('companyType', { zh: '公司類別，如私人有限公司', en: 'Kind of company' }),
  'area.zh': { zh: '廚房所在地區（中文）', en: 'Kitchen’s area (Chinese)' },
  'area.en': { zh: '廚房所在地區（英文）', en: 'Kitchen’s area (English)' },
  'wayThere.zh': { zh: '怎樣前往（中文，可留空）', en: 'Directions in Chinese (optional)' },
  'wayThere.en': { zh: '怎樣前往（英文，可留空）', en: 'Directions in English (optional)' },
  hotline: { zh: '電話熱線（連 +852）', en: 'Hotline (with +852)' },
  chatNumber: { zh: 'WhatsApp 號碼（連 +852）', en: 'WhatsApp number (with +852)' },
  email: { zh: '電郵', en: 'Email' },
  contactHours: { zh: '接聽時間（如 10:00–18:00）', en: 'Contact hours (e.g. 10:00–18:00)' },
  licenceNumber: { zh: '食物製造廠牌照號碼', en: 'Food factory licence number' },
  facebookUrl: { zh: 'Facebook 連結', en: 'Facebook link' },
  instagramUrl: { zh: 'Instagram 連結', en: 'Instagram link' },
  latitude: { zh: '地圖緯度（如 22.3118）', en: 'Latitude (such as 22.3118)' },
  longitude: { zh: '地圖經度（如 114.2249）', en: 'Longitude (such as 114.2249)' },
  customerMonths: {
    zh: '送貨後保留姓名、電話和地址（月）',
    en: 'Keep names, phone numbers and addresses after delivery for (months)',
  },
  recordYears: {
    zh: `業務紀錄保存幾多年（${rangeOf(recordYearLimits)}）`,
    en: `Keep business records for (years, ${rangeOf(recordYearLimits)})`,
  },
  secondFactorRequired: {
    zh: '要求老闆和辦公室同事設定兩步登入',
    en: 'The owner and the office must have two-step sign-in',
  },
}

export const letterOccasionNames: Readonly<Record<LetterOccasion, Text>> = {
  placed: { zh: '收到訂單', en: 'Order received' },
  confirmed: { zh: '訂單確認', en: 'Order confirmed' },
  reminder: { zh: '付款提醒', en: 'Payment reminder' },
  'on-the-road': { zh: '送貨通知', en: 'Out for delivery' },
  moved: { zh: '改期', en: 'Change of date or time' },
  ended: { zh: '取消及退款', en: 'Cancelled or refunded' },
}

/** `row` is the place or zone of the field. */
export function settingName(field: string, row: Text | null = null): Text {
  const [kind = '', id = '', ...rest] = field.split('.')
  if (kind === 'slot') return { zh: `${id} 時段`, en: `Slot ${id}` }
  const occasion = kind === 'words' ? letterOccasions.find((each) => each === id) : undefined
  if (occasion) {
    const { zh, en } = letterOccasionNames[occasion]
    return rest[0] === 'zh'
      ? { zh: `${zh}（中文）`, en: `${en}, in Chinese` }
      : { zh: `${zh}（英文）`, en: `${en}, in English` }
  }
  if (kind === 'district') {
    const district = districtIds.find((each) => each === id)
    const name = district ? districtNames[district] : { zh: id, en: id }
    if (rest.join('.') === 'zone') return name
    return { zh: `${name.zh}：${settingsPage.rest.zh}`, en: `${name.en}: ${settingsPage.rest.en}` }
  }
  const allergen = allergens.find((each) => allergenField(each) === field)
  if (allergen) return allergenNames[allergen]
  if (kind === 'method') {
    const method = Object.entries(paymentTexts).find(([name]) => name === id)?.[1]
    if (method) return method.name
  }
  const fieldName = fieldNames[field] ?? fieldNames[rest.join('.')] ?? settingsPage.words
  if (fieldNames[field]) return fieldName
  const of = row ?? { zh: id, en: id }
  return { zh: `${of.zh}：${fieldName.zh}`, en: `${of.en}: ${fieldName.en}` }
}

export const promotionKinds: Readonly<Record<Promotion['kind'], Text>> = {
  percent: { zh: '百分比', en: 'Percentage' },
  amount: { zh: '金額', en: 'Amount' },
  freeDish: { zh: '送菜式', en: 'Free dish' },
  freeDelivery: { zh: '免運費', en: 'Free delivery' },
}

type NamedList<Id extends string | number> = readonly { readonly id: Id; readonly name: Text }[]

/** Names of ids in settings. */
export interface MentionedNames {
  readonly zones: NamedList<string>
  readonly dishes: NamedList<string>
  readonly sets: NamedList<number>
}

/** For the audit log and the bar; an empty switch is off. */
export function changeTexts(
  { name, from, to }: SettingChange,
  names: MentionedNames,
): { readonly from: Text; readonly to: Text } {
  const isSwitch = from === 'on' || to === 'on'
  const display = (value: string): Text => {
    if (value === '' && name.endsWith('.rest')) return settingsPage.sameZone
    if (value === '' && name === 'fpsReference') return settingsPage.configured
    if (value === '') return isSwitch ? settingsPage.off : settingsPage.empty
    const same = { zh: value, en: value }
    const nameIn = (items: NamedList<string | number>) => (id: string) =>
      items.find((each) => String(each.id) === id)?.name ?? { zh: id, en: id }
    if (/\.(zone|rest)$/.test(name))
      return value === notServed ? settingsPage.notServed : nameIn(names.zones)(value)
    if (/^promo\..*\.dish$/.test(name)) return nameIn(names.dishes)(value)
    if (/^promo\..*\.sets$/.test(name)) return joinList(value.split(' ').map(nameIn(names.sets)))
    if (name.endsWith('.kind'))
      return Object.entries(promotionKinds).find(([kind]) => kind === value)?.[1] ?? same
    if (name === 'fpsReference' && value === 'off') return settingsPage.off
    return value === 'on' ? settingsPage.on : same
  }
  return { from: display(from), to: display(to) }
}

/** Example: 用過 193 次，已減 $46,001; null if unused. */
export const usesSoFar = (orders: number, discount: string | null): Text =>
  discount === null
    ? { zh: '未有人用過', en: 'not used yet' }
    : {
        zh: `用過 ${orders} 次，已減 ${discount}`,
        en: `used ${orders === 1 ? 'once' : `${orders} times`}, ${discount} off`,
      }

/** Before a list of forms. */
export const englishMissing = (count: number): Text => ({
  zh: `未有英文（${count} 項）`,
  en: `Without English (${count})`,
})

/** A gift dish that is off sale. */
export const offSale = ({ zh, en }: Text): Text => ({ zh: `${zh}（已停售）`, en: `${en} (off sale)` })
