import type { Text } from '#domain/text.ts'

export const yesNo = {
  yes: { zh: '有', en: 'Yes' },
  no: { zh: '沒有', en: 'No' },
} satisfies Record<string, Text>
