import { defineConfig } from 'vitest/config'

/** Tests that start the real server or read the built pages. */
const ofTheBuild = 'tests/{boot,pages}/**/*.test.ts'

/** Its own configuration: the router's plugin belongs to the build and fails under Vitest. */
export default defineConfig({
  // Vite would take the package's other copy for our imports than Node takes for everyone else's.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    globalSetup: ['tests/support/drop-template.ts'],
    // Real databases are opened and random orders drawn; the suite shares two cores with them.
    maxWorkers: 2,
    // Far beyond what anything takes: a busy machine is no reason to fail.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['{app,content,domain,server,catalogue,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'node_modules/**', ofTheBuild],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: [ofTheBuild],
          globalSetup: ['tests/support/build-once.ts'],
          // A first start makes a database: seconds of processor time, which other tests share.
          testTimeout: 240_000,
        },
      },
    ],
  },
})
