/** Headings are in Cantonese; forms and errors in plain written Chinese. */

import { allZones, neverFree, slotLength } from '#content/delivery.ts'
import { tooManyRequests } from '#content/limits.ts'
import { latinStart } from '#content/phrases.ts'
import type { DeliveryFigures } from '#domain/delivery/delivery-figures.ts'
import { freeBeforeArea } from '#domain/delivery/free-before-area.ts'
import type { OrderStep } from '#domain/ordering/order-steps.ts'
import type { Quote } from '#domain/ordering/quote.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import { orderFieldWords } from './order-fields.ts'

export const stepTitles: Record<Exclude<OrderStep, 'orderForm'> | 'delivery' | 'pickup', Text> = {
  orderContent: { zh: '核對訂單', en: 'Check your order' },
  methods: { zh: '點樣攞餐？', en: 'How shall we get it to you?' },
  delivery: { zh: '送貨資料', en: 'Delivery details' },
  pickup: { zh: '自取資料', en: 'Pickup details' },
  orderContact: { zh: '聯絡資料', en: 'Contact details' },
  pay: { zh: '付款方式', en: 'Payment' },
}

/** The steps methods and form share the second hexagon. */
export const progress = [
  { zh: '揀菜', en: 'Dishes' },
  { zh: '送貨資料', en: 'Delivery' },
  { zh: '聯絡資料', en: 'Contact' },
  { zh: '付款落單', en: 'Payment' },
] as const satisfies readonly Text[]

