import { maxUpdateDelayMs } from '#domain/shop/timing.ts'
import type { Text } from '#domain/text.ts'

/** The database is unavailable; the form keeps its input. */
export const notSaved: Text = {
  zh: '暫時未能儲存，請稍後再試。',
  en: 'Could not be saved. Please try again shortly.',
}

/** Without a response, the action may have succeeded. */
export const noAnswer: Text = {
  zh: '沒有收到伺服器的回覆，可能未儲存。請核對現時狀態，再試一次。',
  en: 'The server did not respond, so this may not be saved. Check the current status and try again.',
}

const seconds = maxUpdateDelayMs / 1000

export const savedText: Text = {
  zh: `已儲存，網站 ${seconds} 秒內更新。`,
  en: `Saved. The site updates within ${seconds} seconds.`,
}
