import { pageNames } from '#content/staff/shell/page-names.ts'
import type { GuideStep, RequiredDetail } from '#domain/shop/opening.ts'
import type { Text } from '#domain/text.ts'

export const startPage = {
  title: pageNames.start,
  summary: {
    zh: '跟着步驟開店，做完自動剔，未想做可以略過，之後再補。未按「開店」之前，客人只會見到「快將開張」。',
    en: 'Set up your shop step by step. Each step is ticked when done, and you can skip any and come back later. Until you open the shop, visitors only see “Opening soon”.',
  },
  next: { zh: '下一步：', en: 'Next:' },
  skip: { zh: '略過', en: 'Skip' },
  skipped: { zh: '已略過，可以再補', en: 'Skipped for now' },
  done: { zh: '已完成', en: 'Done' },
  open: { zh: '未完成', en: 'Not done' },
  missing: { zh: '尚未填寫', en: 'Missing' },
  fromFile: { zh: '用試算表匯入餐牌', en: 'Import the menu from a spreadsheet' },
  toOpen: { zh: '開店', en: 'Open the shop' },
  hidden: {
    zh: '客人而家只見到「快將開張」、電話和開張日期；你登入後可以預覽全站。',
    en: 'Visitors see only “Opening soon”, your telephone number and the opening date. You can preview the whole site while you are signed in.',
  },
  ready: { zh: '已開店，客人可以落單。', en: 'The shop is open: customers can order.' },
  openWithout: {
    zh: '已開店，但客人暫時未能落單。',
    en: 'The shop is open, but customers can’t order yet.',
  },
  lacking: { zh: '開店前未完成', en: 'Needed before customers can order' },
  notReady: {
    zh: '未可以開店：請先完成店舖資料、餐牌和收款戶口。',
    en: 'The shop can’t open yet: please complete the details, the menu and a payment account first.',
  },
  opensOn: { zh: '開張日期', en: 'Opening date' },
  opensOnHint: {
    zh: '可留空。過了這天便不再顯示；由你按掣開店。',
    en: 'May be empty. It is not shown once it has passed, and only you can open the shop.',
  },
  saveDate: { zh: '儲存日期', en: 'Save the date' },
  datePassed: {
    zh: '請填今日或之後的日期，例如 2027-03-01。',
    en: 'Please enter today or a later date, such as 2027-03-01.',
  },
  saved: { zh: '已儲存。', en: 'Saved.' },
  preview: { zh: '預覽網站', en: 'Preview the site' },
  visit: { zh: '去網站', en: 'Go to the site' },
  close: { zh: '轉回「快將開張」', en: 'Back to “Opening soon”' },
} satisfies Record<string, Text>

type StepTexts = Readonly<Record<'name' | 'why' | 'go', Text>>

export const stepTexts: Readonly<Record<GuideStep, StepTexts>> = {
  details: {
    name: { zh: '店舖資料', en: 'Shop details' },
    why: {
      zh: '店名、熱線、WhatsApp、牌照、地址和地圖位置。網頁、電郵和單據都用這些資料。',
      en: 'Name, hotline, WhatsApp, licence, address and map position. They appear on pages, emails and slips.',
    },
    go: { zh: '填寫店舖資料', en: 'Enter shop details' },
  },
  brand: {
    name: { zh: '品牌', en: 'Brand' },
    why: {
      zh: '標誌、顏色、字款和圖案。未有標誌，店名會用文字顯示。',
      en: 'Logo, colours, faces and pattern. Without a logo, the name is shown as text.',
    },
    go: { zh: '上載標誌、揀顏色', en: 'Upload a logo and choose colours' },
  },
  zones: {
    name: { zh: '送貨區及運費', en: 'Delivery zones and fees' },
    why: {
      zh: '已填入示範運費，請在地圖上揀地區，改成你的收費。',
      en: 'Sample fees are filled in. Choose your districts on the map and replace the fees with your own.',
    },
    go: { zh: '設定運費', en: 'Set the fees' },
  },
  menu: {
    name: { zh: '第一份餐牌', en: 'The first menu' },
    why: {
      zh: '加入菜式和套餐，看過預覽，然後上架。未有頭緒，可以先用範例。',
      en: 'Add dishes and sets, check the preview, then put them on sale. The sample shows how.',
    },
    go: { zh: '去餐牌', en: 'Go to sets' },
  },
  payment: {
    name: { zh: '收款戶口', en: 'Payment accounts' },
    why: {
      zh: '轉數快、PayMe 或銀行戶口，最少一個；信用卡由伺服器設定。',
      en: 'FPS, PayMe or a bank account, at least one; cards are set up on the server.',
    },
    go: { zh: '輸入戶口', en: 'Enter an account' },
  },
  pages: {
    name: { zh: '專題頁面', en: 'Themed pages' },
    why: {
      zh: '每個場合、菜系或節日一頁，由範本開始。',
      en: 'One page for each occasion, cuisine or festival, from a template.',
    },
    go: { zh: '加頁面', en: 'Add pages' },
  },
}

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
