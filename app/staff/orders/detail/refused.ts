import type { MoveResult } from '#app/staff/shell/move-form.ts'
import type { CallingOffReason } from '#domain/staff/orders/refund-reason.ts'
import type { Text } from '#domain/text.ts'

const typedFields = ['verb', 'amount', 'note', 'transfer', 'share', 'reason', 'who', 'payment'] as const

/** Input of a refused form. */
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
  /** Worded on the server to keep refusal texts out of the page. */
  readonly why: Text
}

/** Whether the refused form cancels the order or requests that from the owner. */
export function isOfCallingOff(refused: Refused | null, move: CallingOffReason): refused is Refused {
  const verb = refused?.typed.verb
  return verb === move || verb === `ask-${move}`
}

/** Whether the refund dialog, which shows its own errors, sent the form. */
export function isOfRefund(refused: Refused | null): refused is Refused {
  const verb = refused?.typed.verb
  return verb === 'grant-refund' || verb === 'ask-refund' || verb === 'refuse-refund'
}
