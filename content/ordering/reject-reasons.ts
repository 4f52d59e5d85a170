/** Reasons for customers; staff may also write their own. */
import type { Text } from '#domain/text.ts'

export const rejectReasons = {
  'fully-booked': { zh: '當日訂單已滿', en: 'We are fully booked that day' },
  'sold-out': { zh: '所選菜式當日未能供應', en: 'Dishes you chose are not available that day' },
  'too-far': { zh: '地址不在送貨範圍', en: 'The address is outside our delivery area' },
  'kitchen-closed': { zh: '廚房當日休息', en: 'Our kitchen is closed that day' },
} satisfies Record<string, Text>

/** Matches a code or its text in either language; other reasons stay as written. */
export function reasonText(text: string): Text {
  const entry = Object.entries(rejectReasons).find(([code, { zh, en }]) =>
    [code, zh, en].includes(text.trim()),
  )
  return entry?.[1] ?? { zh: text, en: text }
}
