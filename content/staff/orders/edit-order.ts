import { dayText } from '#content/dates.ts'
import { orderFieldWords } from '#content/ordering/order-fields.ts'
import { countOf } from '#content/phrases.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { byNote } from '#domain/ordering/order-fields.ts'
import type { EditUnit } from '#domain/staff/orders/edit/edit-units.ts'
import type { Text } from '#domain/text.ts'

export const editPage = {
  editing: { zh: '更改中', en: 'Editing' },
  notEditable: { zh: '這張訂單現在不能更改', en: 'This order can’t be changed now' },
  backToOrder: { zh: '返回訂單', en: 'Back to the order' },
  due: { zh: '日期及時段', en: 'Date and slot' },
  date: { zh: '日期', en: 'Date' },
  nearDays: { zh: '附近日子', en: 'Days nearby' },
  closed: { zh: '休息', en: 'closed' },
  special: { zh: '特別日子', en: 'Special date' },
  show: { zh: '看這天的時段', en: 'Show this day’s slots' },
  noRuler: { zh: '先揀日子，再看時段。', en: 'Choose a day to see its slots.' },
  menus: { zh: '套餐', en: 'Sets' },
  add: { zh: '加一款', en: 'Add a set' },
  addChoose: { zh: '揀一款套餐', en: 'Choose a set' },
  addDone: { zh: '加', en: 'Add' },
  dishes: { zh: '揀菜', en: 'Dishes' },
  quantity: { zh: '數量', en: 'Quantity' },
  less: { zh: '減一', en: 'One less' },
  more: { zh: '加一', en: 'One more' },
  removed: { zh: '會刪去', en: 'will be removed' },
  byItem: { zh: '按件計', en: 'by item' },
  cutleryWanted: { zh: '要餐具', en: 'Cutlery wanted' },
  cutlery: { zh: '加購餐具', en: 'Extra cutlery' },
  tongsWanted: { zh: '要食物夾', en: 'Tongs wanted' },
  tongs: { zh: '加購食物夾', en: 'Extra tongs' },
  code: { zh: '優惠碼', en: 'Promo code' },
  place: { zh: '地點', en: 'Place' },
  zone: { zh: '地區', en: 'Zone' },
  noZone: { zh: '未定', en: 'Not set' },
  district: { zh: '分區', en: 'District' },
  noDistrict: { zh: '未指明', en: 'Not named' },
  remote: { zh: '偏遠地區', en: 'Remote area' },
  noRemote: { zh: '不是', en: 'None' },
  address: { zh: '地址', en: 'Address' },
  pickupPlace: { zh: '自取地點', en: 'Pickup point' },
  fee: { zh: '運費報價', en: 'Quoted delivery fee' },
  feeHint: { zh: '留空即未報價。', en: 'Leave empty if not quoted yet.' },
  priceTitle: { zh: '價錢會怎樣變', en: 'Price change' },
  item: { zh: '項目', en: 'Item' },
  before: { zh: '原本', en: 'Now' },
  after: { zh: '更改後', en: 'After' },
  difference: { zh: '差額', en: 'Difference' },
  total: { zh: '總額', en: 'Total' },
  deliveryFee: { zh: '運費', en: 'Delivery' },
  toQuote: { zh: '待報價', en: 'to be quoted' },
  proofIn: { zh: '客人有付款證明待核對。', en: 'A payment proof is waiting to be checked.' },
  reason: { zh: '更改原因', en: 'Reason for the change' },
  reasonHint: { zh: '會寫入紀錄。', en: 'Recorded in the activity log.' },
  letter: {
    zh: '儲存後，客人會收到電郵，列出更改和差額。',
    en: 'After saving, the customer receives an email with the changes and the price difference.',
  },
  reprice: { zh: '計新價錢', en: 'Calculate new price' },
  unsaved: { zh: '未儲存', en: 'Unsaved' },
  discard: { zh: '放棄更改', en: 'Discard' },
  save: { zh: '儲存更改', en: 'Save the changes' },
  leaveTitle: { zh: '有更改未儲存', en: 'You have unsaved changes' },
  leaveText: { zh: '離開後，未儲存的更改會遺失。', en: 'If you leave, they will be lost.' },
  stay: { zh: '留在這頁', en: 'Stay' },
  leave: { zh: '不儲存，離開', en: 'Leave without saving' },
  field: { zh: '欄位', en: 'Field' },
  mine: { zh: '我的', en: 'Mine' },
  wanted: { zh: '你想改成', en: 'You want' },
  use: { zh: '用哪個', en: 'Use' },
  unchanged: { zh: '沒有改', en: 'unchanged' },
  discardMine: { zh: '放棄我的更改', en: 'Discard my changes' },
  mergeAndSave: { zh: '合併並儲存', en: 'Merge and save' },
  keptMine: { zh: '不衝突，保留你的', en: 'No conflict: your version is kept' },
  same: { zh: '兩邊一樣', en: 'Both the same' },
} as const satisfies Record<string, Text>

