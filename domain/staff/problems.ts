/** What went wrong with orders and needs a person. */
export type ProblemKind =
  | 'refund-asked'
  | 'refund-due'
  | 'refund-failed'
  | 'refund-waits'
  | 'paid-twice'
  | 'same-picture'
  | 'proof-waits'
  /** A picture of a transfer for an order that asks for nothing: paid otherwise, or called off. */
  | 'proof-unasked'
  | 'job-failed'

/** Pictures that wait are a task of their own on the list of orders. */
export type ListedProblemKind = Exclude<ProblemKind, 'proof-waits'>

export function isListedProblem<Problem extends { readonly kind: ProblemKind; readonly isUnderWay: boolean }>(
  problem: Problem,
): problem is Problem & { readonly kind: ListedProblemKind } {
  return problem.kind !== 'proof-waits' && !problem.isUnderWay
}
