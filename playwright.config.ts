import { defineConfig } from '@playwright/test'
import { installedBrowser } from './scripts/browser.mjs'
import type { SiteOptions } from './tests/support/site.ts'

const executablePath = installedBrowser()

/** Each worker starts the real server on a free port with its own data (tests/support/site.ts). */
export default defineConfig<object, SiteOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/template.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    locale: 'zh-HK',
    timezoneId: 'Asia/Hong_Kong',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Whatever a page asks of another host fails, here and on a machine with a network alike.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
})
