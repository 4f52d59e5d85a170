/** Words of the controls that many pages share. */
import type { Text } from '#domain/text.ts'

export const controls = {
  breadcrumb: { zh: '目前位置', en: 'Breadcrumb' },
  home: { zh: '主頁', en: 'Home' },
  close: { zh: '關閉', en: 'Close' },
  /** After the label of a field that may stay empty. */
  optional: { zh: '（選填）', en: ' (optional)' },
  /** Read aloud after the words of a link. */
  newTab: { zh: '（在新分頁開啟）', en: '(opens in a new tab)' },
  previous: { zh: '上一張', en: 'Previous' },
  next: { zh: '下一張', en: 'Next' },
  pause: { zh: '暫停輪播', en: 'Pause the pictures' },
} satisfies Record<string, Text>

/** The buttons of a stepper; `what` is what they count. */
export function fewer(what: string): Text {
  return { zh: `減少${what}`, en: `Fewer: ${what}` }
}

export function more(what: string): Text {
  return { zh: `增加${what}`, en: `More: ${what}` }
}

/** What the pictures of a carousel are called, each by its place. */
export function pictureLabels(count: number): readonly Text[] {
  return Array.from({ length: count }, (_, index) => ({
    zh: `第 ${index + 1} 張，共 ${count} 張`,
    en: `Picture ${index + 1} of ${count}`,
  }))
}
