/** Within which time every server shows a change of the shop. Milliseconds. */
export const siteFollowsWithin = 2_000
