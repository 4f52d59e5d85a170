/** The trails that owners read together: of accounts and days, of orders, of menus, dishes and settings. */
export const trailKinds = ['accounts', 'orders', 'shop'] as const

export type TrailKind = (typeof trailKinds)[number]
