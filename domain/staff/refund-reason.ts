/** Why money is granted back: one of the usual reasons, and more in words. The trail keeps both in one note. */
export const refundReasons = [
  'dish-changed',
  'dish-missing',
  'food-quality',
  'late-delivery',
  'goodwill',
  'other',
] as const

export type RefundReason = (typeof refundReasons)[number]

export function refundReasonFrom(text: string | null): RefundReason | null {
  return refundReasons.find((reason) => reason === text) ?? null
}

/** @param words empty where the reason says it all */
export function refundNote(reason: RefundReason, words: string): string {
  return words ? `${reason}: ${words}` : reason
}

/** The reason at the beginning of a note, and the words after it; null: it is no such note. */
export function readRefundNote(
  note: string,
): { readonly reason: RefundReason; readonly words: string } | null {
  const [code = '', ...rest] = note.split(': ')
  const reason = refundReasonFrom(code)
  return reason && { reason, words: rest.join(': ') }
}
