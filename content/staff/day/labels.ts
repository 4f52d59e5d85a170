import { allergenList, contains } from '#content/allergens.ts'
import { countOf, hoursInEnglish, inRow } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import type { LabelPart } from '#domain/staff/day/label-changes.ts'
import type { Text } from '#domain/text.ts'

export const labels = {
  name: pageNames.labels,
  title: { zh: '包裝標籤', en: 'Packing labels' },
  choose: { zh: '列印範圍', en: 'What to print' },
  slot: { zh: '時段', en: 'Slot' },
  allSlots: { zh: '全日', en: 'All day' },
  orders: { zh: '訂單', en: 'Orders' },
  allOrders: { zh: '全部訂單', en: 'All orders' },
  chosenDays: { zh: '所選訂單的日子', en: 'Days of selected orders' },
  start: { zh: '由第幾格開始', en: 'Start at position' },
  startHint: { zh: '用剩的標籤紙可由中間開始印。', en: 'A part-used sheet can start in the middle.' },
  reprints: { zh: '包括已列印的', en: 'Include printed labels' },
  show: { zh: '更新', en: 'Update' },
  reprint: { zh: '重印', en: 'REPRINT' },
  vegan: { zh: '純素', en: 'VEGAN' },
  vegetarian: { zh: '素', en: 'VEG' },
  none: { zh: '沒有未列印的標籤。', en: 'No labels left to print.' },
  noAllergens: {
    zh: '未有標示致敏原',
    en: 'No allergens declared',
  },
  allergensUnknown: { zh: '致敏原不詳', en: 'Allergens not known' },
  printed: { zh: '已標記為已列印。', en: 'Marked as printed.' },
  printedElsewhere: {
    zh: '這些標籤剛由另一部裝置列印。',
    en: 'Another device has just printed these labels.',
  },
} as const satisfies Record<string, Text>

export const printLabels = (number: number): Text => ({
  zh: `列印 ${number} 張標籤`,
  en: `Print ${countOf(number, ['label', 'labels'])}`,
})

export const onlyChosen = (orders: number): Text => ({
  zh: `只列印所選的 ${orders} 張單`,
  en: orders === 1 ? 'Only the selected order' : `Only the ${orders} selected orders`,
})

export const labelSummary = (number: number, sheets: number): Text => ({
  zh: `100 × 70 毫米・A4 每張 8 個・${number} 個標籤，${sheets} 張紙`,
  en: `100 × 70 mm · A4, 8 per sheet · ${countOf(number, ['label', 'labels'])}, ${countOf(sheets, ['sheet', 'sheets'])}`,
})

/** Labels above the limit of one print. */
export const labelsAfter = (count: number, rest: number, onlyNew: boolean): Text => ({
  zh: `現在顯示首 ${count} 個標籤，${onlyNew ? `列印後再顯示餘下 ${rest} 個` : `餘下 ${rest} 個請按訂單選擇`}。`,
  en: `These are the first ${countOf(count, ['label', 'labels'])}. ${
    onlyNew ? `The other ${rest} appear once these are printed` : `Choose an order to see the other ${rest}`
  }.`,
})

/** `when` may name another day. */
export const lastPrinted = (when: Text, by: string, number: number): Text => ({
  zh: `${when.zh} ${by} 列印過 ${number} 張；之後有更改的會標「改」。`,
  en: `${by} printed ${countOf(number, ['label', 'labels'])} at ${when.en}; labels changed since are marked CHANGED.`,
})

export const portionsText = (portions: number): Text => ({
  zh: `${portions} 位`,
  en: countOf(portions, ['guest', 'guests']),
})

export const eatWithin = (hours: number): Text => ({
  zh: `${hours} 小時內食`,
  en: `Eat within ${hoursInEnglish(hours)}`,
})

/** Unknown allergens (null) differ from none. */
export function allergensText(allergens: readonly string[] | null): Text {
  if (!allergens) return labels.allergensUnknown
  return allergens.length > 0 ? contains(allergens) : labels.noAllergens
}

export function guestAllergicTo(allergens: readonly Allergen[]): Text {
  const { zh, en } = allergenList(allergens)
  return { zh: `有客人敏感：${zh}`, en: `GUEST ALLERGY: ${en}` }
}

const changeNames: Readonly<Record<LabelPart, Text>> = {
  due: { zh: '時段', en: 'time' },
  dish: { zh: '菜式', en: 'dish' },
  place: { zh: '地區', en: 'place' },
  portions: { zh: '份量', en: 'portions' },
  count: { zh: '件數', en: 'count' },
  allergies: { zh: '敏感', en: 'allergy' },
}

/** 改 v3：時段、件數: replaces an outdated label. */
export function changedLabel(version: number, changes: readonly LabelPart[]): Text {
  const { zh, en } = inRow(changes.map((kind) => changeNames[kind]))
  return { zh: `改 v${version}：${zh}`, en: `CHANGED v${version}: ${en}` }
}
