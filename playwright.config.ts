import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/browser.ts'
import type { SiteOptions } from './tests/support/site.ts'

/** Each worker starts the real server on a free port with its own data (tests/support/site.ts). */
export default defineConfig<object, SiteOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/template.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can stall for longer than any reasonable limit; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // Far beyond what anything takes: a busy machine is no reason to fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    locale: 'zh-HK',
    timezoneId: 'Asia/Hong_Kong',
    // Recording every test takes as much of the processor as the test itself.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Pictures in the format that is quickest to draw: as AVIF a cold machine draws longer than it tests.
    extraHTTPHeaders: { accept: '*/*' },
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What a finger and a narrow window change; other tests set their own window where it matters.
      grep: /@also-on-phones/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // `npm run test:every-page`.
    { name: 'every-page', testDir: 'tests/every-page' },
  ],
})
