/** Texts for search engines only. */
import type { Text } from '#domain/text.ts'

export const structuredData = {
  area: { zh: '香港', en: 'Hong Kong' },
} satisfies Record<string, Text>

/** The cuisines, as search engines categorise restaurants. */
export const cuisines: readonly Text[] = [
  { zh: '中菜', en: 'Chinese' },
  { zh: '西餐', en: 'Western' },
  { zh: '泰國菜', en: 'Thai' },
  { zh: '日式', en: 'Japanese' },
  { zh: '素食', en: 'Vegetarian' },
]
