/** The installed browser, started the same way for tests, measurements and screenshots. */
import { installedBrowser } from '../../scripts/browser.mjs'

const executablePath = installedBrowser()

/** What Playwright 1.65 switches off. The browser takes the last list it is given, so ours has to hold these too. */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * The list below the address bar is a page of its own, made for every window although nobody sees one; and a process
 * is kept ready for a site that never comes. Together they take as long as opening the window itself.
 */
const offForSpeed = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...offForPlaywright, ...offForSpeed].join(',')}`,
    // Whatever a page asks of another host fails, here and on a machine with a network alike.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
}
