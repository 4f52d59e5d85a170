/** A running shop backs itself up, in another process, so that no customer waits for it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { makeDirectory } from '#server/db/store/make-directory.ts'
import { startError } from '#server/db/store/start-error.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Log } from '#server/log.ts'
import { BackupError } from './backup-contents.ts'
import { draftOf } from './write-backup.ts'

/** A million orders take a few minutes. */
const maxBackupMs = 60 * 60_000

const oneAtATime = pLimit(1)

export const backupFolder = (dataDir: string) => join(dataDir, 'backups')

/**
 * Copies the embedded database, which stops orders for a fraction of a second, and writes the file from the copy.
 * @throws BackupError with one line for the operator
 */
export function backUp(store: Pick<Store, 'dataDir' | 'copyTo'>, file: string): Promise<void> {
  return oneAtATime(async () => {
    makeDirectory(backupFolder(store.dataDir))
    const copy = await mkdtemp(join(backupFolder(store.dataDir), '.copy-'))
    try {
      await store.copyTo?.(join(copy, 'postgres'))
      await runApart(['backup', file, `--data=${store.dataDir}`, ...(store.copyTo ? [`--copy=${copy}`] : [])])
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  })
}

/** Runs this program with other arguments. */
async function runApart(args: readonly string[]): Promise<void> {
  const [, program = ''] = process.argv
  const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: maxBackupMs,
  })
  // Requests go first.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new BackupError(errors.trim().split('\n').at(-1) || `it ended with code ${code}`)
}

/** Only the user who runs the shop may open it. */
const socketOf = (dataDir: string) => join(dataDir, 'backup.sock')

/** Node truncates a longer path. */
const maxSocketPath = 107

/** The command beside a running shop cannot open its embedded database, so the server answers it. */
export async function listenForBackups(store: Store, log: Log): Promise<Server | null> {
  const path = socketOf(store.dataDir)
  if (!store.copyTo || Buffer.byteLength(path) > maxSocketPath) return null
  makeDirectory(backupFolder(store.dataDir))
  await removeDrafts(store.dataDir)
  await rm(path, { force: true })
  const server = createServer(async (_, response) => {
    try {
      const file = await readOnce(store)
      await pipeline(file.createReadStream(), response)
    } catch (error) {
      log('backup', error)
      if (!response.headersSent) response.writeHead(500)
      response.end(error instanceof Error ? error.message : '')
    }
  })
  server.on('error', (error) => log('backup', error))
  server.listen(path)
  return server
}

/** A kill may have left them. */
async function removeDrafts(dataDir: string): Promise<void> {
  const names = await readdir(backupFolder(dataDir))
  for (const name of names.filter((each) => each.startsWith('.')))
    await rm(join(backupFolder(dataDir), name), { recursive: true, force: true })
}

/** A new backup, whose file is gone once it is closed. */
async function readOnce(store: Store): Promise<FileHandle> {
  const folder = await mkdtemp(join(backupFolder(store.dataDir), '.sent-'))
  try {
    const file = join(folder, 'backup')
    await backUp(store, file)
    return await open(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * @returns false if no server of the shop answers
 * @throws BackupError with the server's reason
 */
export async function requestBackup(dataDir: string, file: string): Promise<boolean> {
  const call = request({ socketPath: socketOf(dataDir), method: 'POST', path: '/', timeout: maxBackupMs })
  call.end()
  const response = await once(call, 'response').then(
    ([answer]) => answer,
    () => null,
  )
  if (!response) return false
  if (response.statusCode !== 200) throw new BackupError(await text(response))
  const draft = draftOf(file)
  try {
    await pipeline(response, createWriteStream(draft, { mode: 0o600, flush: true }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw startError(`${file} can not be written`, error)
  }
  return true
}
