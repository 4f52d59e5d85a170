/** Staff enter orders from these channels. */
export const orderSources = ['phone', 'chat'] as const

export type OrderSource = (typeof orderSources)[number]

export const waysIn = ['site', ...orderSources] as const

export type WayIn = (typeof waysIn)[number]
