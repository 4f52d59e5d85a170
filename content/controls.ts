import type { Text } from '#domain/text.ts'

export const controls = {
  close: { zh: '關閉', en: 'Close' },
  chooseFile: { zh: '選擇檔案', en: 'Choose a file' },
  noFile: { zh: '未選擇檔案', en: 'No file chosen' },
  /** The suffix follows the label of an optional field. */
  optional: { zh: '（選填）', en: ' (optional)' },
  /** Screen readers read this after a link. */
  newTab: { zh: '（在新分頁開啟）', en: '(opens in a new tab)' },
} satisfies Record<string, Text>

/** `what` is the thing counted. */
export function fewer(what: string): Text {
  return { zh: `減少${what}`, en: `Remove one: ${what}` }
}

/** Begins with the visible label. */
export function tenMore(what: string): Text {
  return { zh: `+10 份：${what}`, en: `+10: ${what}` }
}

export function more(what: string): Text {
  return { zh: `增加${what}`, en: `Add one: ${what}` }
}

export const carouselWords = {
  previous: { zh: '上一張', en: 'Previous' },
  next: { zh: '下一張', en: 'Next' },
  pause: { zh: '暫停輪播', en: 'Pause the pictures' },
} satisfies Record<string, Text>

export function pictureLabels(count: number): readonly Text[] {
  return Array.from({ length: count }, (_, index) => ({
    zh: `第 ${index + 1} 張，共 ${count} 張`,
    en: `Picture ${index + 1} of ${count}`,
  }))
}

export const lettersLeft = (number: number): Text => ({
  zh: `尚可輸入 ${number} 字`,
  en: number === 1 ? '1 character left' : `${number} characters left`,
})

export const waysToOrder = {
  shop: { zh: '網店落單', en: 'Order in our online store' },
  menu: { zh: '揀餐落單', en: 'Choose and order' },
  whatsApp: { zh: 'WhatsApp 落單', en: 'Order on WhatsApp' },
} satisfies Record<string, Text>

export const moves = {
  up: { zh: '上移', en: 'Move up' },
  down: { zh: '下移', en: 'Move down' },
} as const satisfies Record<string, Text>
