import { dayText, monthText } from '#content/dates.ts'
import { countOf } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import {
  type FigurePeriod,
  type FigureRange,
  type FigureUnit,
  maxFigureDays,
  usualRange,
} from '#domain/staff/office/figures.ts'
import type { Text } from '#domain/text.ts'

export const figuresPage = {
  title: pageNames.figures,
  by: { zh: '按', en: 'By' },
  days: { zh: '日子', en: 'Days' },
  from: { zh: '由', en: 'From' },
  to: { zh: '至', en: 'To' },
  show: { zh: '顯示', en: 'Show' },
  chart: { zh: '圖', en: 'Charts' },
  table: { zh: '表', en: 'Tables' },
  csv: { zh: 'CSV', en: 'CSV' },
  money: { zh: '營業額', en: 'Sales' },
  orders: { zh: '張數', en: 'Orders' },
  average: { zh: '平均每張', en: 'Average order' },
  guests: { zh: '人份', en: 'Guests' },
  unpaid: { zh: '未收', en: 'Unpaid' },
  customers: { zh: '客人', en: 'Customers' },
  repeat: { zh: '回頭客', en: 'Returning' },
  period: { zh: '日子', en: 'Period' },
  moneyBy: { zh: '營業額', en: 'Sales' },
  open: { zh: '斜紋是未完的日子', en: 'Hatched: period not finished' },
  zones: { zh: '按地區', en: 'By zone' },
  zonesNote: { zh: '張數 · 金額', en: 'Orders · sales' },
  noZone: { zh: '未定地區', en: 'Zone not set' },
  sets: { zh: '最好賣的套餐', en: 'Best-selling sets' },
  setsNote: { zh: '按食物金額，未減優惠', en: 'By food total, before promotions' },
  set: { zh: '套餐', en: 'Set' },
  units: { zh: '數量', en: 'Number' },
  code: { zh: '優惠碼', en: 'Promo code' },
  all: { zh: '合計', en: 'Total' },
  now: { zh: '這段日子', en: 'This period' },
  before: { zh: '之前同樣日數', en: 'Previous period' },
  unpaidOrders: { zh: '未收張數', en: 'Unpaid orders' },
  cancellationFees: {
    zh: '取消訂單手續費（不計入營業額）',
    en: 'Fees kept from cancelled orders (not in sales)',
  },
  share: { zh: '比例', en: 'Share' },
  methods: { zh: '按付款方式', en: 'By payment method' },
  sources: { zh: '按落單途徑', en: 'By channel' },
  bill: { zh: '營業額的組成', en: 'Sales breakdown' },
  part: { zh: '項目', en: 'Part' },
  extras: { zh: '餐具及食物夾', en: 'Cutlery and tongs' },
  promotions: { zh: '優惠的成本', en: 'Cost of promotions' },
  promotion: { zh: '優惠', en: 'Promotion' },
  cost: { zh: '成本', en: 'Cost' },
  freeDishes: { zh: '送出的菜（份）', en: 'Free dishes' },
  none: { zh: '這段日子沒有訂單。', en: 'No orders in this period.' },
  noPromotions: { zh: '這段日子沒有用過優惠。', en: 'No promotions used in this period.' },
  rangeInvalid: {
    zh: `完結日要在開始日之後，最多 ${maxFigureDays} 日；現在顯示最近 ${usualRange} 日。`,
    en: `The end date must be after the start date, at most ${maxFigureDays} days apart. Showing the last ${usualRange} days.`,
  },
} as const satisfies Record<string, Text>

export const figureRangeNames: Readonly<Record<FigureRange, Text>> = {
  7: { zh: '7 日', en: '7 days' },
  14: { zh: '14 日', en: '14 days' },
  month: { zh: '本月', en: 'This month' },
  own: { zh: '自訂', en: 'Custom' },
}

export const figureUnitNames: Readonly<Record<FigureUnit, Text>> = {
  day: { zh: '每日', en: 'Daily' },
  week: { zh: '每週', en: 'Weekly' },
  month: { zh: '每月', en: 'Monthly' },
}

export const figuresSummary = (from: Text, to: Text): Text => ({
  zh: `按送貨日計，已取消和待定日子的不計 · ${from.zh}至 ${to.zh}`,
  en: `By delivery date, excluding cancelled and undated orders · ${from.en} to ${to.en}`,
})

/** The percentage compares with the previous period. */
export function againstBefore(change: number | null): Text {
  if (change === null) return { zh: '之前沒有', en: 'no data for the previous period' }
  const sign = change > 0 ? `+${change}` : `${change}`
  return { zh: `較之前 ${sign}%`, en: `${sign}% vs previous period` }
}

export const perDay = (money: string): Text => ({ zh: `每日 ${money}`, en: `${money} per day` })
export const perGuest = (money: string): Text => ({ zh: `每位 ${money}`, en: `${money} per guest` })
export const currentCodeText = (money: string, orders: number): Text => ({
  zh: `${figuresPage.cancellationFees.zh}：${money}，${orders} 張`,
  en: `${figuresPage.cancellationFees.en}: ${money}, ${countOf(orders, ['order', 'orders'])}`,
})

export const ofOrders = (orders: number): Text => ({
  zh: `${orders} 張`,
  en: countOf(orders, ['order', 'orders']),
})
export const cameBack = (repeat: number, percent: number): Text => ({
  zh: `${repeat} 位回頭（${percent}%）`,
  en: `${repeat} returning (${percent}%)`,
})

export function periodName({ from, to }: FigurePeriod, unit: FigureUnit): Text {
  if (unit === 'day') return dayText(from)
  if (unit === 'month') return monthText(Number(from.slice(0, 4)), Number(from.slice(5, 7)))
  const [first, last] = [dayText(from), dayText(to)]
  return { zh: `${first.zh}至 ${last.zh}`, en: `${first.en} to ${last.en}` }
}
