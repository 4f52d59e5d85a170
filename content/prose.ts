/** Texts around every long text, and what is cut from one. */
import type { Text } from '#domain/text.ts'

export const prose = {
  contents: { zh: '目錄', en: 'On this page' },
} satisfies Record<string, Text>

/** Up to the first full stop that ends a sentence. */
export function firstSentence(english: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(english)?.[0] ?? english
}
