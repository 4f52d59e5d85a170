/** Texts around every long text. */
import type { Text } from '#domain/text.ts'

export const prose = {
  home: { zh: '主頁', en: 'Home' },
  contents: { zh: '目錄', en: 'On this page' },
} satisfies Record<string, Text>
