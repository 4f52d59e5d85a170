/** The one step forward that a card offers (decisions 29). */
import type { Fulfilment } from '#domain/ordering/order.ts'
import { canOrderBecome, type OrderStatus, type PaymentStatus } from '#domain/placed/order-status.ts'
import { maySetStatus, type Role } from '#domain/staff/permissions.ts'

export const stepVerbs = [
  'confirm',
  'prepare',
  'make-ready',
  'send-out',
  'hand-over',
  'collect',
  'complete',
] as const

export type StepVerb = (typeof stepVerbs)[number]

/** Where each step leads. */
export const statusAfter = {
  confirm: 'confirmed',
  prepare: 'preparing',
  'make-ready': 'ready',
  'send-out': 'out-for-delivery',
  'hand-over': 'delivered',
  collect: 'collected',
  complete: 'completed',
} as const satisfies Record<StepVerb, OrderStatus>

export interface StepFacts {
  readonly status: OrderStatus
  readonly fulfilment: Fulfilment
  /** The delivery fee is not known yet: staff quote it as they confirm. */
  readonly awaitsFee: boolean
}

/** A step that is taken at once, or the fee that has to be quoted first. */
export type NextStep = StepVerb | 'quote-fee'

/** The next step of an order for a role; null: there is none, or it is not the role's to take. */
export function nextStep(order: StepFacts, role: Role): NextStep | null {
  const verb = forward(order)
  if (!verb || !maySetStatus(role, statusAfter[verb])) return null
  return verb === 'confirm' && order.awaitsFee ? 'quote-fee' : verb
}

function forward({ status, fulfilment }: StepFacts): StepVerb | null {
  const steps = stepVerbs.filter((verb) => canOrderBecome(status, statusAfter[verb]))
  const wrongWay = fulfilment === 'pickup' ? 'send-out' : 'collect'
  // A postponed order gets its new date before it is confirmed again.
  return status === 'postponed' ? null : (steps.find((verb) => verb !== wrongWay) ?? null)
}

/** Whether starting to prepare needs a word first: the money is not there (spec section 9, decisions 26). */
export function asksBeforePreparing(step: NextStep | null, paymentStatus: PaymentStatus): boolean {
  return step === 'prepare' && paymentStatus !== 'paid' && paymentStatus !== 'part-refunded'
}
