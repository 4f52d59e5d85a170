import { defineConfig } from 'vitest/config'

/** Its own configuration: the router's plugin belongs to the build and fails under Vitest. */
export default defineConfig({
  // Vite would take the package's other copy for our imports than Node takes for everyone else's.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{app,content,domain,server,catalogue,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    environment: 'node',
    globalSetup: ['tests/support/drop-template.ts'],
    // Real databases are opened and random orders drawn; the suite shares two cores with them.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
  },
})
