/** Weather in which no food leaves the kitchen (decisions 25). */
export const weatherKinds = ['typhoon-8', 'black-rain'] as const

export type WeatherKind = (typeof weatherKinds)[number]

/** How long a day that the weather stopped can be recalled. Milliseconds. */
export const recallableFor = 5 * 60_000

/** A press in the last moment still has to arrive. Milliseconds. */
export const recallAcceptedFor = recallableFor + 15_000

/** Letters about such a day are written after that: what was recalled is told to nobody. Milliseconds. */
export const weatherLetterWaits = recallableFor + 20_000
