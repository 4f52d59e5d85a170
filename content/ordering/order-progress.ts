import { latinStart } from '#content/phrases.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import type { Text } from '#domain/text.ts'

export const stepNames = {
  ordered: { zh: '已落單', en: 'Ordered' },
  'waiting-for-quote': { zh: '等職員報運費', en: 'Waiting for the delivery fee' },
  'waiting-for-payment': { zh: '等你付款', en: 'Waiting for payment' },
  'payment-declined': { zh: '付款被拒', en: 'Payment declined' },
  'proof-sent': { zh: '已交付款證明', en: 'Payment proof sent' },
  'checking-proof': { zh: '職員核對', en: 'Checking your payment' },
  'part-paid': { zh: '已付部分', en: 'Partly paid' },
  paid: { zh: '已付款', en: 'Paid' },
  'waiting-for-confirmation': { zh: '等職員確認', en: 'Waiting for us to confirm' },
  confirmed: { zh: '訂單確認', en: 'Confirmed' },
  preparing: { zh: '準備食物', en: 'Preparing' },
  ready: { zh: '食物備妥', en: 'Ready to collect' },
  'out-for-delivery': { zh: '送貨途中', en: 'Out for delivery' },
  delivered: { zh: '送達', en: 'Delivered' },
  collected: { zh: '取餐', en: 'Collected' },
  'proof-refused': {
    zh: '付款證明未能核對，請上載另一張',
    en: 'We couldn’t match your payment proof: please upload another',
  },
  moved: { zh: '已改期', en: 'Date changed' },
  weather: { zh: '天氣惡劣，停止送貨', en: 'No deliveries: bad weather' },
  released: { zh: '逾時未付，訂單已取消', en: 'Cancelled: not paid in time' },
  postponed: { zh: '改期', en: 'Postponed' },
  'waiting-for-date': { zh: '等你揀新日子', en: 'Waiting for a new date' },
  rejected: { zh: '未能接單', en: 'Not accepted' },
  cancelled: { zh: '訂單已取消', en: 'Order cancelled' },
  'part-refunded': { zh: '已退部分款項', en: 'Partly refunded' },
  'waiting-for-refund': { zh: '退款處理中', en: 'Refund in progress' },
  refunded: { zh: '已退款', en: 'Refunded' },
} satisfies Record<string, Text>

export type StepName = keyof typeof stepNames

export const progress = {
  now: { zh: '而家', en: 'Now' },
  nothingCharged: { zh: '沒有扣款', en: 'nothing charged' },
  refresh: { zh: '重新整理', en: 'Refresh' },
} satisfies Record<string, Text>

export const usuallyWithin = (minutes: number): Text => ({
  zh: `一般在所選時間前後 ${minutes} 分鐘內送達`,
  en: `Normally within ${minutes} minutes either side`,
})

export const weatherNames: Record<WeatherKind, Text> = {
  'typhoon-8': { zh: '八號或以上風球', en: 'Typhoon signal No. 8 or higher' },
  'black-rain': { zh: '黑色暴雨警告', en: 'Black rainstorm warning' },
}

export const weatherInSentence: Record<WeatherKind, Text> = {
  'typhoon-8': { zh: weatherNames['typhoon-8'].zh, en: 'typhoon signal No. 8 or higher' },
  'black-rain': { zh: weatherNames['black-rain'].zh, en: 'the black rainstorm warning' },
}

export const weatherMoved = (kind: WeatherKind, due: Text): Text => ({
  zh: `${weatherNames[kind].zh}，先為你保留 ${due.zh}`,
  en: `${weatherNames[kind].en}; we are holding ${due.en} for you`,
})

/** `phone` is formatted for display; null hides the call link. */
export function broughtBy(name: string, phone: string | null): Text {
  const spacedName = latinStart.test(name) ? ` ${name}` : name
  const number = phone === null ? { zh: '', en: '' } : { zh: `，電話 ${phone}`, en: `, ${phone}` }
  return { zh: `司機${spacedName}${number.zh}`, en: `Driver ${name}${number.en}` }
}

export const byMoment = (moment: string): Text => ({ zh: `${moment} 前`, en: `by ${moment}` })

/** `time` is HH:mm. */
export const lastSeen = (time: string): Text => ({ zh: `最近更新 ${time}`, en: `Last updated at ${time}` })
