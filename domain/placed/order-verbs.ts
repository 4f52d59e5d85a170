/** Every event of an order has one of these verbs (decisions 29, 33). */
export const orderVerbs = [
  'place',
  'confirm',
  'prepare',
  'make-ready',
  'send-out',
  'hand-over',
  'collect',
  'complete',
  'reject',
  'cancel',
  /** Cancels an unpaid order and frees its slot. */
  'release',
  'postpone',
  /** Undoes the previous step (staff/orders/take-back.ts). */
  'take-back',
  /** Corrects a mistaken delivery, even much later (staff/orders/reopen.ts). */
  'reopen',
  /** The first view of a new order ends its alert. */
  'open',
  'change-slot',
  'change-date',
  'edit',
  /** Staff quote the fee of places without a known one. */
  'quote-fee',
  /** Notes are internal. */
  'add-note',
  'resend-letter',
  /** Sends the link without revealing it to staff. */
  'send-link',
  'remind',
  'submit-proof',
  'refuse-proof',
  /** Confirms a received transfer. */
  'take-payment',
  /** Undoes a transfer booked for the wrong order. */
  'take-back-payment',
  /** A provider reports the payment. */
  'receive-payment',
  /** Lowers the total. */
  'grant-refund',
  /** Asks the owner, for amounts above the person's limit. */
  'ask-refund',
  'refuse-refund',
  'start-refund',
  'refund',
  /** The provider failed; staff refund by hand. */
  'fail-refund',
  /** The customer's personal data was erased; amounts are kept. */
  'erase',
] as const

export type OrderVerb = (typeof orderVerbs)[number]

export const actorKinds = ['customer', 'staff', 'system'] as const

export type ActorKind = (typeof actorKinds)[number]

export interface Actor {
  readonly kind: ActorKind
  /** The name is a staff member's or a service's. */
  readonly name: string
  /** The demo's actors have no account. */
  readonly id?: string | null
}