export const order = {
  progress: { zh: '落單進度', en: 'Order progress' },
  done: { zh: '已完成', en: 'done' },
  back: { zh: '返回', en: 'Back' },
  next: { zh: '下一步', en: 'Next' },
  loading: { zh: '正在準備落單紙…', en: 'Getting your order ready…' },
  loadFailed: {
    zh: '未能載入套餐資料。請檢查網絡，再試一次。',
    en: 'The menu could not be loaded. Please check your connection and try again.',
  },
  stepFailed: {
    zh: '未能載入這一步。請檢查網絡，再試一次；填好的資料會保留。',
    en: 'This step could not be loaded. Please check your connection and try again. What you have filled in is kept.',
  },
  tryAgain: { zh: '再試一次', en: 'Try again' },
  empty: { zh: '落單紙仲未有嘢', en: 'Nothing ordered yet' },
  toMenu: { zh: '睇餐牌', en: 'See the menu' },

  slip: { zh: '落單紙', en: 'Your order' },
  coupon: { zh: '優惠碼', en: 'Promo code' },
  redeem: { zh: '使用', en: 'Redeem' },
  removeCoupon: { zh: '移除', en: 'Remove' },
  couponFailed: {
    zh: '未能查核優惠碼，請再試一次。訂單其他資料不受影響。',
    en: 'The code could not be checked. Please try again; nothing else is affected.',
  },
  delivery: { zh: '運費', en: 'Delivery fee' },
  pickupLine: { zh: '自取', en: 'Pickup' },
  undecided: { zh: '按地區計算', en: 'depends on the area' },
  free: { zh: '免運費', en: 'Free' },
  deliveryIncluded: { zh: '已包送貨', en: 'Delivery included' },
  changeDishes: { zh: '更改菜式', en: 'Change dishes' },
  byQuotation: { zh: '另行報價', en: 'quoted separately' },
  total: { zh: '總額', en: 'Total' },
  withoutDelivery: { zh: '未計運費', en: 'delivery not included' },
  plusDelivery: { zh: '另加運費', en: '+ delivery fee' },
  comma: { zh: '、', en: ', ' },

  deliver: { zh: '送貨', en: 'Delivery' },
  pickUp: { zh: '自取', en: 'Pickup' },

  date: { zh: '送貨日期', en: 'Delivery date' },
  pickupDate: { zh: '自取日期', en: 'Pickup date' },
  time: { zh: '送貨時段', en: 'Delivery time' },
  pickupTime: { zh: '自取時段', en: 'Pickup time' },
  area: { zh: '地區', en: 'Area' },
  areaHint: { zh: '輸入或選擇，例如 新蒲崗', en: 'Type or choose, e.g. San Po Kong' },
  noSuchArea: {
    zh: '找不到這個地方，請試輸入所屬地區，或從列表選擇',
    en: 'We can’t find this place. Try its district, or choose from the list',
  },
  notServed: { zh: '不送貨的地方', en: 'Places we don’t deliver to' },
  address: orderFieldWords.address.name,
  pickupPlace: { zh: '自取地點', en: 'Pickup point' },
  choosePickupPlace: { zh: '請選擇自取地點', en: 'Choose a pickup point' },
  cutlery: { zh: '餐具', en: 'Cutlery' },
  tongs: { zh: '食物夾', en: 'Food tongs' },
  noCutlery: { zh: '不需要餐具，減少垃圾', en: 'No cutlery, thanks' },
  noTongs: { zh: '不需要食物夾', en: 'No tongs, thanks' },
  extraCutlery: { zh: '額外餐具', en: 'Extra cutlery' },
  extraTongs: { zh: '額外食物夾', en: 'Extra tongs' },
  confirmExtra: { zh: '確定', en: 'Done' },
  deleteExtra: { zh: '移除加購', en: 'Remove extras' },

  previousMonth: { zh: '上個月', en: 'Previous month' },
  nextMonth: { zh: '下個月', en: 'Next month' },
  today: { zh: '今日', en: 'today' },
  closed: { zh: '休', en: 'closed' },
  closedDays: { zh: '休息', en: 'Closed' },
  full: { zh: '滿', en: 'full' },
  fullDays: { zh: '已滿', en: 'Full' },
  outOfSeason: { zh: '不供應', en: 'Not offered' },
  dishSoldOut: { zh: '菜式售罄', en: 'A dish is sold out' },
  specialDays: { zh: '節日運費', en: 'Special-date delivery fee' },
  past: { zh: '日子已過', en: 'This day has passed' },

  phone: orderFieldWords.phone.name,
  sameAsAbove: { zh: '同上', en: 'Same as above' },
  privacyBefore: {
    zh: '落單後職員會致電或傳訊息聯絡你。有 * 的資料為落單所需，只用於處理訂單，並按需要交給送貨人員和付款服務商，見',
    en: 'We will call or message you to confirm. Fields marked * are needed for your order; details are used for this order only and shared with our drivers and payment providers as needed. See our ',
  },
  privacy: { zh: '私隱政策', en: 'privacy policy' },
  privacyAfter: { zh: '。', en: '.' },

  change: { zh: '更改', en: 'Change' },
  payment: { zh: '付款方式', en: 'Payment method' },
  termsBefore: { zh: '落單即表示同意', en: 'By placing the order you agree to the ' },
  terms: { zh: '條款及細則', en: 'terms and conditions' },
  incomplete: {
    zh: '資料未齊全，請繼續填寫',
    en: 'Some details are missing. Please complete them to continue.',
  },
  choosePayment: { zh: '請選擇付款方式', en: 'Please choose a payment method' },
  offline: {
    zh: '連線中斷，未能確定訂單是否已送出。資料全部保留，請再試一次，不會重複落單。',
    en: 'The connection was lost, so we can’t tell whether your order went through. Everything is kept; please try again. You won’t be ordering twice.',
  },
  timeout: {
    zh: '伺服器太久沒有回應。資料全部保留，請再試一次，不會重複落單。',
    en: 'The server took too long to answer. Everything is kept; please try again. You won’t be ordering twice.',
  },
  outage: {
    zh: '系統暫時未能接單。資料全部保留，請稍後再試，不會重複落單。',
    en: 'We can’t take orders just now. Everything is kept; please try again shortly. You won’t be ordering twice.',
  },
  priceMoved: {
    zh: '價錢有更新，請核對並確認新價錢：',
    en: 'The price has changed. Please check and confirm the new one:',
  },
  priceShown: { zh: '之前顯示', en: 'Shown before' },
  priceNow: { zh: '現在價錢', en: 'Price now' },
} satisfies Record<string, Text>

export const orderMustWait = (wait: number): Text => {
  const { zh, en } = tooManyRequests(wait)
  return {
    zh: `${zh}資料全部保留，再試不會重複落單。`,
    en: `${en} Everything is kept; trying again won’t order twice.`,
  }
}

/** Restores the place that entering the form reset. */
export const sameAddress = (address: string): Text => ({
  zh: `再用「${address}」`,
  en: `Use ${address} again`,
})

/** Example: 開源豐盛二十人餐 ×2 */
export const times = (name: string, number: number) => `${name} ×${number}`

export const quantityLabel = (name: Text): Text => ({
  zh: `${name.zh}，份數`,
  en: `Number of ${name.en}`,
})

export const supplementOf = (dish: Text): Text => ({
  zh: `${dish.zh}（另加）`,
  en: `${dish.en} (supplement)`,
})

export const includedCutlery = (number: number, price: string): Text => ({
  zh: `已包 ${number} 套，額外每套 ${price}`,
  en: `${number} ${number === 1 ? 'set' : 'sets'} included, extra sets ${price} each`,
})

export const includedTongs = (number: number, price: string): Text => ({
  zh: `已包 ${number} 個，額外每個 ${price}`,
  en: `${number} ${number === 1 ? 'pair' : 'pairs'} included, extra tongs ${price} a pair`,
})

