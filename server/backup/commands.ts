/** `npm run backup` and `npm run restore`. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { hasOrderSecret, readOrderSecret } from '#server/db/store/order-secret.ts'
import { StartError } from '#server/db/store/start-error.ts'
import { BackupError } from './backup-contents.ts'
import { requestBackup } from './live-backup.ts'
import { type DatabaseAddress, openDatabase } from './open-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

export type Command = 'backup' | 'restore'

export const isCommand = (name: string | undefined): name is Command =>
  name === 'backup' || name === 'restore'

interface CommandEnv extends DatabaseAddress {
  /** If it is absent, the key is a file in dataDir. */
  readonly orderSecret: string | undefined
}

/** @throws BackupError or StartError with one line for the operator */
export async function runCommand(command: Command, args: readonly string[], env: CommandEnv) {
  const path = args.find((arg) => !arg.startsWith('--'))
  if (!path) throw new BackupError(`name the file: npm run ${command} -- FILE`)
  const file = resolve(path)
  const option = (name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
  const dataDir = option('data') ?? resolve(env.dataDir)
  const { databaseUrl, orderSecret } = env
  const now = new Date()
  if (command === 'restore') {
    const { writtenAt, tables, rows } = await restoreBackup(file, { databaseUrl, dataDir, orderSecret, now })
    return `Restored the shop of ${writtenAt}: ${rows} rows in ${tables} tables, all as they were.`
  }
  if (existsSync(file)) throw new BackupError(`${file} exists already`)
  const copy = option('copy')
  if (!databaseUrl && !copy && (await requestBackup(dataDir, file)))
    return `Wrote ${file}, beside the open shop.`
  if (!databaseUrl && !existsSync(resolve(dataDir, 'postgres')))
    throw new StartError(`${dataDir} holds no shop: set DATA_DIR or DATABASE_URL`)
  if (!orderSecret && !hasOrderSecret(dataDir))
    throw new StartError(`${dataDir} holds no key of the shop: set DATA_DIR, or ORDER_SECRET`)
  const database = await openDatabase({ databaseUrl, dataDir: copy ?? dataDir })
  try {
    const secret = orderSecret ?? readOrderSecret(dataDir)
    const { rows, tables } = await writeBackup({ client: database.client, dataDir, secret, now }, file)
    return `Wrote ${file}: ${rows} rows in ${tables} tables.`
  } finally {
    await database.close()
  }
}
