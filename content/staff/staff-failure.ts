/** The page that answers in the back office while the database is away, or when a page failed. */
import type { Text } from '#domain/text.ts'

export const staffFailure = {
  unavailable: {
    title: { zh: '後台暫時連不上', en: 'The back office can’t be reached just now' },
    lead: {
      zh: '系統正在恢復，請於一分鐘後再試。之前記下的都不會失去。',
      en: 'It is recovering; please try again in a minute. What was saved before is safe.',
    },
  },
  failed: {
    title: { zh: '這頁出了問題', en: 'Something went wrong with this page' },
    lead: {
      zh: '問題已寫入系統紀錄，請再試一次。之前記下的都不會失去。',
      en: 'The log has a note of it; please try again. What was saved before is safe.',
    },
  },
  kept: {
    zh: '剛才送出的未必已儲存。內容仍在這一頁，可以用下面的按鈕再送一次。',
    en: 'What you sent may not be saved. It is kept on this page: send it again with the button below.',
  },
  notKept: {
    zh: '剛才送出的未必已儲存，這一頁亦沒有保留：請用瀏覽器返回上一頁，看清楚再送出。',
    en: 'What you sent may not be saved, and this page does not keep it: go back in your browser, check it and send it again.',
  },
  sendAgain: { zh: '再送一次', en: 'Send it again' },
  again: { zh: '再試一次', en: 'Try again' },
  first: { zh: '回到第一頁', en: 'To the first page' },
} as const satisfies Record<string, Text | { readonly title: Text; readonly lead: Text }>
