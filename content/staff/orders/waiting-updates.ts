/** These texts report updates that the browser has not sent yet. */
import { countOf } from '#content/phrases.ts'
import type { Text } from '#domain/text.ts'

export const waitingWords = {
  waiting: { zh: '待傳', en: 'waiting' },
  goOn: {
    zh: '照常做，有訊號會自動傳，時間以你撳掣一刻為準。請不要關掉這頁。',
    en: 'Carry on: taps are sent with their original time once you are back online. Keep this page open.',
  },
  unstored: {
    zh: '這部裝置存不到資料：關掉這頁，未傳的會遺失。',
    en: 'This device can’t store data: if you close this page, unsent taps will be lost.',
  },
  seen: { zh: '知道了', en: 'OK' },
} as const satisfies Record<string, Text>

export const waitingUpdates = (number: number): Text => ({
  zh: `${number} 項未傳出。`,
  en: `${countOf(number, ['tap', 'taps'])} not sent yet.`,
})
