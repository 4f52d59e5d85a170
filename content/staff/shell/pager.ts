import type { Text } from '#domain/text.ts'

export const pager = {
  label: { zh: '頁數', en: 'Pages' },
  before: { zh: '上一頁', en: 'Previous page' },
  next: { zh: '下一頁', en: 'Next page' },
  place: (page: number, pages: number): Text => ({
    zh: `第 ${page} 頁，共 ${pages} 頁`,
    en: `Page ${page} of ${pages}`,
  }),
} as const
