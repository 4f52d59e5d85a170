export type ProblemKind =
  | 'refund-asked'
  | 'refund-due'
  | 'refund-failed'
  | 'refund-waits'
  | 'paid-twice'
  | 'same-picture'
  | 'proof-waits'
  /** The order is paid otherwise or cancelled. */
  | 'proof-unasked'
  | 'job-failed'

/** Waiting pictures have their own list. */
export type ListedProblemKind = Exclude<ProblemKind, 'proof-waits'>

export function isListedProblem<Problem extends { readonly kind: ProblemKind; readonly isUnderWay: boolean }>(
  problem: Problem,
): problem is Problem & { readonly kind: ListedProblemKind } {
  return problem.kind !== 'proof-waits' && !problem.isUnderWay
}
