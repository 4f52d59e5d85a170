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

/** Where the key lies: beside the database, never in it. */
const fileName = 'secret'

/** Whether a shop was opened with this data directory before: the key is made once its database is there. */
export function hasOrderSecret(directory: string): boolean {
  return existsSync(join(directory, fileName))
}

/** Fewer characters than this were cut off or made up. */
const fewest = 32

/**
 * The key from which the look-up tokens of orders are derived, made on first use. It stays out of the database, so
 * that a copy of the database opens no order page; losing it closes no page either, for their hashes are stored.
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

/** Written whole under another name first: of several that start at once, all end up with the key of one. */
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
