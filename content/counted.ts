/** Numbers with their nouns in English, apart from units.ts: pages that need a noun need no table of units. */

/**
 * A number and its noun in English: `counted(3, ['dish', 'dishes'])` is 3 dishes. Only for what changes in the noun
 * alone: where the verb changes with it, or one is said in other words, both sentences are written out. A figure has
 * no comma; where it may be of four digits, unitCount has one.
 * @param one how one is written
 */
export const counted = (number: number, noun: readonly [one: string, many: string], one = '1'): string =>
  number === 1 ? `${one} ${noun[0]}` : `${number} ${noun[1]}`

/** After "every": month, 6 months. */
export const periodInMonths = (months: number): string =>
  months === 1 ? 'month' : counted(months, ['month', 'months'])
