/** The audit log stores reason and explanation in one note. */
export const refundReasons = [
  'dish-changed',
  'dish-missing',
  'food-quality',
  'late-delivery',
  'goodwill',
  'other',
] as const

export type RefundReason = (typeof refundReasons)[number]

/** The owner must approve a cancellation above the person's limit. */
export const callingOffReasons = ['cancel', 'reject'] as const

export type CallingOffReason = (typeof callingOffReasons)[number]

export type AskReason = RefundReason | CallingOffReason

export function isCallingOff(reason: AskReason): reason is CallingOffReason {
  return callingOffReasons.some((each) => each === reason)
}

export function refundReasonFrom(text: string | null): RefundReason | null {
  return refundReasons.find((reason) => reason === text) ?? null
}

/** @param words empty if the reason suffices */
export function refundNote(reason: AskReason, words: string): string {
  return words ? `${reason}: ${words}` : reason
}

/** Returns null if the note has no reason. */
export function readRefundNote(note: string): { readonly reason: AskReason; readonly words: string } | null {
  const [code = '', ...rest] = note.split(': ')
  const reason = refundReasonFrom(code) ?? callingOffReasons.find((each) => each === code)
  return reason ? { reason, words: rest.join(': ') } : null
}

/** Returns null if the order goes on. */
export function requestedCallOff(note: string): CallingOffReason | null {
  const reason = readRefundNote(note)?.reason
  return reason && isCallingOff(reason) ? reason : null
}
