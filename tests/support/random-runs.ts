/**
 * The number of random cases of a property: `few` in `npm test`, where a fault shows within minutes of its making, and
 * more by the factor RANDOM_RUNS elsewhere (`npm run check` and `npm run test:lives` set it).
 */
export function randomRuns(few: number): number {
  return few * Number(process.env.RANDOM_RUNS ?? 1)
}
