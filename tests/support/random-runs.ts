/** `npm run check` and `npm run test:lives` multiply by RANDOM_RUNS. */
export function randomRuns(few: number): number {
  return few * Number(process.env.RANDOM_RUNS ?? 1)
}
