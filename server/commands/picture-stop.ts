import { findRun, savePicture } from '#server/db/runs.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { prepareUpload } from '#server/images/prepare-upload.ts'
import { type Driver, mayDrive } from './tap-stop.ts'

export type PictureResult = 'saved' | 'not-theirs' | 'not-a-picture' | 'temporarily-unavailable'

/** Enough to see a door and what stands before it. */
const keptAs = { side: 1600, quality: 75 }

/** Keeps a picture of what was handed over, encoded anew; a later one takes its place. */
export async function pictureStop(
  { db }: Pick<Store, 'db'>,
  by: Driver,
  orderId: number,
  bytes: Uint8Array,
  now: Date,
): Promise<PictureResult> {
  try {
    const run = await findRun(db, { orderId })
    if (!run || !mayDrive(by, run)) return 'not-theirs'
    const prepared = await prepareUpload(bytes, keptAs)
    if (!prepared.ok) return 'not-a-picture'
    await savePicture(db, { orderId, bytes: prepared.picture, takenAt: now, takenBy: by.name })
    return 'saved'
  } catch (error) {
    if (isOutage(error)) return 'temporarily-unavailable'
    throw error
  }
}
