import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { isNewDirectory, makeWhole } from './new-directory.ts'
import { lastWordsIn, openingFailure } from './opening-failure.ts'
import { StartError } from './start-error.ts'

/*
 * Stock PGlite never reaches the disk: it starts PostgreSQL with -F, and its Node file system has no fsync, so a power
 * cut loses every order since the kernel's last write-back. This module fixes both. It depends on PGlite's internals,
 * so the version is pinned exactly and the tests count the calls.
 */

/** The part of what PGlite passes to a file system before its program runs that is needed here. */
interface FileSystemHost {
  readonly NODEFS: { stream_ops: Record<string, unknown>; tryFSOperation<Value>(run: () => Value): Value }
}

class DurableNodeFS extends NodeFS {
  syncs = 0

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const addFsync = (host: unknown) => {
      if (!isFileSystemHost(host))
        throw new StartError('this version of PGlite has no NODEFS to add fsync to')
      const { NODEFS } = host
      NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
        // tryFSOperation translates a disk error into the errno that PostgreSQL expects.
        NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
        this.syncs += 1
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

function isFileSystemHost(host: unknown): host is FileSystemHost {
  if (typeof host !== 'object' || host === null || !('NODEFS' in host)) return false
  const { NODEFS } = host
  return typeof NODEFS === 'object' && NODEFS !== null && 'stream_ops' in NODEFS && 'tryFSOperation' in NODEFS
}

export interface DurablePglite {
  readonly client: PGlite
  /** Number of fsync calls since opening. */
  syncs(): number
}

/**
 * Opens the embedded database in a directory, creating it on first use. Its commits survive a power cut.
 * @throws StartError when it is damaged, or a commit does not reach the disk
 */
export async function openDurablePglite(directory: string): Promise<DurablePglite> {
  if (isNewDirectory(directory)) {
    await makeWhole(directory, async (draft) => {
      const { client } = await openIn(draft)
      await dropTemplates(client)
      await client.close()
    })
  }
  return openIn(directory)
}

/** Forces every commit to the disk, and takes no more memory than a shop of some thousand orders needs. */
const settings = [
  'fsync=on',
  'synchronous_commit=on',
  'wal_sync_method=fsync',
  'full_page_writes=on',
  'shared_buffers=32MB',
]

async function openIn(directory: string): Promise<DurablePglite> {
  const fs = new DurableNodeFS(directory)
  let lastWords: string | undefined
  let client: PGlite | undefined
  try {
    client = await PGlite.create({
      fs,
      startParams: [
        ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      onStderr: (line) => {
        lastWords = lastWordsIn(line) ?? lastWords
        return false
      },
    })
    await checkCommitReachesDisk(client, fs)
    return { client, syncs: () => fs.syncs }
  } catch (error) {
    await client?.close().catch(() => {})
    throw openingFailure(directory, lastWords, error)
  }
}

/**
 * Drops the template databases, as the shop never creates a second database. They hold two thirds of all files, and
 * after a kill PostgreSQL forces each file to the disk before it opens.
 */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false where datistemplate')
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`)
}

/** Tests with a message in the write-ahead log: it commits like any transaction and leaves nothing in the tables. */
async function checkCommitReachesDisk(client: PGlite, fs: DurableNodeFS): Promise<void> {
  const before = fs.syncs
  await client.query(`select pg_logical_emit_message(true, 'start', 'durable')`)
  if (fs.syncs === before) {
    throw new StartError('the embedded database does not force commits to the disk; refusing to take orders')
  }
}
