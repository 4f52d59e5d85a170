import type { Text } from '#domain/text.ts'

export const foreignForm = {
  title: { zh: '此表格並非由本站送出', en: 'This form did not come from our site' },
  lead: {
    zh: '為保障你的資料，我們沒有處理此表格。請返回本站，再填一次。',
    en: 'To protect your data we have not processed it. Please go back to our site and fill it in again.',
  },
} satisfies Record<string, Text>

/** A private page shows this to people without permission. */
export const notAllowed = {
  title: { zh: '你未能使用此頁', en: 'You can’t use this page' },
  lead: {
    zh: '此頁只供獲授權的人使用。請登入後再試。',
    en: 'This page is for authorised users only. Please sign in and try again.',
  },
} satisfies Record<string, Text>

export const tooLargeForm = {
  title: { zh: '內容太長', en: 'Too much text' },
  lead: {
    zh: '送出的內容超出上限，請縮短後再試。',
    en: 'That is more than we can accept. Please shorten it and try again.',
  },
} satisfies Record<string, Text>

/** A page that fails to render shows this. */
export const failurePage = {
  unavailable: {
    title: { zh: '暫時未能開啟此頁', en: 'We can’t show this page just now' },
    lead: {
      zh: '系統正在恢復運作，請於一分鐘後再試。已收到確認電郵的訂單不受影響。',
      en: 'We’ll be back shortly; please try again in a minute. Orders with a confirmation email are safe.',
    },
  },
  failed: {
    title: { zh: '此頁出了問題', en: 'Something went wrong with this page' },
    lead: {
      zh: '我們已記錄此問題，請再試一次。已收到確認電郵的訂單不受影響。',
      en: 'The problem has been logged; please try again. Orders with a confirmation email are safe.',
    },
  },
  /** Precedes the shop's phone number. */
  call: { zh: '如有急事，請致電', en: 'If it is urgent, call' },
  again: { zh: '再試一次', en: 'Try again' },
  home: { zh: '返回主頁', en: 'Back to the home page' },
} satisfies Record<string, Text | { readonly title: Text; readonly lead: Text }>
