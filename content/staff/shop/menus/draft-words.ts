import { countOf } from '#content/phrases.ts'
import type { Text } from '#domain/text.ts'

export const draftWords = {
  draft: { zh: '草稿', en: 'Draft' },
  discard: { zh: '放棄草稿', en: 'Discard draft' },
  publish: { zh: '發布', en: 'Publish' },
  save: { zh: '儲存草稿', en: 'Save draft' },
  saved: { zh: '草稿已儲存，客人仍看不到。', en: 'Draft saved. Customers can’t see it yet.' },
  draftUnseen: {
    zh: '你打開後，另一位同事儲存了草稿。草稿已保留，請先看看。',
    en: 'A colleague saved a draft after you opened this. It was kept; please look at it first.',
  },
  problems: { zh: '請更正標示的欄位。', en: 'Please correct the marked fields.' },
  preview: { zh: '預覽', en: 'Preview as customer' },
} as const satisfies Record<string, Text>

export const draftBy = (name: string, day: Text, time: string): Text => ({
  zh: `草稿由 ${name} 於 ${day.zh}${time} 儲存，客人仍看不到`,
  en: `Draft saved by ${name}, ${day.en} ${time}. Customers can’t see it yet`,
})

export const wasBefore = (value: string): Text => ({ zh: `原本：${value}`, en: `Before: ${value}` })

/** Example: 未儲存 2 處 */
export const unsavedChanges = (count: number): Text => ({
  zh: `未儲存 ${count} 處`,
  en: `${countOf(count, ['unsaved change', 'unsaved changes'])}`,
})
