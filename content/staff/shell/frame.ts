import type { Text } from '#domain/text.ts'

export const frame = {
  office: { zh: '後台', en: 'Back office' },
  menu: { zh: '主選單', en: 'Main menu' },
  backToStart: { zh: '← 返回開店設定', en: '← Back to set-up' },
  search: { zh: '搜尋訂單', en: 'Search orders' },
  searchHint: { zh: '編號、姓名、電話、地址', en: 'Number, name, phone, address' },
  signOut: { zh: '登出', en: 'Sign out' },
  callOffice: { zh: '致電辦公室', en: 'Call the office' },
  more: { zh: '更多', en: 'More' },
  daily: { zh: '日常', en: 'Daily' },
  shop: { zh: '店舖', en: 'Shop' },
  manage: { zh: '管理', en: 'Manage' },
  hongKongTime: { zh: '香港時間', en: 'Hong Kong time' },
  failed: { zh: '這頁載入不到', en: 'This page could not be loaded' },
  nothingLost: {
    zh: '網絡或伺服器中斷。已儲存的資料不受影響，剛才的操作可能未儲存。重新載入後，你輸入的內容會放回表格。',
    en: 'Connection lost. Saved data is safe, but your last action may not have been saved. What you entered will be restored when the page reloads.',
  },
  unknown: { zh: '找不到這一頁', en: 'Page not found' },
  unknownWhy: {
    zh: '網址可能打錯，或者你的角色看不到這一頁。',
    en: 'The address may be mistyped, or your role can’t see this page.',
  },
  typedWhileAway: {
    zh: '剛才網絡或伺服器中斷，可能未有儲存。你輸入的內容已放回表格，請核對後再送出。',
    en: 'The connection was lost, so your entry may not be saved. It is back in the form: please check it and submit again.',
  },
  typedBefore: {
    zh: '登入已過期，剛才的內容未有儲存。你輸入的內容已放回表格，請核對後再送出。',
    en: 'Your session had expired, so nothing was saved. Your entry is back in the form: please check it and submit again.',
  },
  toFirst: { zh: '回到第一頁', en: 'Go to the start page' },
  again: { zh: '再試一次', en: 'Try again' },
} as const satisfies Record<string, Text>

export const roleNames = {
  owner: { zh: '老闆', en: 'Owner' },
  office: { zh: '辦公室', en: 'Office' },
  kitchen: { zh: '廚房', en: 'Kitchen' },
  packer: { zh: '包裝', en: 'Packing' },
  driver: { zh: '司機', en: 'Driver' },
} as const satisfies Record<string, Text>

export const loading = {
  title: { zh: '載入中…', en: 'Loading…' },
  stay: { zh: '留在這一頁', en: 'Stay on this page' },
} as const satisfies Record<string, Text>
