/** How an order came in that staff entered for a customer. */
export const orderSources = ['phone', 'chat'] as const

export type OrderSource = (typeof orderSources)[number]

/** How any order came in: its customer placed it on the site, or asked staff for it. */
export const waysIn = ['site', ...orderSources] as const

export type WayIn = (typeof waysIn)[number]
