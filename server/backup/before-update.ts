import { join } from 'node:path'
import type { BeforeUpdate } from '#server/db/store/engine.ts'
import { makeDirectory } from '#server/db/store/make-directory.ts'
import { readOrderSecret } from '#server/db/store/order-secret.ts'
import { type BackupSettings, folderOf, nameBeforeUpdate } from './backup-folder.ts'
import { writeBackup } from './write-backup.ts'

interface Shop {
  readonly settings: BackupSettings
  readonly dataDir: string
  /** If it is absent, the key is a file in dataDir. */
  readonly orderSecret: string | undefined
  readonly now: Date
}

/** Migrations have no way back, so the file is the only one. */
export const backUpBeforeUpdate =
  ({ settings, dataDir, orderSecret, now }: Shop): BeforeUpdate =>
  async (client) => {
    const folder = folderOf(settings, dataDir)
    makeDirectory(folder)
    const secret = orderSecret ?? readOrderSecret(dataDir)
    await writeBackup({ client, dataDir, secret, now }, join(folder, nameBeforeUpdate))
  }
