/** The trails that owners read together: of accounts and of orders. */
export const trailKinds = ['accounts', 'orders'] as const

export type TrailKind = (typeof trailKinds)[number]
