/** What can happen to an order: one verb for each event of its trail (decisions 29, 33). */
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
  /** Not paid in time: the order is cancelled and its slot is free again. */
  'release',
  'postpone',
  /** Staff took back the step before, which was a slip (staff/orders/take-back.ts). */
  'take-back',
  /** It was not handed over after all, such as at another door: staff correct that, also much later (staff/orders/reopen.ts). */
  'reopen',
  /** Somebody looked at the order for the first time; new orders call until then. */
  'open',
  'change-slot',
  'change-date',
  /** Staff changed dishes, numbers, date, place or notes of an order. */
  'edit',
  /** Staff stated the fee of a place that has no fee of its own. */
  'quote-fee',
  /** Staff wrote something down for each other. */
  'add-note',
  /** A letter about the order that was not taken is sent once more. */
  'resend-letter',
  /** Staff sent the customer the link to the order, without reading it. */
  'send-link',
  /** The customer was asked once more to pay. */
  'remind',
  'submit-proof',
  'refuse-proof',
  /** Staff saw the money of a transfer. */
  'take-payment',
  /** Staff had booked a transfer that is not of this order. */
  'take-back-payment',
  /** A provider reported money. */
  'receive-payment',
  /** The shop grants money back: the order costs less from then on. */
  'grant-refund',
  /** Somebody who may not grant that much asks the owner to. */
  'ask-refund',
  /** The owner does not grant what was asked. */
  'refuse-refund',
  /** Money is on its way back. */
  'start-refund',
  /** Money was returned. */
  'refund',
  /** The provider does not return the money: staff do it by hand. */
  'fail-refund',
  /** What was known of the customer was erased; the figures stay. */
  'erase',
] as const

export type OrderVerb = (typeof orderVerbs)[number]

export const actorKinds = ['customer', 'staff', 'system'] as const

export type ActorKind = (typeof actorKinds)[number]

/** Who did something. */
export interface Actor {
  readonly kind: ActorKind
  /** The name or role of a member of staff, or of the service that reported something; empty otherwise. */
  readonly name: string
  /** The account of a member of staff; null where the demo fills a day. */
  readonly id?: string | null
}
