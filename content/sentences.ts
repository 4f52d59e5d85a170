/** Joins several sentences. */
import type { Text } from '#domain/text.ts'
import { between } from './listed.ts'

/** A sentence that is left out. */
export const unsaid: Text = { zh: '', en: '' }

/** One sentence after the other; empty ones leave no gap. */
export function sentences(...texts: readonly Text[]): Text {
  const { zh, en } = between.sentences
  const joined = (lang: 'zh' | 'en', gap: string) =>
    texts
      .map(({ [lang]: words }) => words)
      .filter(Boolean)
      .join(gap)
  return { zh: joined('zh', zh), en: joined('en', en) }
}
