/** Reads figures when they are asked for, within a time limit, so that an outage of the database is an answer too. */
import type { OpenMetricsContentType, Registry } from 'prom-client'
import { type BackupSettings, backupsIn, folderOf } from '#server/backup/backup-folder.ts'
import { waitingJobs } from '#server/db/queue.ts'
import { answerInTime } from '#server/db/store/health.ts'
import type { Store } from '#server/db/store/store.ts'

/** @returns the text of all metrics; a figure that cannot be read is missing */
export function createScrape(
  { Gauge }: Pick<typeof import('prom-client'), 'Gauge'>,
  registry: Registry<OpenMetricsContentType>,
  store: Pick<Store, 'db' | 'dataDir' | 'health' | 'connections'>,
  backups: BackupSettings,
): () => Promise<string> {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const databaseUp = gauge('shop_database_up', '1 if the database responded within three seconds.')
  const ordersWritable = gauge('shop_orders_writable', '1 if orders can be written.')
  const connections = gauge('shop_database_connections', 'Connections of this server to PostgreSQL.', 'state')
  const callers = gauge('shop_database_waiting', 'Callers that wait for a connection.')
  const jobs = gauge('shop_queue_jobs', 'Jobs that are due and wait for a worker.', 'queue')
  const oldestJob = gauge('shop_queue_oldest_job_seconds', 'How long the oldest of them waits.', 'queue')
  const backupTime = gauge('shop_backup_timestamp_seconds', 'When the newest backup was made; 0 before any.')
  const backupSize = gauge('shop_backup_bytes', 'Size of the newest backup.')

  const queues = answerInTime(() => waitingJobs(store.db), [])
  const newestBackup = answerInTime(async () => {
    const [newest] = await backupsIn(folderOf(backups, store.dataDir))
    return { seconds: (newest?.writtenAt.getTime() ?? 0) / 1_000, bytes: newest?.bytes ?? 0 }
  }, null)

  return async () => {
    const [health, waiting, backup] = await Promise.all([store.health(), queues(), newestBackup()])
    databaseUp.set(Number(health.databaseReachable))
    ordersWritable.set(Number(health.ordersWritten))
    const pool = store.connections?.()
    if (pool) {
      connections.set({ state: 'used' }, pool.total - pool.idle)
      connections.set({ state: 'idle' }, pool.idle)
      callers.set(pool.waiting)
    } else callers.remove()
    jobs.reset()
    oldestJob.reset()
    for (const { queue, count, oldestSeconds } of waiting) {
      jobs.set({ queue }, count)
      oldestJob.set({ queue }, oldestSeconds)
    }
    if (backup) {
      backupTime.set(backup.seconds)
      backupSize.set(backup.bytes)
    } else for (const each of [backupTime, backupSize]) each.remove()
    return registry.metrics()
  }
}
