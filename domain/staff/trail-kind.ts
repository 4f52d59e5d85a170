/** Audit logs that owners read together. */
export const trailKinds = ['accounts', 'orders', 'shop'] as const

export type TrailKind = (typeof trailKinds)[number]
