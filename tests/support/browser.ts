/** The installed browser, started the same way for tests, measurements and screenshots. */
import { installedBrowser } from '../../scripts/browser.mjs'

const executablePath = installedBrowser()

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
    // Whatever a page asks of another host fails, here and on a machine with a network alike.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
}
