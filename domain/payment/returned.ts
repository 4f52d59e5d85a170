/** Merges a provider's list of refunds with the stored refunds. */
import type { Cents } from '#domain/money.ts'
import type { RefundState } from './refund.ts'

/** Requested by this shop or made in the provider's dashboard. */
export interface ReportedReturn {
  readonly providerId: string
  readonly amount: Cents
  /** `done` if accepted; it may still fail, which is final. */
  readonly state: 'done' | 'failed'
  /** Refunds made in the provider's dashboard have none. */
  readonly refundId: number | null
}

export interface KnownReturn {
  readonly id: number
  /** The id is null until the provider responds. */
  readonly providerId: string | null
  readonly state: RefundState
}

export type ReturnStep =
  | { readonly kind: 'add'; readonly told: ReportedReturn }
  | { readonly kind: 'settle'; readonly id: number; readonly told: ReportedReturn }

/** Lists may be outdated, repeated or unordered; duplicates count once. */
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

/** A failure is later than success, and final. */
function eachOnce(told: readonly ReportedReturn[]): readonly ReportedReturn[] {
  const byId = Map.groupBy(told, ({ providerId }) => providerId)
  return [...byId.values()].flatMap((same) => same.find(({ state }) => state === 'failed') ?? same[0] ?? [])
}

function isNew({ state, providerId }: KnownReturn, told: ReportedReturn): boolean {
  if (told.state === 'failed') return state === 'asked' || state === 'done'
  // A refund given up here may have succeeded; a failure reported by the provider is final.
  return state !== 'done' && !(state === 'failed' && providerId !== null)
}
