import { countOf } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { dishCount } from '#content/staff/shop/menus/dish-count.ts'
import type { KitchenSection } from '#domain/staff/day/kitchen-sections.ts'
import type { KitchenView } from '#domain/staff/day/kitchen-views.ts'
import type { Text } from '#domain/text.ts'

export const kitchen = {
  name: pageNames.kitchen,
  today: { zh: '今日', en: 'Today' },
  tomorrow: { zh: '明日', en: 'Tomorrow' },
  otherDay: { zh: '日期', en: 'Day' },
  show: { zh: '顯示', en: 'Show' },

  dish: { zh: '菜式', en: 'Dish' },
  total: { zh: '合計人份', en: 'Total portions' },
  portions: { zh: '人份', en: 'Portions' },
  trays: { zh: '盤', en: 'Trays' },
  from: { zh: '來自', en: 'From' },
  allergy: { zh: '敏感', en: 'Allergy' },
  vegetarian: { zh: '素', en: 'V' },
  byOrder: { zh: '每張單的菜', en: 'Dishes by order' },
  byRun: { zh: '出車次序', en: 'Run order' },
  slot: { zh: '時段', en: 'Slot' },
  customer: { zh: '客人', en: 'Customer' },
  place: { zh: '地區', en: 'Area' },
  pieces: { zh: '件數', en: 'Pieces' },
  state: { zh: '狀態', en: 'Status' },
  table: { zh: '按時段要煮的菜', en: 'Dishes to cook by slot' },
  notes: { zh: '客人備註', en: 'Customers’ remarks' },
  print: { zh: '列印生產單', en: 'Print production sheet' },
  labels: { zh: '列印標籤', en: 'Print labels' },
  section: { zh: '工作枱', en: 'Station' },
  everySection: { zh: '全部', en: 'All' },
  noneHere: { zh: '所選時段及工作枱沒有要煮的菜。', en: 'Nothing to cook at this station in this slot.' },
  none: { zh: '這日沒有要煮的訂單。', en: 'No orders to cook on this day.' },
  late: { zh: '計劃後的更改', en: 'Changes after planning' },
  acknowledge: { zh: '廚房已看', en: 'Seen by the kitchen' },
  notLate: {
    zh: '這項更改已不屬於這日，請重新載入。',
    en: 'This change no longer applies to this day. Please reload.',
  },
  markDone: { zh: '標記完成', en: 'Mark as done' },
  takeBack: { zh: '改回未完成', en: 'Mark as not done' },
  notAllowed: { zh: '你的帳戶不能記錄這項。', en: 'Your account can’t record this.' },
  refused: {
    zh: '有剔選未能儲存：這日已沒有訂單有那款菜。請看最新的生產單。',
    en: 'A tick was not saved: no order on this day has that dish any more. Please check the latest list.',
  },
  signedOut: {
    zh: '已登出。請再登入，未傳的會在登入後傳出。',
    en: 'You are signed out. Sign in again; unsent taps will be sent then.',
  },
  notDue: {
    zh: '這道菜這日已沒有訂單，請重新載入。',
    en: 'No order on this day has this dish any more. Please reload.',
  },
} as const satisfies Record<string, Text>

export const viewNames: Readonly<Record<KitchenView, Text>> = {
  dish: { zh: '按菜式', en: 'By dish' },
  order: { zh: '按訂單', en: 'By order' },
  run: { zh: '出車', en: 'By run' },
}

export const sectionNames: Readonly<Record<KitchenSection, Text>> = {
  cold: { zh: '冷盤及沙律', en: 'Cold and salads' },
  snacks: { zh: '點心及小食', en: 'Dim sum and snacks' },
  hot: { zh: '熱盤', en: 'Hot dishes' },
  staples: { zh: '飯麵', en: 'Rice and noodles' },
  desserts: { zh: '甜品', en: 'Desserts' },
  drinks: { zh: '飲品', en: 'Drinks' },
  other: { zh: '其他', en: 'Others' },
}

/**
 * 15 張單・80 款・347 人份・下一個時段 12:30
 * @param nextSlot null if nothing more is due today
 */
export const daySummary = (
  orders: number,
  dishes: number,
  portions: number,
  nextSlot: string | null,
): Text => ({
  zh: [
    `${orders} 張單`,
    dishCount(dishes).zh,
    `${portions} 人份`,
    ...(nextSlot ? [`下一個時段 ${nextSlot}`] : []),
  ].join('・'),
  en: [
    countOf(orders, ['order', 'orders']),
    dishCount(dishes).en,
    countOf(portions, ['portion', 'portions']),
    ...(nextSlot ? [`next slot ${nextSlot}`] : []),
  ].join(' · '),
})

export const allergyCount = (orders: number): Text => ({
  zh: `${orders} 張單有客人食物敏感`,
  en: `${countOf(orders, ['order', 'orders'])} with an allergy`,
})

export const traySize = (portions: number): Text =>
  portions === 1 ? { zh: '獨立盒', en: 'boxes' } : { zh: `× ${portions} 位`, en: `× ${portions} p` }

export const doneBy = (name: string, time: string): Text => ({
  zh: `${name} ${time} 完成`,
  en: `Done by ${name} at ${time}`,
})

/** Ordered after the dish was marked done. */
export const changedSince = (before: number, now: number): Text => ({
  zh: `完成時 ${before} 份，現在 ${now} 份`,
  en: `${before} when done, ${now} now`,
})

/** Example: 11:20 有更改 */
export const changedAt = (time: string): Text => ({ zh: `${time} 有更改`, en: `Changed at ${time}` })

export const seenBy = (name: string, time: string): Text => ({
  zh: `${name} ${time} 已看`,
  en: `Seen by ${name} at ${time}`,
})
