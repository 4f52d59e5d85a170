import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import {
  type BackupContents,
  BackupError,
  type BackupHead,
  contentsName,
  headName,
  parseContents,
  parseHead,
} from './backup-contents.ts'

export interface BackupEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The largest row, a picture, takes a hundredth of this. */
const maxEntryBytes = 1024 * 1024 * 1024

/** @throws BackupError if the file is cut off or is no backup */
export async function* entriesOf(file: string): AsyncGenerator<BackupEntry> {
  const tar = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), tar)
  reading.catch(() => {})
  try {
    for await (const entry of tar) {
      if ((entry.header.size ?? 0) > maxEntryBytes) throw new BackupError(`${file} is no backup of a shop`)
      yield { name: entry.header.name, bytes: await buffer(entry) }
    }
    await reading
  } catch (error) {
    throw readingError(file, error)
  } finally {
    tar.destroy()
  }
}

function readingError(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new BackupError(`${file} does not exist`)
  if (code === 'Z_BUF_ERROR' || (error instanceof Error && /Unexpected end of data/.test(error.message)))
    return new BackupError(`${file} is cut off: its end is missing`)
  if (code.startsWith('Z_')) return new BackupError(`${file} is damaged or is no backup`)
  return error
}

/**
 * Reads the whole file once, before anything is written.
 * @throws BackupError if an entry is missing or altered
 */
export async function checkBackup(file: string): Promise<{ head: BackupHead; contents: BackupContents }> {
  const hashes: Record<string, string> = {}
  let head: BackupHead | undefined
  let contents: BackupContents | undefined
  for await (const { name, bytes } of entriesOf(file)) {
    if (name === headName) head = parseHead(bytes)
    if (name === contentsName) contents = parseContents(bytes)
    else hashes[name] = createHash('sha256').update(bytes).digest('hex')
  }
  if (!head) throw new BackupError(`${file} is no backup of a shop`)
  if (!contents) throw new BackupError(`${file} is cut off: its end is missing`)
  const names = [...new Set([...Object.keys(hashes), ...Object.keys(contents.hashes)])]
  const altered = names.find((name) => hashes[name] !== contents.hashes[name])
  if (altered) throw new BackupError(`${file} was altered: ${altered} is not what was written`)
  return { head, contents }
}
