/**
 * `npm run mutants`: Stryker changes the rules in small ways, and counts the changes that a test finds. It takes a
 * sample of files that is the same each time; `-- --mutate domain/money.ts` looks at one.
 */
import { readdirSync } from 'node:fs'

/** Every so many files are changed: all of them would take a day. */
const step = 9

const mutate = readdirSync('domain', { recursive: true })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .sort()
  .filter((_, index) => index % step === 0)
  .map((name) => `domain/${name}`)

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  coverageAnalysis: 'perTest',
  // The compiler is TypeScript 7, whose programming interface Stryker does not know; no configuration needs rewriting.
  tsconfigFile: 'no-tsconfig.json',
  ignorePatterns: ['build', 'data*', 'shots', 'app/fonts'],
  // The first run, of all tests, takes minutes on a busy machine.
  dryRunTimeoutMinutes: 30,
  tempDirName: '.cache/mutants',
  reporters: ['progress', 'clear-text'],
  concurrency: 2,
}
