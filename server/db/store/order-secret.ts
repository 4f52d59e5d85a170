import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Location of the key: beside the database, never in it. */
const fileName = 'secret'

/** Whether a shop was opened with this data directory before: the key is created right after its database. */
export function hasOrderSecret(directory: string): boolean {
  return existsSync(join(directory, fileName))
}

/** A key of fewer characters was truncated or typed by hand. */
const fewest = 32

/**
 * The key from which the lookup tokens of orders are derived, created on first use. It stays out of the database, so
 * that a copy of the database opens no order page. Losing it breaks no existing link, because the token hashes are
 * stored.
 * @throws StartError when the file holds no key
 */
export function readOrderSecret(directory: string): string {
  const file = join(directory, fileName)
  const key = readIfThere(file) ?? makeOnce(directory, file)
  if (key.length < fewest) {
    throw new StartError(`${file} holds no key: restore it from a backup, or delete it for a new one`)
  }
  return key
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * Writes the whole file under a temporary name first: when several servers start at once, all of them use the key of
 * one.
 */
function makeOnce(directory: string, file: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  } finally {
    rmSync(draft, { force: true })
  }
  const folder = openSync(directory, 'r')
  fsyncSync(folder)
  closeSync(folder)
  return readFileSync(file, 'utf8').trim()
}
