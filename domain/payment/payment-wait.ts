/** Milliseconds without an update before the page warns against paying again. */
const silentAfter = 10_000
/** Stripe requires at least half an hour. */
export const pageOpenMinutes = 31
const openFor = pageOpenMinutes * 60_000

/** Other payment methods are safe after the page closes. */
export function pageClosesAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + openFor)
}

export interface PaymentWait {
  /** If true, the customer must be warned against paying again. */
  readonly isSilent: boolean
  readonly otherWaysFrom: Date
  /** The notice changes then unless an update arrives. */
  readonly changesAt: Date
}

/** Returns null once the page has closed. */
export function paymentWait(startedAt: Date, now: Date): PaymentWait | null {
  const otherWaysFrom = pageClosesAt(startedAt)
  if (now > otherWaysFrom) return null
  const silentFrom = new Date(startedAt.getTime() + silentAfter)
  const isSilent = now >= silentFrom
  return { isSilent, otherWaysFrom, changesAt: isSilent ? otherWaysFrom : silentFrom }
}

/**
 * Milliseconds for which providers repeat undelivered updates, so that late updates may report a payment.
 */
const updatesArriveForMs = 24 * 60 * 60_000

/** States of a page that may still accept money. */
export type Uncertain =
  /** The provider is processing the payment. */
  | 'under-way'
  /** The provider is unreachable, unconfigured or does not know the page. */
  | 'away'
  | 'unknown'

/**
 * A closed page takes no new money and earlier excess is refunded, so other methods open. A payment in
 * processing blocks them while updates may arrive.
 */
export function otherWaysOpen(page: Uncertain, startedAt: Date, now: Date): boolean {
  return page === 'under-way' ? !mayStillUpdate(startedAt, now) : now > pageClosesAt(startedAt)
}

/** While updates may arrive, the order is not released. */
export function mayStillUpdate(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < updatesArriveForMs
}
