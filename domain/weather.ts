/** Weather in which no food leaves the kitchen (decisions 25). */
export const weatherKinds = ['typhoon-8', 'black-rain'] as const

export type WeatherKind = (typeof weatherKinds)[number]
