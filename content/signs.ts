import { demoShopDetails } from './shop-details.ts'

/**
 * Titles drawn as lettering: one or two lines of two to four characters without punctuation. Run
 * scripts/draw-signs.ts after changes.
 */
export const signs = {
  home: ['你開枱', '我到會'],
  menu: ['餐牌'],
  notFound: ['呢張枱', '未擺好'],
  enquiry: ['大型活動'],
  corporate: ['企業', '到會'],
  client: ['客戶名單'],
  contact: ['搵我哋'],
  terms: ['條款', '及細則'],
  privacy: ['私隱政策'],
  gift: ['禮籃', '送禮'],
  caterers: ['六大', '到會菜式'],
  'central-and-western': ['中西區', '到會'],
  eastern: ['東區到會'],
  'wan-chai': ['灣仔到會'],
  'kwun-tong': ['觀塘到會'],
  'sham-shui-po': ['深水埗', '到會'],
  'yau-tsim-mong': ['油尖旺', '到會'],
  'kwai-tsing': ['葵青到會'],
  'sai-kung': ['西貢到會'],
  'sha-tin': ['沙田到會'],
  'tsuen-wan': ['荃灣到會'],
  'tuen-mun': ['屯門到會'],
  'yuen-long': ['元朗到會'],
  'north-point': ['北角到會'],
  'causeway-bay': ['銅鑼灣', '到會'],
  'tsim-sha-tsui': ['尖沙咀', '到會'],
  'kwai-chung': ['葵涌到會'],
} as const satisfies Record<string, readonly string[]>

/** Titles of order pages by stage, which are never shared. */
export const ownSigns = {
  'order-fee-to-be-quoted': ['等緊報價'],
  'order-to-pay': ['等你付款'],
  'order-part-paid': ['仲有餘額'],
  'order-payment-pending': ['等緊銀行'],
  'order-payment-failed': ['過唔到數'],
  'order-proof-sent': ['核對緊'],
  'order-proof-refused': ['再影一張'],
  'order-paid': ['收到數'],
  'order-confirmed': ['搞掂'],
  'order-preparing': ['落緊鑊'],
  'order-ready': ['煮好喇'],
  'order-on-the-way': ['送緊嚟'],
  'order-delivered': ['請慢用'],
  'order-postponed': ['揀新日子'],
  'order-postponed-by-weather': ['天氣改期'],
  'order-rejected': ['接唔到單'],
  'order-cancelled': ['已取消'],
  'order-released': ['逾時未付'],
  'find-order': ['搵返張單'],
  practice: ['練習付款'],
  offline: ['斷咗線'],
} as const satisfies Record<string, readonly string[]>

/** Share pictures show these signs too. */
export type SignName = keyof typeof signs

export type OwnSignName = keyof typeof ownSigns

/** Each character of signs and logo occurs once. */
export const signCharacters: readonly string[] = [
  ...new Set(
    [...Object.values(signs).flat(), ...Object.values(ownSigns).flat(), demoShopDetails.name.zh].join(''),
  ),
].sort()
