/**
 * Number of random cases: `few` in `npm test`, and multiplied by RANDOM_RUNS in `npm run check` and `npm run
 * test:lives`.
 */
export function randomRuns(few: number): number {
  return few * Number(process.env.RANDOM_RUNS ?? 1)
}
