import type { StopPictureKind } from '#domain/staff/stop-tap.ts'
import type { StaffMember } from '#domain/staff-member.ts'
import { unlessAway } from '#server/commands/unless-away.ts'
import { lockOrder } from '#server/db/orders/lock-order.ts'
import type { Store } from '#server/db/store/store.ts'
import { findRun } from '#server/db/work/runs.ts'
import { savePicture } from '#server/db/work/stop-pictures.ts'
import { findTap } from '#server/db/work/work-events.ts'
import { prepareUpload } from '#server/images/prepare-upload.ts'
import { mayDrive } from './tap-stop.ts'

export type PictureResult = 'saved' | 'not-theirs' | 'not-a-picture' | 'temporarily-unavailable'

/** Enough to see a door and what stands before it. */
const keptAs = { side: 1600, quality: 75 }

export interface TakenPicture {
  readonly orderId: number
  readonly kind: StopPictureKind
  readonly takenAt: Date
  /** Of the tap that it belongs to. */
  readonly tapKey: string
}

/** Keeps a picture of the hand-over or of a problem, encoded anew; a later one of the same kind takes its place. */
export async function pictureStop(
  { db }: Pick<Store, 'db'>,
  by: StaffMember,
  { orderId, kind, takenAt, tapKey }: TakenPicture,
  bytes: Uint8Array,
): Promise<PictureResult> {
  return unlessAway(async () => {
    if (!(await isTheirs(db, by, orderId, tapKey))) return 'not-theirs'
    const prepared = await prepareUpload(bytes, keptAs)
    if (!prepared.ok) return 'not-a-picture'
    return db.transaction(async (tx) => {
      // A phone without a signal may send a picture when the customer is erased already.
      if ((await lockOrder(tx, orderId))?.erasedAt) return 'not-theirs'
      await savePicture(tx, { orderId, kind, bytes: prepared.picture, takenAt, takenBy: by.name })
      return 'saved'
    })
  })
}

/** Also where the stop is on another run by now: a picture may arrive long after its tap. */
async function isTheirs(db: Store['db'], by: StaffMember, orderId: number, tapKey: string): Promise<boolean> {
  const run = await findRun(db, { orderId })
  if (run && mayDrive(by, run)) return true
  const tap = await findTap(db, tapKey)
  return tap?.actorId === by.id && tap.orderId === orderId
}
