/** Changes of orders in letters and the audit log. */
import { allergenList } from '#content/allergens.ts'
import { dayAndTime } from '#content/dates.ts'
import { accessNames } from '#content/ordering/needs.ts'
import { noteCopyNames } from '#content/ordering/order-fields.ts'
import { between } from '#content/phrases.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import type { ChangedField, FieldChange } from '#domain/placed/order-situation.ts'
import type { Lang, Text } from '#domain/text.ts'

export const changedFieldNames: Record<ChangedField, Text> = {
  due: { zh: '日期及時段', en: 'Date and time' },
  place: { zh: '地點', en: 'Place' },
  line: { zh: '套餐', en: 'Sets' },
  cutlery: { zh: '加購餐具', en: 'Extra cutlery' },
  tongs: { zh: '加購食物夾', en: 'Extra tongs' },
  ...noteCopyNames,
  allergens: { zh: '食物敏感', en: 'Allergies' },
  access: { zh: '送貨安排', en: 'Delivery access' },
  deliveryFee: { zh: '運費', en: 'Delivery fee' },
  total: { zh: '總額', en: 'Total' },
}

export const changeName = ({ field, name }: Pick<FieldChange, 'field' | 'name'>, lang: Lang): string =>
  (name ?? changedFieldNames[field])[lang]

/** An empty value reads as a dash. */
export function changeValue(field: ChangedField, value: Text, lang: Lang): string {
  if (field === 'allergens') return allergenList(value[lang].split(' '))[lang] || '–'
  if (field === 'access') return accessText(value[lang], lang) || '–'
  if (field !== 'due') return value[lang] || '–'
  const [day = '', slot = ''] = value[lang].split(' ')
  const date = parseCalendarDate(day)
  return date ? dayAndTime(date, slot)[lang] : value[lang]
}

/** Known kinds by name, then free text. */
function accessText(value: string, lang: Lang): string {
  const nameById: Readonly<Record<string, Text | undefined>> = accessNames
  const words = value.split(' ')
  const typedFrom = words.findIndex((word) => !nameById[word])
  const kinds = typedFrom < 0 ? words : words.slice(0, typedFrom)
  const text = typedFrom < 0 ? '' : words.slice(typedFrom).join(' ')
  return [...kinds.map((kind) => nameById[kind]?.[lang] ?? ''), text]
    .filter(Boolean)
    .join(between.items[lang])
}
