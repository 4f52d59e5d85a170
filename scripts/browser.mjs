/** Finds an installed Chromium or Chrome, or installs one from Debian or with Playwright. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { lockedNode } from './locked-node.mjs'
import { root, run } from './root.mjs'

/** Has no windows, which take a fifth of the tests' processor time. */
const headless = 'chromium-headless-shell'
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
]

/** Undefined leaves the choice to Playwright. CHROME_PATH overrides it. */
export function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/snap/bin')
  const candidates = [
    process.env.CHROME_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
  ]
  return candidates.find((path) => path && existsSync(path))
}

export async function ensureBrowser() {
  if (process.env.CHROME_PATH || installedBrowser()?.endsWith(headless)) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium and a Chinese font from Debian …')
    if (await debianPackages([headless, 'fonts-noto-cjk'])) return true
  }
  if (installedBrowser()) return true
  console.log("Installing Playwright's Chromium …")
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  return (await run(lockedNode(), [cli, 'install', 'chromium'])) === 0
}

/** Resolves to whether the installation succeeded. */
export async function debianPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  await run('apt-get', ['update', '-qq'], quiet)
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)) === 0
}
