/** Customers send pictures of their bank transfers. */
import type { NotPayable } from './payable.ts'

/** Excludes refused pictures. */
export const proofsPerOrder = 3

/** Includes refused pictures. */
export const maxProofsEver = 12

export const maxProofBytes = 8 * 1024 * 1024

interface JudgedProof {
  readonly refusedAt: Date | null
  readonly acceptedAt: Date | null
}

export function isProofWaiting({ refusedAt, acceptedAt }: JudgedProof): boolean {
  return refusedAt === null && acceptedAt === null
}

/** Counts every picture ever sent. */
export function proofsLeft(proofs: readonly JudgedProof[]): number {
  const waitingCount = proofs.filter(isProofWaiting).length
  return Math.max(0, Math.min(proofsPerOrder - waitingCount, maxProofsEver - proofs.length))
}

/** Texts are in content/ordering/payment/proof-refusals.ts. */
export type ProofRefusal =
  | NotPayable
  | 'order-unknown'
  | 'picture-missing'
  | 'too-many-pictures'
  /** Staff refused the same picture before. */
  | 'picture-refused-before'
  | 'picture-too-large'
  | 'picture-format-unknown'
  | 'picture-damaged'
  | 'temporarily-unavailable'
