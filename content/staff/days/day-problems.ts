import type { Text } from '#domain/text.ts'

/** Days and seasons that can't be read, of sets, gifts and categories. */
export const dayProblems = {
  'date-invalid': { zh: '請揀日期', en: 'Please choose a date' },
  'season-invalid': {
    zh: '請輸入月日，如 12-01；全年則留空',
    en: 'Please enter month and day, such as 12-01, or leave both empty',
  },
} satisfies Record<string, Text>
