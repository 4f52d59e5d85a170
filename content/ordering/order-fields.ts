/** Labels for domain/ordering/order-fields.ts. */
import { byNoteCopy, type OrderFieldName } from '#domain/ordering/order-fields.ts'
import type { Text } from '#domain/text.ts'

interface FieldWords {
  /** Pages, letters and data copies use this name. */
  readonly name: Text
  /** The form asks in more words than the short label. */
  readonly question?: Text
  readonly hint?: Text
}

export const orderFieldWords = {
  name: { name: { zh: '稱呼', en: 'Name' } },
  email: { name: { zh: '電郵', en: 'Email' } },
  phone: {
    name: { zh: '聯絡電話', en: 'Phone' },
    hint: { zh: '例如 9123 4567', en: 'e.g. 9123 4567' },
  },
  alternatePhone: {
    name: { zh: '後備電話', en: 'Backup phone' },
    hint: { zh: '當日收餐人的電話', en: 'Phone number of the person receiving the food' },
  },
  address: {
    name: { zh: '地址', en: 'Address' },
    hint: { zh: '街道、大廈、座數、樓層、單位', en: 'Street, building, block, floor, flat' },
  },
  accessNote: {
    name: { zh: '送貨備註', en: 'Delivery note' },
    hint: { zh: '例如停車場限高、訪客要登記', en: 'e.g. car park height limit, visitors must register' },
  },
  specialInstructions: {
    name: { zh: '備註', en: 'Remarks' },
    question: { zh: '備註及其他要求', en: 'Remarks and requests' },
  },
} as const satisfies Readonly<Record<OrderFieldName, FieldWords>>

export const noteCopyNames = byNoteCopy((name) => orderFieldWords[name].name)

const textsOf = (textOf: (words: FieldWords) => Text | undefined) =>
  Object.fromEntries(
    Object.entries<FieldWords>(orderFieldWords).flatMap(([name, each]) => {
      const text = textOf(each)
      return text ? [[name, text] as const] : []
    }),
  )

export const orderFieldLabels = textsOf(({ name, question }) => question ?? name)
export const orderFieldHints = textsOf(({ hint }) => hint)
