import type { Text } from '#domain/text.ts'

export const historyWords = {
  title: { zh: '改動紀錄', en: 'History' },
  none: { zh: '未改過。', en: 'No changes yet.' },
  bringBack: { zh: '還原', en: 'Restore' },
  gone: { zh: '找不到這個紀錄。', en: 'Entry not found.' },
} as const satisfies Record<string, Text>
