import type { Text } from '#domain/text.ts'

/** What a visitor reads where no page could be made. */
export const failurePage = {
  unavailable: {
    title: { zh: '暫時未能開啟此頁', en: 'We can’t show this page just now' },
    lead: {
      zh: '系統正在恢復，請於一分鐘後再試。已收到確認電郵的訂單不受影響。',
      en: 'The shop is recovering; please try again in a minute. Orders with a confirmation e-mail are safe.',
    },
  },
  failed: {
    title: { zh: '此頁出了問題', en: 'Something went wrong with this page' },
    lead: {
      zh: '我們已記錄此問題，請再試一次。已收到確認電郵的訂單不受影響。',
      en: 'We have made a note of it; please try again. Orders with a confirmation e-mail are safe.',
    },
  },
  /** The shop's telephone number follows. */
  call: { zh: '如有急事，請致電', en: 'If it is urgent, call' },
  again: { zh: '再試一次', en: 'Try again' },
  home: { zh: '返回主頁', en: 'Back to the home page' },
} satisfies Record<string, Text | { readonly title: Text; readonly lead: Text }>
