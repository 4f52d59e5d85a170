/** Milliseconds after navigation starts (spec section 9). */
export const popupDelay = 2_000

/** Milliseconds per banner slide (spec section 9). */
export const slideStays = 6_000

/** Milliseconds until every server shows a change. */
export const siteFollowsWithin = 2_000
