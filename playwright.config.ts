import { defineConfig } from '@playwright/test'
import { launchOptions, phone, withoutPictures } from './tests/support/browser/browser.ts'
import { keepTemporaryFilesInMemory } from './tests/support/site/temporary-files.ts'

keepTemporaryFilesInMemory()

/** Each worker starts the real server on a free port with its own data (tests/support/site/site.ts). */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Otherwise each worker would transform the built pages again, which takes as long as some tests.
  build: { external: ['**/build/**'] },
  globalSetup: './tests/support/site/template.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Far longer than any test takes, so that a busy machine does not cause failures.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    locale: 'zh-HK',
    timezoneId: 'Asia/Hong_Kong',
    screenshot: 'only-on-failure',
    // Requests pictures in the fastest format to render: as AVIF, a cold server would render longer than the test runs.
    extraHTTPHeaders: { accept: '*/*' },
    // A test that waits in vain then names the line that waits.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // A worker would answer requests that tests watch or refuse; the tests of workers allow it.
    serviceWorkers: 'block',
    launchOptions: withoutPictures,
  },
  projects: [
    // `npm test` runs these; `npm run check` the others too.
    { name: 'smoke', grep: /@smoke/ },
    { name: 'desktop', grepInvert: /@smoke|@with-pictures|@on-phones/ },
    { name: 'pictures', grep: /@with-pictures/, use: { launchOptions } },
    // Repeats tests by touch and in a narrow window; other tests set their own window where it matters.
    { name: 'phone', grep: /@also-on-phones|@on-phones/, use: phone },
  ],
})
