import { pictureKindOf } from '#domain/staff/day/stop-update.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { lockOrder } from '#server/db/orders/lock-order.ts'
import type { Store } from '#server/db/store/store.ts'
import { savePicture } from '#server/db/work/stop-pictures.ts'
import { findUpdate } from '#server/db/work/work-events.ts'
import { staffSender } from '#server/images/picture-turns.ts'
import { prepareUpload } from '#server/images/prepare-upload.ts'

export type PictureResult = 'saved' | 'not-theirs' | 'not-a-picture' | 'temporarily-unavailable'

const keptAs = { side: 1600, quality: 75 }

/**
 * Stores only the first picture of an update, so that every replacement has its own audit log entry. Accepts late pictures after the
 * stop moved.
 * @param tapKey of this person's delivery, its correction or a problem
 */
export async function pictureStop(
  { db }: Pick<Store, 'db'>,
  by: StaffMember,
  { orderId, tapKey }: { readonly orderId: number; readonly tapKey: string },
  bytes: Uint8Array,
): Promise<PictureResult> {
  return orOutage(async () => {
    const update = await findUpdate(db, tapKey)
    if (update?.actorId !== by.id || update.orderId !== orderId) return 'not-theirs'
    const kind = pictureKindOf(update.verb)
    if (!kind) return 'not-a-picture'
    const upload = await prepareUpload(bytes, staffSender, keptAs)
    if (!upload.ok) return 'not-a-picture'
    return db.transaction(async (tx) => {
      // A phone without a signal may send a picture after the erasure.
      if ((await lockOrder(tx, orderId))?.erasedAt) return 'not-theirs'
      const items = { takenAt: update.at, takenBy: update.actorName }
      await savePicture(tx, { orderId, kind, bytes: upload.picture, tapKey, ...items })
      return 'saved'
    })
  })
}
