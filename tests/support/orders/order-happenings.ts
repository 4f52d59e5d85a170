/** Random events by customers, staff, providers and the clock. */
import fc from 'fast-check'

export type Happening =
  | { readonly kind: 'start-card' }
  | {
      readonly kind: 'hear'
      readonly update: 'captured' | 'failed' | 'expired' | 'refunded'
      readonly which: number
      readonly part: number
    }
  | { readonly kind: 'take-payment' | 'take-back'; readonly part: number }
  | { readonly kind: 'refund-answer'; readonly isDone: boolean; readonly which: number }
  | { readonly kind: 'refund-by-hand'; readonly part: number }
  | {
      readonly kind:
        | 'confirm'
        | 'prepare'
        | 'make-ready'
        | 'send-out'
        | 'hand-over'
        | 'complete'
        | 'reject'
        | 'postpone'
        | 'release'
    }
  | { readonly kind: 'staff-cancel' | 'ask-refund'; readonly part: number }
  | { readonly kind: 'grant-refund'; readonly part: number; readonly isAnswer: boolean }
  | { readonly kind: 'refuse-refund' }
  | { readonly kind: 'customer-cancel' }
  | { readonly kind: 'customer-date'; readonly days: number }
  | { readonly kind: 'customer-slot'; readonly slot: string }

/** The part is in quarters: too little, exact, too much. */
const part = fc.constantFrom(1, 2, 4, 4, 4, 5)
const which = fc.nat(3)

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constant('start-card' as const) }),
  fc.record({
    kind: fc.constant('hear' as const),
    update: fc.constantFrom(
      'captured' as const,
      'captured' as const,
      'failed' as const,
      'expired' as const,
      'refunded' as const,
    ),
    which,
    part,
  }),
  fc.record({ kind: fc.constantFrom('take-payment' as const, 'take-back' as const), part }),
  fc.record({ kind: fc.constant('refund-answer' as const), isDone: fc.boolean(), which }),
  fc.record({ kind: fc.constant('refund-by-hand' as const), part }),
  fc.record({
    kind: fc.constantFrom(
      ...([
        'confirm',
        'prepare',
        'make-ready',
        'send-out',
        'hand-over',
        'complete',
        'reject',
        'postpone',
        'release',
      ] as const),
    ),
  }),
  fc.record({ kind: fc.constant('staff-cancel' as const), part: fc.nat(5) }),
  fc.record({ kind: fc.constant('grant-refund' as const), part, isAnswer: fc.boolean() }),
  fc.record({ kind: fc.constant('ask-refund' as const), part }),
  fc.record({ kind: fc.constant('refuse-refund' as const) }),
  fc.record({ kind: fc.constant('customer-cancel' as const) }),
  fc.record({ kind: fc.constant('customer-date' as const), days: fc.integer({ min: 2, max: 40 }) }),
  fc.record({ kind: fc.constant('customer-slot' as const), slot: fc.constantFrom('12:30', '18:00') }),
)

export const happenings = fc.array(happening, { minLength: 1, maxLength: 14 })

export const quartersOf = (amount: number, quarters: number) => Math.round((amount * quarters) / 4)
