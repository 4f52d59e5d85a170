/** Pictures of a transfer that a customer sends to show that it was made. */
import type { NotPayable } from './payable.ts'

/** How many pictures an order holds that were not refused. */
export const proofsPerOrder = 3

/** How many pictures an order ever holds, refused ones included. */
export const maxProofsEver = 12

/** Largest picture a customer may send. Bytes. */
export const maxProofBytes = 8 * 1024 * 1024

/** Why pictures of a transfer are not taken; texts in content/ordering/proof-refusals.ts. */
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
