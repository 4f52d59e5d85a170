/** The words of what waits in the browser for a signal. */
import { counted } from '#content/counted.ts'
import type { Text } from '#domain/text.ts'

export const waitingWords = {
  waiting: { zh: '待傳', en: 'waiting' },
  offline: { zh: '離線。', en: 'Offline.' },
  goOn: {
    zh: '照常做，有訊號會自動傳，時間以你撳掣一刻為準。請不要關掉這頁。',
    en: 'Carry on: it is sent once there is a signal, with the time of your tap. Keep this page open.',
  },
  unstored: {
    zh: '這部機存不到資料：關掉這頁，未傳的就會失去。',
    en: 'This device can’t store anything: close this page and what is not sent is lost.',
  },
  seen: { zh: '知道了', en: 'Understood' },
} as const satisfies Record<string, Text>

export const waitingTaps = (number: number): Text => ({
  zh: `${number} 項未傳出。`,
  en: `${counted(number, ['tap', 'taps'])} not sent yet.`,
})
