import type { Text } from '#domain/text.ts'

export const shortcutWords = {
  title: { zh: '快捷鍵', en: 'Keyboard' },
  close: { zh: '關閉', en: 'Close' },
  /** Only devices with a keyboard show the hint. */
  hint: { zh: '電腦：', en: 'Keyboard:' },
  all: { zh: '全部快捷鍵', en: 'all keys' },
} as const satisfies Record<string, Text>

interface Shortcut {
  readonly keys: readonly string[]
  readonly does: Text
}

export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], does: { zh: '搜尋', en: 'search' } },
  { keys: ['N'], does: { zh: '代客落單', en: 'new order' } },
  { keys: ['J', 'K'], does: { zh: '下一張、上一張', en: 'next, previous' } },
  { keys: ['Enter'], does: { zh: '打開', en: 'open' } },
  { keys: ['X'], does: { zh: '揀選', en: 'select' } },
  { keys: ['.'], does: { zh: '下一個狀態', en: 'next status' } },
  { keys: ['E'], does: { zh: '更改', en: 'change' } },
  { keys: ['M'], does: { zh: '去收款', en: 'go to payment' } },
  { keys: ['Z'], does: { zh: '還原上一步', en: 'undo the last step' } },
  { keys: ['P'], does: { zh: '列印', en: 'print' } },
  { keys: ['L'], does: { zh: '標籤', en: 'labels' } },
  {
    keys: ['G', 'O', 'D', 'R', 'C'],
    does: { zh: '先 G，再去訂單、廚房、送貨、日曆', en: 'G, then orders, kitchen, deliveries, calendar' },
  },
  { keys: ['Ctrl S'], does: { zh: '儲存', en: 'save' } },
  { keys: ['Esc'], does: { zh: '關閉、取消', en: 'close, cancel' } },
  { keys: ['?'], does: { zh: '這張表', en: 'this list' } },
]
