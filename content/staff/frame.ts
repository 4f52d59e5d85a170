/** The words around every page of the back office. */
import type { Text } from '#domain/text.ts'

export const frame = {
  office: { zh: '後台', en: 'Back office' },
  menu: { zh: '主選單', en: 'Main menu' },
  search: { zh: '搜尋訂單', en: 'Search orders' },
  searchHint: { zh: '編號、姓名、電話、地址', en: 'Number, name, phone, address' },
  signOut: { zh: '登出', en: 'Sign out' },
  callOffice: { zh: '致電辦公室', en: 'Call the office' },
  more: { zh: '更多', en: 'More' },
  daily: { zh: '日常', en: 'Daily' },
  shop: { zh: '店面', en: 'Shop' },
  manage: { zh: '管理', en: 'Manage' },
  hongKongTime: { zh: '香港時間', en: 'Hong Kong time' },
  failed: { zh: '這頁載入不到', en: 'This page did not load' },
  nothingLost: {
    zh: '網絡或伺服器暫時中斷。之前記下的都不會失去，剛才按的可能未記下。再載入後，你輸入的會放回表格。',
    en: 'The network or the server is away. Nothing saved before is lost; what you pressed last may not be saved. What you typed is put back once the page loads again.',
  },
  unknown: { zh: '沒有這一頁', en: 'There is no such page' },
  unknownWhy: {
    zh: '網址可能打錯，或者你的角色看不到這一頁。',
    en: 'The address may be mistyped, or the page is not for your role.',
  },
  typedWhileAway: {
    zh: '剛才網絡或伺服器中斷，可能未有儲存。你輸入的已放回表格，請看清楚再送出。',
    en: 'The network or the server was away, so it may not be saved. What you typed is back in its form: check it and send it again.',
  },
  typedBefore: {
    zh: '登入已過期，剛才的未有儲存。你輸入的已放回表格，請看清楚再送出。',
    en: 'Your session had ended, so nothing was saved. What you typed is back in its form: check it and send it again.',
  },
  toFirst: { zh: '回到第一頁', en: 'To the first page' },
  again: { zh: '再試', en: 'Try again' },
} as const satisfies Record<string, Text>

export const roleNames = {
  owner: { zh: '老闆', en: 'Owner' },
  office: { zh: '辦公室', en: 'Office' },
  kitchen: { zh: '廚房', en: 'Kitchen' },
  packer: { zh: '包裝', en: 'Packing' },
  driver: { zh: '司機', en: 'Driver' },
} as const satisfies Record<string, Text>
