import type { Text } from '#domain/text.ts'

export const moves = {
  up: { zh: '上移', en: 'Move up' },
  down: { zh: '下移', en: 'Move down' },
} as const satisfies Record<string, Text>
