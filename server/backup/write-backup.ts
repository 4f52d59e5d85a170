import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { startError } from '#server/db/store/start-error.ts'
import { programVersion } from '#server/project-folder.ts'
import { type BackupHead, type BackupTable, contentsName, headName } from './backup-contents.ts'
import {
  type Client,
  copyOut,
  countAndSum,
  fixRowText,
  rowsOf,
  run,
  sequencesOf,
  shopTables,
} from './table-copy.ts'

export interface BackupSource {
  readonly client: Client
  readonly dataDir: string
  /** The key of order links. */
  readonly secret: string
  readonly now: Date
}

export interface BackupSize {
  readonly tables: number
  readonly rows: number
}

/** The server rebuilds the other folders of DATA_DIR; uploaded pictures are in the tables. */
const outbox = 'outbox'

/** A kill may leave it; `removeStaleDrafts` finds it by its first letter. */
export const draftOf = (file: string) => join(dirname(file), `.${basename(file)}.part`)

/**
 * Writes the file whole or not at all. The rows are of one moment.
 * @throws StartError with one line for the operator, for example for a full disk
 */
export async function writeBackup(source: BackupSource, file: string): Promise<BackupSize> {
  const draft = draftOf(file)
  const tar = pack()
  const written = pipeline(tar, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }))
  try {
    // A failure of the disk must not leave an entry waiting for ever.
    const size = await Promise.race([fillTar(tar, source), written.then(() => never)])
    await written
    await rename(draft, file)
    return size
  } catch (error) {
    tar.destroy()
    await written.catch(() => {})
    await rm(draft, { force: true })
    throw startError(`${file} can not be written`, error)
  }
}

const never = new Promise<never>(() => {})

async function fillTar(tar: ReturnType<typeof pack>, source: BackupSource): Promise<BackupSize> {
  const { client, dataDir, now } = source
  const hashes: Record<string, string> = {}
  const add = async (name: string, content: string | Uint8Array) => {
    const bytes = Buffer.from(content)
    hashes[name] = createHash('sha256').update(bytes).digest('hex')
    await new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
        error ? reject(error) : resolve(),
      )
      entry.on('error', reject)
    })
  }
  await run(client, 'begin isolation level repeatable read, read only')
  await fixRowText(client)
  await add(
    headName,
    JSON.stringify({ ...(await headOf(client)), version: programVersion, writtenAt: now.toISOString() }),
  )
  const tables: BackupTable[] = []
  for (const { name, columns, parts } of await shopTables(client)) {
    for (const [index, part] of parts.entries())
      await add(`tables/${name}/${String(index).padStart(6, '0')}`, await copyOut(client, part))
    tables.push({ name, columns, ...(await countAndSum(client, { name, columns })) })
  }
  const sequences = await sequencesOf(client)
  await run(client, 'commit')
  await add('files/secret', `${source.secret}\n`)
  for (const path of await letterFiles(dataDir)) {
    const content = await readUnlessGone(join(dataDir, path))
    if (content) await add(`files/${path}`, content)
  }
  await add(contentsName, JSON.stringify({ tables, sequences, hashes }))
  tar.finalize()
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) }
}

async function headOf(client: Client): Promise<Omit<BackupHead, 'version' | 'writtenAt'>> {
  const [row] = await rowsOf<{ migration: string; shop: string }>(
    client,
    `select (select hash from drizzle.migrations order by created_at desc limit 1) as migration,
       (select name from shop) as shop`,
  )
  if (!row) throw new Error('the database holds no shop')
  return { format: 1, ...row }
}

/** An open shop renames its drafts and removes old files meanwhile. */
async function readUnlessGone(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function letterFiles(dataDir: string): Promise<readonly string[]> {
  const entries = await readdir(join(dataDir, outbox), { withFileTypes: true }).catch(() => [])
  return entries.filter(({ name }) => name.endsWith('.eml')).map(({ name }) => join(outbox, name))
}
