import { defineConfig } from 'vitest/config'
import { keepCompiledModules } from './tests/support/site/compiled-modules.ts'
import { keepTemporaryFilesInMemory } from './tests/support/site/temporary-files.ts'

keepTemporaryFilesInMemory()
keepCompiledModules()

/** Tests that read the built pages, or start the real server once. */
const ofTheBuild = 'tests/{boot,pages}/**/*.test.ts'

/** Tests that start and end real processes over and over: `npm run test:processes`, and CI. */
const ofProcesses = 'tests/processes/**/*.test.ts'

/** Both read what the build wrote. A first start creates a database, which takes seconds of processor time. */
const withTheBuild = { globalSetup: ['tests/support/site/build-once.ts'], testTimeout: 240_000 }

/** Has a configuration of its own because the React Router plugin belongs to the build and fails under Vitest. */
export default defineConfig({
  // Otherwise Vite would load another copy of the package for our imports than Node loads for other packages.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    globalSetup: ['tests/support/site/drop-template.ts'],
    // Tests open real databases and generate random orders, which share two cores with the suite.
    maxWorkers: 2,
    // Loading the modules and compiling the database's WebAssembly again for each file doubles the processor time.
    isolate: false,
    // Far longer than any test takes, so that a busy machine does not cause failures.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    tags: [{ name: 'slow', description: 'Loads, real waits and hostile sizes: `npm run check` runs these' }],
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['{app,content,domain,server,catalogue,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'node_modules/**', ofTheBuild, ofProcesses],
        },
      },
      { extends: true, test: { name: 'build', include: [ofTheBuild], ...withTheBuild } },
      { extends: true, test: { name: 'processes', include: [ofProcesses], ...withTheBuild } },
    ],
  },
})
