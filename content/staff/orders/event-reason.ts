import { reasonText } from '#content/ordering/reject-reasons.ts'
import { erasureReasonOf } from '#domain/placed/erasure.ts'
import type { ActorKind, OrderVerb } from '#domain/placed/order-verbs.ts'
import type { Text } from '#domain/text.ts'
import { erasureReasonNames } from './order.ts'
import { refundReasonText, systemNoteText } from './refund-notes.ts'

export function eventReason(verb: OrderVerb, note: string, actor: ActorKind = 'staff'): Text {
  const same = { zh: note, en: note }
  // Customers' texts are never codes.
  if (actor === 'customer') return same
  const erasure = erasureReasonOf(note)
  if (erasure) return erasureReasonNames[erasure]
  if (actor === 'system') return systemNoteText(note)
  if (verb === 'grant-refund' || verb === 'ask-refund') return refundReasonText(note)
  return verb === 'reject' ? reasonText(note) : same
}
