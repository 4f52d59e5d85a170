/** The back office shows these texts during outages and after failures. */
import type { Text } from '#domain/text.ts'

export const staffFailure = {
  unavailable: {
    title: { zh: '後台暫時連不上', en: 'The back office is temporarily unavailable' },
    lead: {
      zh: '系統正在恢復運作，請於一分鐘後再試。已儲存的資料不受影響。',
      en: 'We’ll be back shortly; please try again in a minute. Saved data is safe.',
    },
  },
  failed: {
    title: { zh: '這頁出了問題', en: 'Something went wrong with this page' },
    lead: {
      zh: '問題已寫入系統紀錄，請再試一次。已儲存的資料不受影響。',
      en: 'The error has been logged. Please try again. Saved data is safe.',
    },
  },
  stillHere: {
    zh: '剛才送出的未必已儲存。內容仍在這一頁，可以用下面的按鈕再送一次。',
    en: 'Your entry may not be saved. It is still on this page: submit it again with the button below.',
  },
  notKept: {
    zh: '剛才送出的未必已儲存，這一頁亦沒有保留：請用瀏覽器返回上一頁，核對後再送出。',
    en: 'Your entry may not be saved, and this page has not kept it: go back in your browser, check it and submit again.',
  },
  sendAgain: { zh: '再送一次', en: 'Submit again' },
  again: { zh: '再試一次', en: 'Try again' },
  first: { zh: '回到第一頁', en: 'Go to the start page' },
} as const satisfies Record<string, Text | { readonly title: Text; readonly lead: Text }>
