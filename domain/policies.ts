/** What changing an order costs (decisions 25): the one place of these figures. */
export interface ChangePolicy {
  /** Days before the due date by which cancelling or postponing has to be told; later, nothing is refunded. */
  readonly noticeDays: number
  /** Kept of the order's amount, in percent. */
  readonly feePercent: number
  /** Days within which an order hit by signal 8 or black rain may be postponed free of charge. */
  readonly postponeWithinDays: number
}

export const changePolicy: ChangePolicy = { noticeDays: 3, feePercent: 30, postponeWithinDays: 90 }
