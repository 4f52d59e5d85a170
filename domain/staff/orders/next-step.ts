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

export const statusAfter = {
  confirm: 'confirmed',
  prepare: 'preparing',
  'make-ready': 'ready',
  'send-out': 'out-for-delivery',
  'hand-over': 'delivered',
  collect: 'collected',
  complete: 'completed',
} as const satisfies Record<StepVerb, OrderStatus>

export interface OrderProgress {
  readonly status: OrderStatus
  readonly fulfilment: Fulfilment
  /** Staff quote the fee on confirming. */
  readonly awaitsFee: boolean
}

export type NextStep = StepVerb | 'quote-fee'

export function nextStep(order: OrderProgress, role: Role): NextStep | null {
  const verb = forward(order)
  if (!verb || !maySetStatus(role, statusAfter[verb])) return null
  return verb === 'confirm' && order.awaitsFee ? 'quote-fee' : verb
}

function forward({ status, fulfilment }: OrderProgress): StepVerb | null {
  const steps = stepVerbs.filter((verb) => canOrderBecome(status, statusAfter[verb]))
  const wrongWay = fulfilment === 'pickup' ? 'send-out' : 'collect'
  // Postponed orders need a new date first.
  return status === 'postponed' ? null : (steps.find((verb) => verb !== wrongWay) ?? null)
}

/** Preparing an unpaid order needs confirmation (spec section 9, decisions 26). */
export function asksBeforePreparing(step: NextStep | null, paymentStatus: PaymentStatus): boolean {
  return step === 'prepare' && paymentStatus !== 'paid' && paymentStatus !== 'part-refunded'
}
