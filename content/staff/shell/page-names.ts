/** Every page loads these names, so other texts belong in other files. */
import type { Text } from '#domain/text.ts'

export const pageNames = {
  account: { zh: '我的帳戶', en: 'My account' },
  backups: { zh: '備份', en: 'Backups' },
  brand: { zh: '品牌', en: 'Brand' },
  calendar: { zh: '日曆', en: 'Calendar' },
  customers: { zh: '客人資料', en: 'Customer data' },
  dishes: { zh: '菜式', en: 'Dishes' },
  drivers: { zh: '司機', en: 'Drivers' },
  figures: { zh: '數字', en: 'Figures' },
  kitchen: { zh: '廚房', en: 'Kitchen' },
  labels: { zh: '標籤', en: 'Labels' },
  menus: { zh: '套餐', en: 'Sets' },
  newOrder: { zh: '代客落單', en: 'New order' },
  orders: { zh: '訂單', en: 'Orders' },
  pages: { zh: '頁面', en: 'Pages' },
  people: { zh: '員工', en: 'Staff' },
  runs: { zh: '送貨', en: 'Deliveries' },
  start: { zh: '開店設定', en: 'Set-up' },
  site: { zh: '網站內容', en: 'Site content' },
  settings: { zh: '設定', en: 'Settings' },
  categoriesAndGifts: { zh: '分類及禮品', en: 'Categories and gifts' },
  webhooks: { zh: 'Webhook', en: 'Webhooks' },
} as const satisfies Record<string, Text>
