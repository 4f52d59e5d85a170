import { changeName } from '#content/ordering/change-report.ts'
import { between, countOf } from '#content/phrases.ts'
import type { SlipChange, SlipCopy, SlipVersion } from '#domain/staff/orders/slip.ts'
import type { Lang, Text } from '#domain/text.ts'

export const slip = {
  title: { zh: '列印單據', en: 'Print slip' },
  lead: {
    zh: 'A5，廚房聯沒有價錢和電話。訂單更改後再印，會標「第 2 版，改：…」。',
    en: 'A5. The kitchen copy has no prices or phone number. After a change it is marked “Version 2, changed: …”.',
  },
  ofSelection: { zh: '列印單據：已揀選的訂單', en: 'Slips of selected orders' },
  noneChosen: {
    zh: '未揀選訂單。請在訂單表揀選，再按「列印單據」。',
    en: 'No orders selected. Select orders in the list, then press “Print slips”.',
  },
  copies: { zh: '列印哪一聯', en: 'Copies' },
  both: { zh: '兩聯', en: 'Both' },
  print: { zh: '列印', en: 'Print' },
  total: { zh: '總額', en: 'Total' },
} as const satisfies Record<string, Text>

export const copyNames: Record<SlipCopy, Text> = {
  kitchen: { zh: '廚房', en: 'Kitchen' },
  customer: { zh: '客人', en: 'Customer' },
}

/** Each copy has its own foot. */
export const copyFoot: Record<SlipCopy, Text> = {
  kitchen: { zh: '廚房聯 · 無價錢', en: 'Kitchen copy · no prices' },
  customer: { zh: '客人聯', en: 'Customer copy' },
}

export const slipTitle = (reference: string): Text => ({ zh: `單據 ${reference}`, en: `Slip ${reference}` })

/** Example: 12 張單，按送貨次序 */
export const slipCount = (count: number): Text => ({
  zh: `${count} 張單，按送貨次序`,
  en: `${countOf(count, ['order', 'orders'])}, in delivery order`,
})

export const allergyNotice = (matches: readonly Text[]): Text => ({
  zh: matches.map(({ zh }) => zh).join('｜'),
  en: matches.map(({ en }) => en).join(' | '),
})

/** Example: 12/11 11:42 印 · 第 2 版，改：套餐 */
export function printedAs(day: string, time: string, { version, changeLines }: SlipVersion): Text {
  const what = (lang: Lang) => [...new Set(changeLines.map((change: SlipChange) => changeName(change, lang)))]
  const isChanged = changeLines.length > 0
  const changes = {
    zh: isChanged ? `，改：${what('zh').join(between.items.zh)}` : '',
    en: isChanged ? `, changed: ${what('en').join(between.items.en)}` : '',
  }
  return {
    zh: `${day} ${time} 印 · 第 ${version} 版${changes.zh}`,
    en: `Printed ${day} ${time} · version ${version}${changes.en}`,
  }
}
