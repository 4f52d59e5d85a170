/** Backs the shop up every night, and when the owner presses the button. */
import { join } from 'node:path'
import { failureLetters } from '#content/staff/office/backups.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import {
  type BackupSettings,
  backupsIn,
  folderOf,
  nameOf,
  removeOldBackups,
  removeStaleDrafts,
} from '#server/backup/backup-folder.ts'
import { backUp } from '#server/backup/live-backup.ts'
import { sendCopy } from '#server/backup/remote-copy.ts'
import { makeDirectory } from '#server/db/store/make-directory.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Log } from '#server/log.ts'
import type { Mail } from '#server/mail/mail.ts'

export interface BackupJobDeps {
  readonly store: Pick<Store, 'queue' | 'dataDir' | 'copyTo'>
  readonly settings: BackupSettings
  readonly mail: Mail
  /** Null sends no letter about a failure. */
  readonly staffAddress: string | null
  readonly shop: () => Promise<ShopDetails>
  readonly now: () => Date
  readonly log: Log
}

const daySeconds = 86_400
const everyMs = 3_600_000

/**
 * One server makes the backup of a day.
 * @returns stops scheduling
 */
export async function startBackups(deps: BackupJobDeps): Promise<() => void> {
  const { store, settings, now, log } = deps
  const folder = folderOf(settings, store.dataDir)
  await removeStaleDrafts(folder, now())
  await store.queue.work('back-up', { pollingIntervalSeconds: 5 }, async () => {
    const name = nameOf(now())
    const isWritten = await orNotifyStaff(deps, 'backup', async () => {
      makeDirectory(folder)
      await backUp(store, join(folder, name))
      await removeOldBackups(folder, settings.keep)
    })
    const { remote, keep } = settings
    if (remote && isWritten)
      await orNotifyStaff(deps, 'copy', () => sendCopy(remote, folder, { name, keep, log }))
  })
  const { at } = settings
  if (at === null) return () => {}
  const schedule = async () => {
    const startAfter = momentOf(at, now())
    // A new shop waits for its first night; others catch up with the night of this day.
    if (startAfter < now() && (await backupsIn(folder)).length === 0) return
    await store.queue
      .send('back-up', {}, { singletonSeconds: daySeconds, startAfter })
      .catch((error) => log('backup', error))
  }
  const timer = setInterval(schedule, everyMs)
  timer.unref()
  await schedule()
  return () => clearInterval(timer)
}

/** The queue's UTC days are 08:00 to 08:00 in Hong Kong. */
function momentOf(at: string, now: Date): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const moment = new Date(now)
  moment.setUTCHours((hour + 16) % 24, minute, 0, 0)
  return moment
}

async function orNotifyStaff(
  deps: BackupJobDeps,
  what: keyof typeof failureLetters,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    deps.log(what === 'copy' ? 'the copy of a backup' : 'backup', error)
    await notifyStaff(deps, what).catch((failure) => deps.log('the letter about a backup', failure))
    return false
  }
}

async function notifyStaff(
  { mail, staffAddress, shop, now }: BackupJobDeps,
  what: keyof typeof failureLetters,
): Promise<void> {
  if (staffAddress === null) return
  const { name, email } = await shop()
  const { subject, text } = failureLetters[what]
  const paragraphs = [text.zh, text.en]
  await mail.send({
    id: `${what}-failed-${nameOf(now()).slice('shop-'.length, -'.backup'.length)}`,
    from: name.zh,
    replyTo: email,
    to: staffAddress,
    subject: `${subject.zh} ${subject.en}`,
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    calendar: null,
  })
}
