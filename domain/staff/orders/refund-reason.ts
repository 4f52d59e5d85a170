/** Why money goes back: one of the usual reasons, and more in words. The trail keeps both in one note. */
export const refundReasons = [
  'dish-changed',
  'dish-missing',
  'food-quality',
  'late-delivery',
  'goodwill',
  'other',
] as const

export type RefundReason = (typeof refundReasons)[number]

/** Why the owner is asked for more than the person may give back: the order is to be called off. */
export const callingOffReasons = ['cancel', 'reject'] as const

export type CallingOffReason = (typeof callingOffReasons)[number]

export type AskReason = RefundReason | CallingOffReason

export function isCallingOff(reason: AskReason): reason is CallingOffReason {
  return callingOffReasons.some((each) => each === reason)
}

export function refundReasonFrom(text: string | null): RefundReason | null {
  return refundReasons.find((reason) => reason === text) ?? null
}

/** @param words empty where the reason says it all */
export function refundNote(reason: AskReason, words: string): string {
  return words ? `${reason}: ${words}` : reason
}

/** The reason at the beginning of a note, and the words after it; null: it is no such note. */
export function readRefundNote(note: string): { readonly reason: AskReason; readonly words: string } | null {
  const [code = '', ...rest] = note.split(': ')
  const reason = refundReasonFrom(code) ?? callingOffReasons.find((each) => each === code)
  return reason ? { reason, words: rest.join(': ') } : null
}

/** How the order is to be called off, by the note of an ask; null: it goes on. */
export function callingOffAsked(note: string): CallingOffReason | null {
  const reason = readRefundNote(note)?.reason
  return reason && isCallingOff(reason) ? reason : null
}
