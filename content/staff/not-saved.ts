import type { Text } from '#domain/text.ts'

/** The database is away: what was typed is still there. */
export const notSaved: Text = {
  zh: '暫時未能儲存，請稍後再試。',
  en: 'It could not be saved just now. Please try again shortly.',
}

/** The network or the server gave no answer: what was pressed may have arrived all the same. */
export const noAnswer: Text = {
  zh: '沒有收到伺服器的回覆，可能未記下。請看清楚現在的狀態，再按一次。',
  en: 'The server did not answer, so this may not be saved. See how it stands now, then press again.',
}
