/** Person and status decide which actions are permitted (decisions 29). */
import { isCalledOff, type OrderStatus, orderStatuses, takenOn } from './order-status.ts'
import type { ActorKind, OrderVerb } from './order-verbs.ts'

interface ActionRule {
  readonly by: readonly ActorKind[]
  readonly from: readonly OrderStatus[]
  /** Null keeps the status. */
  readonly to: OrderStatus | null
}

const beforeKitchen = ['submitted', 'confirmed'] as const

export const isBeforeKitchen = (status: OrderStatus): boolean => beforeKitchen.some((each) => each === status)

const whileOn = orderStatuses.filter((status) => !isCalledOff(status))

export const orderActions = {
  confirm: { by: ['staff'], from: ['submitted'], to: 'confirmed' },
  prepare: { by: ['staff'], from: ['confirmed'], to: 'preparing' },
  'make-ready': { by: ['staff'], from: ['preparing'], to: 'ready' },
  'send-out': { by: ['staff'], from: ['ready'], to: 'out-for-delivery' },
  'hand-over': { by: ['staff'], from: ['out-for-delivery'], to: 'delivered' },
  collect: { by: ['staff'], from: ['ready'], to: 'collected' },
  complete: { by: ['staff'], from: ['delivered', 'collected'], to: 'completed' },
  reject: { by: ['staff'], from: ['submitted'], to: 'rejected' },
  cancel: {
    by: ['customer', 'staff'],
    from: ['submitted', 'confirmed', 'preparing', 'postponed'],
    to: 'cancelled',
  },
  release: { by: ['system'], from: beforeKitchen, to: 'cancelled' },
  postpone: {
    by: ['staff'],
    from: ['confirmed', 'preparing', 'ready', 'out-for-delivery'],
    to: 'postponed',
  },
  // Returns to the previous status (staff/orders/take-back.ts).
  'take-back': {
    by: ['staff'],
    from: [...takenOn, 'postponed'],
    to: null,
  },
  // Returns to the road, which no step forward reaches (staff/orders/reopen.ts).
  reopen: { by: ['staff'], from: ['delivered'], to: null },
  open: { by: ['staff'], from: ['submitted'], to: null },
  'change-slot': { by: ['customer', 'staff'], from: beforeKitchen, to: null },
  // Confirms a postponed order; other statuses stay.
  'change-date': { by: ['customer', 'staff'], from: [...beforeKitchen, 'postponed'], to: null },
  // Cooked food can still change: the kitchen acknowledges it.
  edit: { by: ['staff'], from: [...beforeKitchen, 'preparing', 'postponed'], to: null },
  'quote-fee': { by: ['staff'], from: beforeKitchen, to: null },
  'add-note': { by: ['staff'], from: orderStatuses, to: null },
  'send-link': { by: ['staff'], from: orderStatuses, to: null },
  'resend-letter': { by: ['staff'], from: orderStatuses, to: null },
  // Money to be paid later is due in every status.
  remind: { by: ['system', 'staff'], from: whileOn, to: null },
  'submit-proof': {
    by: ['customer'],
    from: whileOn,
    to: null,
  },
  // Money can move in every status.
  'refuse-proof': { by: ['staff'], from: orderStatuses, to: null },
  'take-payment': { by: ['staff'], from: orderStatuses, to: null },
  'take-back-payment': { by: ['staff'], from: orderStatuses, to: null },
  'receive-payment': { by: ['system'], from: orderStatuses, to: null },
  'grant-refund': { by: ['staff'], from: orderStatuses, to: null },
  'ask-refund': { by: ['staff'], from: orderStatuses, to: null },
  'refuse-refund': { by: ['staff'], from: orderStatuses, to: null },
  'start-refund': { by: ['system'], from: orderStatuses, to: null },
  refund: { by: ['staff', 'system'], from: orderStatuses, to: null },
  'fail-refund': { by: ['system'], from: orderStatuses, to: null },
  // Payments are checked in erasure.ts.
  erase: {
    by: ['staff', 'system'],
    from: ['delivered', 'collected', 'completed', 'rejected', 'cancelled'],
    to: null,
  },
} as const satisfies Record<Exclude<OrderVerb, 'place'>, ActionRule>

export type OrderAction = keyof typeof orderActions

export function actionRefusal(
  action: OrderAction,
  actor: ActorKind,
  status: OrderStatus,
): 'actor-not-allowed' | 'status-not-allowed' | null {
  const { by, from }: ActionRule = orderActions[action]
  if (!by.includes(actor)) return 'actor-not-allowed'
  return from.includes(status) ? null : 'status-not-allowed'
}
