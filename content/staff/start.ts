/** The words of the first page of a new shop. */
import type { NeededFact } from '#domain/shop/opening.ts'
import type { Text } from '#domain/text.ts'
import { pageNames } from './page-names.ts'

export const startPage = {
  title: pageNames.start,
  summary: {
    zh: '由零到第一份套餐上架。每一步做完會自動剔好。填好店舖資料之前，客人只會見到「快將開張」；全部做齊，才可以落單。',
    en: 'From nothing to the first set on sale. Each step ticks itself. Until the facts are there, visitors see nothing but that the shop opens soon; once all is done, they can order.',
  },
  ready: {
    zh: '需要的都做齊了，客人可以落單。',
    en: 'All that is needed is done: customers can order.',
  },
  done: { zh: '已完成', en: 'Done' },
  open: { zh: '未完成', en: 'Not done' },
  optional: { zh: '可稍後', en: 'Can wait' },
  missing: { zh: '尚欠', en: 'Still missing' },
  facts: { zh: '店舖資料', en: 'About the shop' },
  factsWhy: {
    zh: '店名、標誌、熱線、WhatsApp、牌照、地址和地圖位置。網頁、電郵和單據都用這些資料。',
    en: 'Name, logo, hotline, WhatsApp, licence, address and map position. Pages, letters and slips show them.',
  },
  logo: {
    zh: '未有標誌圖片，店名會用文字顯示。',
    en: 'There is no picture as a logo; the name is shown in type.',
  },
  toFacts: { zh: '填寫店舖資料', en: 'Enter the facts' },
  zones: { zh: '送貨區及運費', en: 'Zones and fees' },
  zonesWhy: {
    zh: '已放入一套示範運費。看一看，改成你的收費。',
    en: 'Sample fees are there. Look at them, and make them yours.',
  },
  toZones: { zh: '設定運費', en: 'Set the fees' },
  payment: { zh: '收款戶口', en: 'Payment accounts' },
  paymentWhy: {
    zh: '轉數快、PayMe 或銀行戶口，最少一個；信用卡由伺服器設定。',
    en: 'FPS, PayMe or a bank account, at least one; cards are set up on the server.',
  },
  toPayment: { zh: '輸入戶口', en: 'Enter an account' },
  menu: { zh: '第一份餐牌', en: 'The first menu' },
  menuWhy: {
    zh: '加入菜式和套餐，看過預覽，然後上架。',
    en: 'Add dishes and sets, look at the preview, then put them on sale.',
  },
  fromFile: { zh: '或者用試算表匯入餐牌', en: 'Or import the menu from a spreadsheet' },
  toMenu: { zh: '去餐牌', en: 'Go to the menus' },
} satisfies Record<string, Text>

export const factNames: Readonly<Record<NeededFact, Text>> = {
  name: { zh: '店名', en: 'name' },
  company: { zh: '公司名', en: 'company' },
  address: { zh: '地址', en: 'address' },
  hotline: { zh: '電話熱線', en: 'hotline' },
  chatNumber: { zh: 'WhatsApp 號碼', en: 'WhatsApp number' },
  contactHours: { zh: '接聽時間', en: 'hours when calls are answered' },
  email: { zh: '電郵', en: 'e-mail' },
  licenceNumber: { zh: '牌照號碼', en: 'licence number' },
  position: { zh: '地圖位置', en: 'map position' },
}

export function onSale(sets: number): Text {
  return { zh: `${sets} 份套餐已上架`, en: sets === 1 ? '1 set is on sale' : `${sets} sets are on sale` }
}
