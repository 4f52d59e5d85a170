/** Words that only search engines read. */
import type { Text } from '#domain/text.ts'

export const structuredData = {
  locality: { zh: '觀塘', en: 'Kwun Tong' },
  region: { zh: '九龍', en: 'Kowloon' },
  area: { zh: '香港', en: 'Hong Kong' },
} satisfies Record<string, Text>

/** What we cook, as search engines list kitchens. */
export const cuisines: readonly Text[] = [
  { zh: '中菜', en: 'Chinese' },
  { zh: '西餐', en: 'Western' },
  { zh: '泰國菜', en: 'Thai' },
  { zh: '日式', en: 'Japanese' },
  { zh: '素食', en: 'Vegetarian' },
]
