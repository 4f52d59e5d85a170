/** These texts belong to header, menus, footer and floating bar. */
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Text } from '#domain/text.ts'
import { discountInTenths } from './menu-card.ts'

/** What a phone shows beside the icon of the site. */
export const manifestDescription: Text = {
  zh: '香港到會：網上睇餐牌、落單、攞報價。',
  en: 'Catering in Hong Kong: menus, orders and quotations online.',
}

export const layout = {
  skip: { zh: '跳到主要內容', en: 'Skip to the main content' },
  homeLink: { zh: '主頁', en: 'home page' },
  mainMenu: { zh: '主選單', en: 'Main menu' },
  openMenu: { zh: '選單', en: 'Menu' },
  closeMenu: { zh: '關閉選單', en: 'Close menu' },
  offers: { zh: '優惠', en: 'Offer' },
  toShop: { zh: '去網店', en: 'Online store' },
  closeOffer: { zh: '關閉優惠', en: 'Dismiss the offer' },
  cart: { zh: '購物籃', en: 'Basket' },
  gifts: { zh: '禮籃', en: 'Gifts' },
  getQuote: { zh: '攞報價', en: 'Get a quote' },
  hotline: { zh: '電話熱線', en: 'Hotline' },
  callUs: { zh: '致電', en: 'Call' },
  chat: { zh: 'WhatsApp 查詢', en: 'WhatsApp' },
  contactBar: { zh: '聯絡我們', en: 'Contact us' },
  mail: { zh: '電郵', en: 'Email' },
  follow: { zh: '追蹤我們', en: 'Follow us' },
  licence: { zh: '食物製造廠牌照', en: 'Food Factory Licence' },
  mapAlt: {
    zh: '示意地圖：觀塘開源道，近港鐵觀塘站',
    en: 'Sketch map: Hoi Yuen Road, near Kwun Tong MTR station',
  },
  directions: { zh: '查看路線', en: 'Get directions' },
} satisfies Record<string, Text>

/** Example: 某某有限公司（私人有限公司）. */
export function companyWithType({
  company,
  companyType,
}: Pick<ShopDetails, 'company' | 'companyType'>): Text {
  return {
    zh: companyType.zh ? `${company.zh}（${companyType.zh}）` : company.zh,
    en: companyType.en ? `${company.en} (${companyType.en})` : company.en,
  }
}

export function answeredAt(hours: string): Text {
  return { zh: `每日 ${hours} 有人接聽及回覆`, en: `Calls and messages answered daily, ${hours}` }
}

/** Follows the highlighted code. */
export function promoSentence(percentOff: number): Text {
  return {
    zh: `食物 ${discountInTenths(percentOff)} 折，喺呢個網站落單時輸入`,
    en: `${percentOff}% off food ordered here`,
  }
}

/** The switch names the other language in that language. */
export const otherLanguage = {
  zh: { short: 'EN', long: 'English' },
  en: { short: '中文', long: '繁體中文' },
} as const

export const pageNames = {
  menu: { zh: '餐牌', en: 'Menus' },
  'find-order': { zh: '搵返張單', en: 'Find my order' },
  enquiry: { zh: '活動查詢', en: 'Events' },
  corporate: { zh: '企業到會', en: 'Corporate' },
  contact: { zh: '聯絡', en: 'Contact' },
  client: { zh: '客戶', en: 'Clients' },
  'central-and-western': { zh: '中西區', en: 'Central and Western' },
  eastern: { zh: '東區', en: 'Eastern' },
  'wan-chai': { zh: '灣仔', en: 'Wan Chai' },
  'kwun-tong': { zh: '觀塘', en: 'Kwun Tong' },
  'sham-shui-po': { zh: '深水埗', en: 'Sham Shui Po' },
  'yau-tsim-mong': { zh: '油尖旺', en: 'Yau Tsim Mong' },
  'kwai-tsing': { zh: '葵青', en: 'Kwai Tsing' },
  'sai-kung': { zh: '西貢', en: 'Sai Kung' },
  'sha-tin': { zh: '沙田', en: 'Sha Tin' },
  'tsuen-wan': { zh: '荃灣', en: 'Tsuen Wan' },
  'tuen-mun': { zh: '屯門', en: 'Tuen Mun' },
  'yuen-long': { zh: '元朗', en: 'Yuen Long' },
  'north-point': { zh: '北角', en: 'North Point' },
  'causeway-bay': { zh: '銅鑼灣', en: 'Causeway Bay' },
  'tsim-sha-tsui': { zh: '尖沙咀', en: 'Tsim Sha Tsui' },
  'kwai-chung': { zh: '葵涌', en: 'Kwai Chung' },
  gift: { zh: '禮籃', en: 'Gifts' },
  caterers: { zh: '六大到會菜式', en: 'Six kinds of catering' },
  terms: { zh: '條款及細則', en: 'Terms' },
  privacy: { zh: '私隱政策', en: 'Privacy' },
} satisfies Record<string, Text>

/** Menus of the header and columns of the footer. */
export const menuNames = {
  party: { zh: '派對類型', en: 'Parties' },
  dishes: { zh: '菜式', en: 'Cuisines' },
  districts: { zh: '地區', en: 'Districts' },
} satisfies Record<string, Text>

/** The menu comes first; the other links follow the drop-down menus. */
export const headerPages = [
  'enquiry',
  'corporate',
  'client',
  'contact',
] as const satisfies readonly (keyof typeof pageNames)[]

export const breadcrumbWords = {
  label: { zh: '目前位置', en: 'Breadcrumb' },
  home: { zh: '主頁', en: 'Home' },
} satisfies Record<string, Text>

export const previewBar = {
  name: { zh: '預覽', en: 'Preview' },
  text: {
    zh: '預覽：未開店，客人在每一頁只會見到「快將開張」。',
    en: 'Preview: the shop is not open yet. Visitors see “Opening soon” on every page.',
  },
  back: { zh: '返回開店設定', en: 'Back to set-up' },
} as const satisfies Record<string, Text>

export const noticeBar = {
  name: { zh: '通告', en: 'Notice' },
  more: { zh: '詳情', en: 'Details' },
} as const satisfies Record<string, Text>
