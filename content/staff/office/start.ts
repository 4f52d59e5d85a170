import { pageNames } from '#content/staff/shell/page-names.ts'
import type { RequiredDetail } from '#domain/shop/opening.ts'
import type { Text } from '#domain/text.ts'

export const startPage = {
  title: pageNames.start,
  summary: {
    zh: '跟着步驟開店，完成一步自動剔一步。填好店舖資料之前，客人只會見到「快將開張」；全部完成後，客人便可以落單。',
    en: 'Set up your shop step by step; each step is ticked when done. Until your details are complete, visitors only see “Opening soon”; once every step is done, they can order.',
  },
  ready: {
    zh: '設定完成，客人可以落單。',
    en: 'All set: customers can order.',
  },
  done: { zh: '已完成', en: 'Done' },
  open: { zh: '未完成', en: 'Not done' },
  optional: { zh: '可稍後做', en: 'Optional for now' },
  missing: { zh: '尚未填寫', en: 'Missing' },
  details: { zh: '店舖資料', en: 'Shop details' },
  detailsWhy: {
    zh: '店名、熱線、WhatsApp、牌照、地址和地圖位置。網頁、電郵和單據都用這些資料。',
    en: 'Name, hotline, WhatsApp, licence, address and map position. They appear on pages, emails and slips.',
  },
  logo: {
    zh: '未有標誌，店名會用文字顯示。上載標誌、揀顏色',
    en: 'No logo yet, so the name is shown as text. Upload a logo and choose colours',
  },
  toDetails: { zh: '填寫店舖資料', en: 'Enter shop details' },
  zones: { zh: '送貨區及運費', en: 'Delivery zones and fees' },
  zonesWhy: {
    zh: '已填入示範運費，請改成你的收費。',
    en: 'Sample fees are filled in. Please replace them with your own.',
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
    en: 'Add dishes and sets, check the preview, then put them on sale.',
  },
  fromFile: { zh: '或者用試算表匯入餐牌', en: 'Or import the menu from a spreadsheet' },
  toMenu: { zh: '去餐牌', en: 'Go to sets' },
} satisfies Record<string, Text>

export const factNames: Readonly<Record<RequiredDetail, Text>> = {
  name: { zh: '店名', en: 'name' },
  company: { zh: '公司名', en: 'company' },
  address: { zh: '地址', en: 'address' },
  hotline: { zh: '電話熱線', en: 'hotline' },
  chatNumber: { zh: 'WhatsApp 號碼', en: 'WhatsApp number' },
  contactHours: { zh: '接聽時間', en: 'contact hours' },
  email: { zh: '電郵', en: 'email' },
  licenceNumber: { zh: '牌照號碼', en: 'licence number' },
  position: { zh: '地圖位置', en: 'map position' },
}

export function onSale(sets: number): Text {
  return { zh: `${sets} 份套餐已上架`, en: sets === 1 ? '1 set is on sale' : `${sets} sets are on sale` }
}

export const stepsDone = (doneSteps: number, all: number): Text => ({
  zh: `已完成 ${doneSteps} / ${all} 步`,
  en: `${doneSteps} of ${all} steps done`,
})
