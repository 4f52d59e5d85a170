/** The words of whatever waits as a draft. */
import type { Text } from '#domain/text.ts'

export const draftWords = {
  draft: { zh: '草稿', en: 'Draft' },
  discard: { zh: '放棄草稿', en: 'Discard draft' },
  publish: { zh: '發布', en: 'Publish' },
  save: { zh: '存草稿', en: 'Save draft' },
  saved: { zh: '草稿已存，客人未看到。', en: 'The draft is saved. Customers do not see it yet.' },
  draftUnseen: {
    zh: '另一位同事在你打開後存了草稿，草稿未動。請看過再做。',
    en: 'Somebody else saved a draft since you opened the set. It was kept. Please look at it first.',
  },
  preview: { zh: '當客人看', en: 'See as customers' },
} as const satisfies Record<string, Text>

export const draftBy = (name: string, day: Text, time: string): Text => ({
  zh: `草稿由 ${name} 於 ${day.zh} ${time} 儲存，客人未看到`,
  en: `Draft saved by ${name}, ${day.en} ${time}. Customers do not see it yet`,
})

export const wasBefore = (value: string): Text => ({ zh: `原：${value}`, en: `Was: ${value}` })
