/** How an order came in that staff entered for a customer. */
export const orderSources = ['phone', 'chat'] as const

export type OrderSource = (typeof orderSources)[number]
