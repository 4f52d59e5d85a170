/** Weather that stops deliveries (decisions 25). */
export const weatherKinds = ['typhoon-8', 'black-rain'] as const

export type WeatherKind = (typeof weatherKinds)[number]

/** Milliseconds within which a weather stop can be undone. */
export const recallableFor = 5 * 60_000

/** Milliseconds; includes time for a late click to arrive. */
export const recallAcceptedFor = recallableFor + 15_000

/** Milliseconds; letters wait until the stop can no longer be undone. */
export const weatherLetterWaits = recallableFor + 20_000
