import type { MoveResult } from '#app/staff/shell/move-form.ts'
import type { CallingOffReason } from '#domain/staff/orders/refund-reason.ts'
import type { Text } from '#domain/text.ts'

/** The fields that a refused form shows again. */
const typedFields = ['verb', 'amount', 'note', 'transfer', 'share', 'reason', 'who', 'payment'] as const

/** What stood in the form that was refused: nothing typed is lost. */
export type Typed = Readonly<Record<(typeof typedFields)[number], string>>

export function typedIn(form: FormData): Typed {
  const typed = (name: (typeof typedFields)[number]) => String(form.get(name) ?? '')
  return {
    verb: typed('verb'),
    amount: typed('amount'),
    note: typed('note'),
    transfer: typed('transfer'),
    share: typed('share'),
    reason: typed('reason'),
    who: typed('who'),
    payment: typed('payment'),
  }
}

export type Refused = MoveResult & {
  readonly typed: Typed
  /** Worded by the server: the page would load all refusals. */
  readonly why: Text
}

/** Whether it was sent by a form that calls the order off, or by its button that asks the owner to. */
export function isOfCallingOff(refused: Refused | null, move: CallingOffReason): refused is Refused {
  const verb = refused?.typed.verb
  return verb === move || verb === `ask-${move}`
}

/** Whether it was sent by the dialog that grants money back, which then says itself what was wrong. */
export function isOfRefund(refused: Refused | null): refused is Refused {
  const verb = refused?.typed.verb
  return verb === 'grant-refund' || verb === 'ask-refund' || verb === 'refuse-refund'
}
