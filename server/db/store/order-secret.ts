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

const fileName = 'secret'

/** The key is created right after the database. */
export function hasOrderSecret(directory: string): boolean {
  return existsSync(join(directory, fileName))
}

/** A shorter key was truncated or entered by hand. */
const fewest = 32

/**
 * Outside the database, so that a database copy opens no order page. Its loss breaks no link, because token hashes are
 * stored.
 * @throws StartError if the file holds no key
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

/** Servers that start simultaneously all use the same key. */
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
