import type { Text } from '#domain/text.ts'

export const loading = {
  title: { zh: '載入中…', en: 'Loading…' },
  stay: { zh: '留在這一頁', en: 'Stay on this page' },
} as const satisfies Record<string, Text>
