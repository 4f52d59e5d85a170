import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFolder } from './live-backup.ts'
import { markOf, type RemoteStore } from './remote-copy.ts'

export interface BackupSettings {
  /** The time of day in Hong Kong, such as 04:30; null makes none by itself. */
  readonly at: string | null
  /** How many files stay. */
  readonly keep: number
  /** Null means a folder in DATA_DIR. */
  readonly folder: string | null
  /** Null sends no second copy. */
  readonly remote: RemoteStore | null
}

export interface BackupFile {
  readonly name: string
  readonly writtenAt: Date
  readonly bytes: number
  /** Whether the remote store has it too. */
  readonly isSent: boolean
}

export const folderOf = ({ folder }: BackupSettings, dataDir: string) => folder ?? backupFolder(dataDir)

export const nameOf = (now: Date) => `shop-${now.toISOString().slice(0, 19).replaceAll(':', '')}.backup`

/** There is one, so that a server which fails again and again fills no disk. */
export const nameBeforeUpdate = 'shop-before-update.backup'

export const isBackupName = (name: string) => /^shop-([\dT-]{17}|before-update)\.backup$/.test(name)

/** The newest comes first. Empty without a folder. */
export async function backupsIn(folder: string): Promise<readonly BackupFile[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const files = await Promise.all(
    names.filter(isBackupName).map(async (name) => {
      const stats = await stat(join(folder, name)).catch(() => null)
      return (
        stats && { name, writtenAt: stats.mtime, bytes: stats.size, isSent: names.includes(markOf(name)) }
      )
    }),
  )
  return files
    .filter((file) => file !== null)
    .toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime())
}

const maxDraftAgeMs = 86_400_000

/** Drafts of a killed process; those of another server may be young. */
export async function removeStaleDrafts(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names.filter((each) => /^\.shop-.*\.part$/.test(each))) {
    const stats = await stat(join(folder, name)).catch(() => null)
    if (stats && now.getTime() - stats.mtimeMs > maxDraftAgeMs) await rm(join(folder, name), { force: true })
  }
}

/** Whether the first backup has failed for this long; the folder is made with it. */
export async function hasNeverWorked(folder: string, forMs: number, now: Date): Promise<boolean> {
  const stats = await stat(folder).catch(() => null)
  return stats !== null && now.getTime() - stats.birthtimeMs > forMs
}

export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  for (const { name } of (await backupsIn(folder)).slice(keep))
    for (const file of [name, markOf(name)]) await rm(join(folder, file), { force: true })
}
