import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { DurableNodeFS } from './durable-node-fs.ts'
import { createLogReserve, type LogReserve } from './log-reserve.ts'
import { isNewDirectory, makeWhole } from './new-directory.ts'
import { isPanic, lastWordsIn, openingFailure } from './opening-failure.ts'
import { type Refusal, refusalOfWrites } from './refusal-of-writes.ts'
import { StartError, sayingOf, startError } from './start-error.ts'

/* PGlite runs PostgreSQL without fsync and loops for ever on a full or unreadable disk; this module fixes both. */

export interface DurablePglite {
  readonly client: PGlite
  syncs(): number
  /** False while the disk is full. */
  acceptsWrites(): boolean
}

/**
 * Commits survive a power cut. A full disk refuses writes with 53100 or 25006.
 * @throws StartError if it is damaged, the disk is full, or commits do not reach the disk
 */
export async function openDurablePglite(
  directory: string,
  isNew = isNewDirectory(directory),
): Promise<DurablePglite> {
  if (isNew) {
    await makeWhole(directory, async (draft) => {
      const { client } = await openIn(draft, () => false)
      await dropTemplates(client)
      await client.close()
    })
  }
  const reserve = createLogReserve(join(directory, 'log-reserve'))
  fillOrRefuse(directory, reserve)
  let refusal: Refusal | undefined
  const { client, syncs } = await openIn(directory, () => {
    const isSpent = reserve.spend()
    if (isSpent) queueMicrotask(() => refusal?.begin())
    return isSpent
  })
  refusal = refusalOfWrites(client, reserve)
  try {
    // Recovery may have used the reserve.
    fillOrRefuse(directory, reserve)
  } catch (error) {
    await client.close().catch(() => {})
    throw error
  }
  return { client, syncs, acceptsWrites: () => !refusal.isUnderWay() }
}

/** @throws StartError without space for the reserve */
function fillOrRefuse(directory: string, reserve: LogReserve): void {
  const what = `${directory} can not be opened`
  let isWhole: boolean
  try {
    isWhole = reserve.fill()
  } catch (error) {
    throw startError(what, error)
  }
  if (!isWhole) throw new StartError(`${what}: ${sayingOf('ENOSPC')}`)
}

/** Forces commits to the disk; the memory suits some thousand orders. */
const settings = [
  'fsync=on',
  'synchronous_commit=on',
  'wal_sync_method=fsync',
  'full_page_writes=on',
  'shared_buffers=32MB',
]

async function openIn(
  directory: string,
  onFullLog: () => boolean,
): Promise<Omit<DurablePglite, 'acceptsWrites'>> {
  const fs = new DurableNodeFS(directory, onFullLog)
  let lastWords: string | undefined
  let hasBegun = false
  let isOpen = false
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
        // Until PostgreSQL runs, PGlite.create rejects; afterwards the error must end the process.
        if (hasBegun && isPanic(line))
          queueMicrotask(() => {
            throw isOpen ? afterPanic(lastWords) : openingFailure(directory, lastWords, undefined)
          })
        return false
      },
    })
    hasBegun = true
    await checkCommitReachesDisk(client, fs)
    dropUnneededParsers(client)
    isOpen = true
    return { client, syncs: () => fs.syncs }
  } catch (error) {
    await client?.close().catch(() => {})
    throw openingFailure(directory, lastWords, error)
  }
}

/** The next call would never return; the next start recovers acknowledged commits. */
const afterPanic = (lastWords: string | undefined) => new Error(`the embedded database gave up: ${lastWords}`)

/** PostgreSQL gives array types these OIDs. */
const arrays = {
  bool: 1000,
  int2: 1005,
  int4: 1007,
  int8: 1016,
  float4: 1021,
  float8: 1022,
  numeric: 1231,
  text: 1009,
  varchar: 1015,
  uuid: 2951,
  json: 199,
  jsonb: 3807,
  timestamp: 1115,
  date: 1182,
  timestamptz: 1185,
}

/** Drizzle copies all parsers for each query, which took longer than a short query. */
function dropUnneededParsers({ parsers }: PGlite): void {
  const neededTypes = new Set([...Object.keys(types.parsers), ...Object.values(arrays).map(String)])
  for (const type of Object.keys(parsers)) if (!neededTypes.has(type)) delete parsers[type]
}

/** The template databases contain two thirds of all files, which PostgreSQL syncs after a kill. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false where datistemplate')
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`)
}

/** The message leaves nothing in the tables. */
async function checkCommitReachesDisk(client: PGlite, fs: DurableNodeFS): Promise<void> {
  const before = fs.syncs
  await client.query(`select pg_logical_emit_message(true, 'start', 'durable')`)
  if (fs.syncs === before) {
    throw new StartError('the embedded database does not force commits to the disk; refusing to take orders')
  }
}
