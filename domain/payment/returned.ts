/** What a payment provider tells of its returns of one payment, and what becomes of the returns this shop knows. */
import type { Cents } from '#domain/money.ts'
import type { RefundState } from './refund.ts'

/** A return as the provider has it: asked for by this shop, or made by hand at the provider. */
export interface ReportedReturn {
  /** The provider's id of it. */
  readonly providerId: string
  readonly amount: Cents
  /** `done` once the provider has taken it on. It may still fail later, and then it stays failed. */
  readonly state: 'done' | 'failed'
  /** Our id of it; null: made by hand at the provider. */
  readonly refundId: number | null
}

export interface KnownReturn {
  readonly id: number
  /** Null until the provider named it. */
  readonly providerId: string | null
  readonly state: RefundState
}

/** What has to be written. */
export type ReturnStep =
  /** A return that was made without this shop. */
  | { readonly kind: 'add'; readonly told: ReportedReturn }
  | { readonly kind: 'settle'; readonly id: number; readonly told: ReportedReturn }

/**
 * What is new in the provider's list. The list may be old, come twice, and lists may come in any order; it may name a
 * return more than once, which counts once.
 */
export function newReturns(
  known: readonly KnownReturn[],
  told: readonly ReportedReturn[],
): readonly ReturnStep[] {
  const settled = new Set<number>()
  return eachOnce(told).flatMap((each): ReturnStep[] => {
    const own =
      known.find(({ providerId }) => providerId === each.providerId) ??
      known.find(({ id, providerId }) => id === each.refundId && providerId === null && !settled.has(id))
    if (!own) return each.state === 'done' ? [{ kind: 'add', told: each }] : []
    settled.add(own.id)
    return isNew(own, each) ? [{ kind: 'settle', id: own.id, told: each }] : []
  })
}

/** Where one return is told both as done and as failed, it has failed: that comes later, and is final. */
function eachOnce(told: readonly ReportedReturn[]): readonly ReportedReturn[] {
  const byId = Map.groupBy(told, ({ providerId }) => providerId)
  return [...byId.values()].flatMap((same) => same.find(({ state }) => state === 'failed') ?? same[0] ?? [])
}

function isNew({ state, providerId }: KnownReturn, told: ReportedReturn): boolean {
  if (told.state === 'failed') return state === 'asked' || state === 'done'
  // One that this shop gave up without an answer was made after all; one that the provider says has failed is final.
  return state !== 'done' && !(state === 'failed' && providerId !== null)
}
