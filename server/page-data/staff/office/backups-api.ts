import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import {
  type BackupFile,
  type BackupSettings,
  backupsIn,
  folderOf,
  hasNeverWorked,
  isBackupName,
} from '#server/backup/backup-folder.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import type { Store } from '#server/db/store/store.ts'
import { programVersion } from '#server/project-folder.ts'

const maxAgeMs = 2 * 86_400_000

export function createBackupsApi(
  { queue, dataDir }: Pick<Store, 'queue' | 'dataDir'>,
  settings: BackupSettings,
  now: () => Date,
) {
  const folder = folderOf(settings, dataDir)
  const isOld = async ([newest]: readonly BackupFile[]) =>
    newest
      ? now().getTime() - newest.writtenAt.getTime() > maxAgeMs
      : settings.at !== null && (await hasNeverWorked(folder, maxAgeMs, now()))
  return {
    /** Always false for people who can do nothing about it. */
    isLate: async ({ role }: StaffMember) =>
      may(role, 'take-backups') && (await isOld(await backupsIn(folder))),
    async view() {
      const files = await backupsIn(folder)
      return {
        files,
        isSentElsewhere: settings.remote !== null,
        version: programVersion,
        at: settings.at,
        keep: settings.keep,
        isLate: await isOld(files),
      }
    },
    /** The queue begins within seconds. */
    begin: ({ role }: StaffMember) =>
      orOutage(async () => {
        if (!may(role, 'take-backups')) return 'not-allowed'
        await queue.send('back-up', {}, { singletonKey: 'by hand', singletonSeconds: 60 })
        return 'begun'
      }),
    /** A file of this server; null if it has none of this name. */
    file: async ({ role }: StaffMember, name: string) =>
      may(role, 'take-backups') && isBackupName(name)
        ? openAsBlob(join(folder, name)).catch(() => null)
        : null,
  }
}
