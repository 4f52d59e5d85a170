/** How long a payment at a provider may take before this shop says something about it (spec section 4). */

/** Without news for so long after the payment began, the page says not to pay again. Milliseconds. */
const silentAfter = 10_000
/** How long a provider's page stays open. Stripe takes no less than half an hour. */
export const pageOpenMinutes = 31
const openFor = pageOpenMinutes * 60_000

/** When a provider's page closes by itself, and other ways to pay are safe again. */
export function pageClosesAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + openFor)
}

export interface PaymentWait {
  /** Whether nothing was heard for so long that the customer may think of paying again, and must not. */
  readonly isSilent: boolean
  readonly otherWaysFrom: Date
  /** When something else is to be said, if nothing is heard until then. */
  readonly changesAt: Date
}

/** What is to be said while nothing was heard of a payment since it was started; null: it can't be paid any more. */
export function paymentWait(startedAt: Date, now: Date): PaymentWait | null {
  const otherWaysFrom = pageClosesAt(startedAt)
  if (now > otherWaysFrom) return null
  const silentFrom = new Date(startedAt.getTime() + silentAfter)
  const isSilent = now >= silentFrom
  return { isSilent, otherWaysFrom, changesAt: isSilent ? otherWaysFrom : silentFrom }
}

/**
 * While this server is away, a provider keeps its news and repeats it for days: a page that closed half an hour ago may
 * have been paid. Milliseconds.
 */
const newsComesFor = 24 * 60 * 60_000

/** What is known of an open page for which the provider could not say that nothing can be paid there any more. */
export type Uncertain =
  /** The provider is still taking the money. */
  | 'under-way'
  /** The provider does not answer, is not configured any more, or does not know the page. */
  | 'away'
  | 'unknown'

/**
 * Whether another way to pay is taken all the same. Once the page has closed by itself nothing new can be paid there, and
 * what was paid there before is found to be too much, and returned. Money that the provider says it is taking is waited
 * for as long as news of it may come.
 */
export function otherWaysOpen(page: Uncertain, startedAt: Date, now: Date): boolean {
  return page === 'under-way' ? !newsMayCome(startedAt, now) : now > pageClosesAt(startedAt)
}

/** Whether money may still be reported for a payment of which nothing else was heard: its order is not released yet. */
export function newsMayCome(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < newsComesFor
}
