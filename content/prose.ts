/** Texts around every long text. */
import type { Text } from '#domain/text.ts'

export const prose = {
  contents: { zh: '目錄', en: 'On this page' },
} satisfies Record<string, Text>
