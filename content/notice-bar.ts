/** The words around the owner’s notice above every page. */
import type { Text } from '#domain/text.ts'

export const noticeBar = {
  name: { zh: '通告', en: 'Notice' },
  more: { zh: '詳情', en: 'Details' },
} as const satisfies Record<string, Text>
