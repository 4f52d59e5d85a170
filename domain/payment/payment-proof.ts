/** Pictures of a transfer that a customer sends to show that it was made. */
import type { NotPayable } from './payable.ts'

/** How many pictures an order holds that were not refused. */
export const proofsPerOrder = 3

/** How many pictures an order ever holds, refused ones included. */
export const maxProofsEver = 12

/** Largest picture a customer may send. Bytes. */
export const maxProofBytes = 8 * 1024 * 1024

/** What staff said of a picture. */
interface JudgedProof {
  readonly refusedAt: Date | null
  readonly acceptedAt: Date | null
}

/** Whether a picture still waits for staff to look at it. */
export function isProofWaiting({ refusedAt, acceptedAt }: JudgedProof): boolean {
  return refusedAt === null && acceptedAt === null
}

/** How many more pictures an order takes, by all that were ever sent for it. */
export function proofsLeft(sent: readonly JudgedProof[]): number {
  const waiting = sent.filter(isProofWaiting).length
  return Math.max(0, Math.min(proofsPerOrder - waiting, maxProofsEver - sent.length))
}

/** Why pictures of a transfer are not taken; texts in content/ordering/payment/proof-refusals.ts. */
export type ProofRefusal =
  | NotPayable
  | 'order-unknown'
  | 'picture-missing'
  /** The order holds as many pictures as it may. */
  | 'too-many-pictures'
  /** Staff have refused this very picture. */
  | 'picture-refused-before'
  | 'picture-too-large'
  | 'picture-format-unknown'
  | 'picture-damaged'
  | 'temporarily-unavailable'
