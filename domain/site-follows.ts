/** Milliseconds until every server shows a change. */
export const siteFollowsWithin = 2_000