/** Suggestions; other reasons can be entered. */
export const editReasons: readonly Text[] = [
  { zh: '客人要求', en: 'Customer’s request' },
  { zh: '廚房安排', en: 'Kitchen arrangement' },
  { zh: '更正錯誤', en: 'Correction of a mistake' },
]

export const unitNames: Readonly<Record<Exclude<EditUnit, `line.${string}`>, Text>> = {
  due: { zh: '時段', en: 'Slot' },
  place: { zh: '地點', en: 'Place' },
  cutlery: { zh: '加購餐具', en: 'Extra cutlery' },
  tongs: { zh: '加購食物夾', en: 'Extra tongs' },
  ...byNote((name) => orderFieldWords[name].name),
  allergens: { zh: '食物敏感', en: 'Allergies' },
  access: { zh: '送貨安排', en: 'Delivery access' },
}

export const wasDue = (due: Text): Text => ({ zh: `原本：${due.zh}`, en: `Before: ${due.en}` })
export const wasValue = (value: string): Text => ({
  zh: `原本：${value || '無'}`,
  en: `Before: ${value || 'none'}`,
})
export const slotChosen = (slot: string): Text => ({ zh: `已揀 ${slot}`, en: `${slot} chosen` })
export const slotWith = (load: number, capacity: number, portions: number): Text => ({
  zh: `該時段 ${load} / ${capacity} 人份，加這張單後 ${load + portions}。`,
  en: `${load} of ${capacity} portions in this slot, ${load + portions} with this order.`,
})
export function dayClosed(date: CalendarDate): Text {
  const { zh, en } = dayText(date)
  return { zh: `${zh}，${editPage.closed.zh}`, en: `${en}, ${editPage.closed.en}` }
}

export const dayOrders = (date: CalendarDate, orders: number): Text => ({
  zh: `${dayText(date).zh}${orders} 張單`,
  en: `${dayText(date).en}, ${countOf(orders, ['order', 'orders'])}`,
})
export const ordersShort = (orders: number): Text => ({ zh: `${orders} 張`, en: String(orders) })
export const choose = (min: number, max: number): Text => {
  const count = min === max ? String(min) : `${min}–${max}`
  return { zh: `揀 ${count} 款`, en: `choose ${count}` }
}
export const changesMade = (count: number): Text => ({
  zh: `${count} 處更改`,
  en: countOf(count, ['change', 'changes']),
})
export const differenceIs = (amount: string): Text => ({ zh: `差額 ${amount}`, en: `difference ${amount}` })
export const termsKept = (version: string): Text => ({
  zh: `價錢照客人落單時的優惠及條款（${version}）計，其餘菜式價錢不變；新加的照今日價錢。`,
  en: `Priced under the promotion and terms of the original order (${version}). Added items are charged at today’s prices.`,
})
export const keptName = (name: Text): Text => ({ zh: `${name.zh}（沿用）`, en: `${name.en} (kept)` })
export const owedAfter = (amount: string): Text => ({
  zh: `儲存後尚有 ${amount} 未付。`,
  en: `${amount} will be due after saving.`,
})
export const backAfter = (amount: string): Text => ({
  zh: `儲存後要退回 ${amount}。`,
  en: `${amount} will be refunded after saving.`,
})
export const conflictTitle = (name: string): Text => ({
  zh: `你更改期間，${name}也改了這張單`,
  en: `${name} changed this order while you were editing`,
})
export const conflictLead = (name: string, time: string): Text => ({
  zh: `${name}在 ${time} 儲存了以下更改。你的更改仍然在這裏，未遺失。`,
  en: `${name} saved the changes below at ${time}. Your changes are still here.`,
})
export const savedBy = (name: string): Text => ({ zh: `${name}已儲存`, en: `${name} saved` })
export const keptTheirs = (name: string): Text => ({
  zh: `不衝突，保留${name}的`,
  en: `No conflict: ${name}’s version is kept`,
})
export const mergedTotal = (amount: string): Text => ({
  zh: `合併後總額 ${amount}。`,
  en: `Total after merging: ${amount}.`,
})
export const theCustomer: Text = { zh: '客人', en: 'The customer' }
