import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/support/temporary-files.ts'

keepTemporaryFilesInMemory()

/** Tests that start the real server or read the built pages. */
const ofTheBuild = 'tests/{boot,pages}/**/*.test.ts'

/** Has a configuration of its own because the React Router plugin belongs to the build and fails under Vitest. */
export default defineConfig({
  // Otherwise Vite would load another copy of the package for our imports than Node loads for other packages.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    globalSetup: ['tests/support/drop-template.ts'],
    // Tests open real databases and generate random orders, which share two cores with the suite.
    maxWorkers: 2,
    // Loading the modules and compiling the database's WebAssembly again for each file doubles the processor time.
    isolate: false,
    // Far longer than any test takes, so that a busy machine does not cause failures.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A shared machine can stall longer than any reasonable limit, so CI retries a failed test once, and names it.
    retry: process.env.CI ? 1 : 0,
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['{app,content,domain,server,catalogue,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/{e2e,walks}/**', 'node_modules/**', ofTheBuild],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: [ofTheBuild],
          globalSetup: ['tests/support/build-once.ts'],
          // A first start creates a database, which takes seconds of processor time.
          testTimeout: 240_000,
        },
      },
    ],
  },
})