/** The sum; a set may include none. */
const utensilsNotIncluded = {
  cutlery: { zh: '不包餐具', en: 'None included' },
  tongs: { zh: '不包食物夾', en: 'None included' },
} satisfies Record<'cutlery' | 'tongs', Text>

export const extraTotal = (number: number, kind: 'cutlery' | 'tongs'): Text =>
  number === 0
    ? utensilsNotIncluded[kind]
    : kind === 'cutlery'
      ? { zh: `合共 ${number} 套`, en: `${number} ${number === 1 ? 'set' : 'sets'} in total` }
      : { zh: `合共 ${number} 個`, en: `${number} ${number === 1 ? 'pair' : 'pairs'} in total` }

export const deliveryTo = (zone: Text): Text => ({ zh: `運費：${zone.zh}`, en: `Delivery: ${zone.en}` })

/**
 * For totals without the delivery fee: quoted by staff or awaiting the area; null if no fee is expected.
 */
export function withoutFee(quote: Quote, settings: Pick<Settings, 'freeDeliveryFrom'>): Text | null {
  if (quote.includesDeliveryFee || freeBeforeArea(quote, settings)) return null
  return quote.delivery.reason === 'by-quotation' ? order.plusDelivery : order.withoutDelivery
}

export const changeNamed = (what: Text): Text => ({
  zh: `更改${what.zh}`,
  en: `Change ${what.en.toLowerCase()}`,
})

export const freeFromThreshold = (threshold: string): Text => ({
  zh: `食物滿 ${threshold}，免運費`,
  en: `Free from ${threshold} of food`,
})

export const freeWithSet: Text = { zh: '套餐包送貨', en: 'Delivery included in this set' }

export const specialDateFee: Text = { zh: '節日運費', en: 'Special-date delivery fee' }

export const deliverNote = ({ slotMinutes }: DeliveryFigures): Text => ({
  zh: `點對點直送，每${slotLength(slotMinutes).zh}一個時段`,
  en: `Direct to your door, with a time slot every ${slotLength(slotMinutes).en}`,
})

export const arrivalNote = ({ service }: DeliveryFigures): Text => ({
  zh: `一般於所選時間前後 ${service.arrivalMinutes} 分鐘內送達`,
  en: `Normally within ${service.arrivalMinutes} minutes either side`,
})

export const pickupArrivalNote: Text = {
  zh: '請於所選時段內到自取地點取餐',
  en: 'Please collect within your time slot',
}

/** `byAmount` is false if a set includes delivery. */
export function reachedFreeDelivery(figures: DeliveryFigures, byAmount: boolean): Text {
  const { freeDeliveryFrom: threshold } = figures
  const zones = allZones(figures)
  const except = { zh: neverFree(figures).zh, en: neverFree(figures, 'or').en }
  return {
    zh: `${byAmount ? `食物已滿 ${threshold}` : '所選套餐已包送貨'}，${zones.zh}免運費${except.zh && `（${except.zh}除外）`}。`,
    en: `${byAmount ? `Your food comes to ${threshold} or more` : 'Your set includes delivery'}: free delivery in ${zones.en}${except.en && ` (not ${except.en})`}.`,
  }
}

export function towardsFreeDelivery(amountMissing: string, figures: DeliveryFigures): Text {
  const { freeDeliveryFrom: threshold } = figures
  const except = neverFree(figures)
  return {
    zh: `再加 ${amountMissing} 食物即滿 ${threshold}，免運費${except.zh && `（${except.zh}除外）`}。`,
    en: `Add ${amountMissing} of food and delivery is free${except.en && ` (excludes ${except.en})`}.`,
  }
}

export const pickupNote = (address: string): Text => ({
  zh: `${address}，免運費`,
  en: `${address}; no delivery fee`,
})

export const placeOrder = (total: string): Text => ({
  zh: `確認落單 ${total}`,
  en: `Place order ${total}`,
})

export const confirmPrice = (total: string): Text => ({
  zh: `以新價錢 ${total} 落單`,
  en: `Place order at ${total}`,
})

export const termsVersion = (version: string): Text => ({
  zh: `（${version} 版）。`,
  en: ` (version ${version}).`,
})

export const dayFee = (fee: string): Text => ({ zh: `運費 ${fee}`, en: `delivery ${fee}` })

export const giftText = (name: Text, number: number): Text => ({
  zh: `送${latinStart.test(name.zh) ? ' ' : ''}${name.zh} ×${number}`,
  en: `Free ${name.en} ×${number}`,
})

/** An accessible name that begins with the visible words. */
export function changeDishesOf(name: string): Text {
  return { zh: `${order.changeDishes.zh}：${name}`, en: `${order.changeDishes.en}: ${name}` }
}
