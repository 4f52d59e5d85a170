/** Merges a provider's list of refunds with the stored refunds. */
import type { Cents } from '#domain/money.ts'
import type { RefundState } from './refund.ts'

/** This shop requested the refund, or somebody made it in the provider's dashboard. */
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
  | { readonly kind: 'add'; readonly report: ReportedReturn }
  | { readonly kind: 'settle'; readonly id: number; readonly report: ReportedReturn }

/** Lists may be outdated, repeated or unordered; duplicates count once. */
export function newReturns(
  before: readonly KnownReturn[],
  report: readonly ReportedReturn[],
): readonly ReturnStep[] {
  const settledIds = new Set<number>()
  return eachOnce(report).flatMap((each): ReturnStep[] => {
    const items =
      before.find(({ providerId }) => providerId === each.providerId) ??
      before.find(({ id, providerId }) => id === each.refundId && providerId === null && !settledIds.has(id))
    if (!items) return each.state === 'done' ? [{ kind: 'add', report: each }] : []
    settledIds.add(items.id)
    return isNew(items, each) ? [{ kind: 'settle', id: items.id, report: each }] : []
  })
}

/** A failure is later than success, and final. */
function eachOnce(report: readonly ReportedReturn[]): readonly ReportedReturn[] {
  const byId = Map.groupBy(report, ({ providerId }) => providerId)
  return [...byId.values()].flatMap((same) => same.find(({ state }) => state === 'failed') ?? same[0] ?? [])
}

function isNew({ state, providerId }: KnownReturn, report: ReportedReturn): boolean {
  if (report.state === 'failed') return state === 'asked' || state === 'done'
  // A refund given up here may have succeeded; a failure reported by the provider is final.
  return state !== 'done' && !(state === 'failed' && providerId !== null)
}
