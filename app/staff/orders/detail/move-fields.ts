import type { MoveResult } from '#app/staff/shell/move-form.ts'
import type { CallingOffReason } from '#domain/staff/orders/refund-reason.ts'
import type { Text } from '#domain/text.ts'

const moveFields = ['verb', 'amount', 'note', 'transfer', 'share', 'reason', 'who', 'payment'] as const

export type MoveInput = Readonly<Record<(typeof moveFields)[number], string>>

export function readMoveFields(form: FormData): MoveInput {
  const field = (name: (typeof moveFields)[number]) => String(form.get(name) ?? '')
  return {
    verb: field('verb'),
    amount: field('amount'),
    note: field('note'),
    transfer: field('transfer'),
    share: field('share'),
    reason: field('reason'),
    who: field('who'),
    payment: field('payment'),
  }
}

export type RefusedMove = MoveResult & {
  readonly input: MoveInput
  /** The server words it, so that the page needs no refusal texts. */
  readonly why: Text
}

export function isOfCallingOff(refusal: RefusedMove | null, move: CallingOffReason): refusal is RefusedMove {
  const verb = refusal?.input.verb
  return verb === move || verb === `ask-${move}`
}

/** The refund dialog shows its own errors. */
export function isOfRefund(refusal: RefusedMove | null): refusal is RefusedMove {
  const verb = refusal?.input.verb
  return verb === 'grant-refund' || verb === 'ask-refund' || verb === 'refuse-refund'
}
