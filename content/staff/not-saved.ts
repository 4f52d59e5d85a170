import type { Text } from '#domain/text.ts'

/** The database is away: what was typed is still there. */
export const notSaved: Text = {
  zh: '暫時未能儲存，請稍後再試。',
  en: 'It could not be saved just now. Please try again shortly.',
}
