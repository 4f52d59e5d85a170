/** A second copy of every backup, in a store that speaks S3, for the day on which the machine is gone. */
import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { Log } from '#server/log.ts'
import { BackupError } from './backup-contents.ts'

export interface RemoteStore {
  /** Of the bucket, such as https://s3.example/bucket, without a trailing slash. */
  readonly url: string
  readonly keyId: string
  readonly secret: string
  readonly region: string
}

const maxUploadMs = 60 * 60_000
const maxCallMs = 30_000

/** An empty file beside a backup says that the store has it. */
export const markOf = (name: string) => `${name}.sent`

/**
 * Sends the file and removes older ones than the newest `keep`, which a store may forbid.
 * @throws BackupError with the store's status, if it has not taken the file
 */
export async function sendCopy(
  store: RemoteStore,
  folder: string,
  { name, keep, log }: { readonly name: string; readonly keep: number; readonly log: Log },
): Promise<void> {
  const client = new AwsClient({
    accessKeyId: store.keyId,
    secretAccessKey: store.secret,
    region: store.region,
    service: 's3',
    retries: 3,
  })
  const call = async (method: string, address: string, ms: number, body?: Blob): Promise<string> => {
    const signal = AbortSignal.timeout(ms)
    const response = await client.fetch(`${store.url}${address}`, { method, signal, ...(body && { body }) })
    const text = await response.text()
    if (!response.ok) throw new BackupError(`the store answers ${method} with ${response.status}`)
    return text
  }
  await call('PUT', `/${name}`, maxUploadMs, await openAsBlob(join(folder, name)))
  await writeFile(join(folder, markOf(name)), '')
  try {
    const list = await call('GET', '?list-type=2&prefix=shop-', maxCallMs)
    const names = [...list.matchAll(/<Key>(shop-[\dT-]{17}\.backup)<\/Key>/g)].map(([, key = '']) => key)
    for (const old of names.toSorted().slice(0, -keep)) await call('DELETE', `/${old}`, maxCallMs)
  } catch (error) {
    log('removing old copies of backups', error)
  }
}
