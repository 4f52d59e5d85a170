import type { Text } from '#domain/text.ts'

export const addedToast = {
  added: { zh: '已加入購物籃', en: 'Added to your basket' },
  updated: { zh: '已更新購物籃', en: 'Your basket is updated' },
  notKept: {
    zh: '你的瀏覽器不儲存資料：離開或重新載入這頁，購物籃便會清空。請在這頁落單。',
    en: 'Your browser does not store anything: if you leave or reload this page, the basket is emptied. Please order from this page.',
  },
  seeCart: { zh: '睇購物籃', en: 'See basket' },
} satisfies Record<string, Text>
