import {
  cutAround,
  type Focus,
  maxPictureBytes,
  maxStoredPictures,
  type PictureShape,
  pictureShapes,
  unusedPictureDays,
} from '#domain/shop/shop-picture.ts'
import { maySendPictures } from '#domain/staff/permissions.ts'
import { namesIn } from '#domain/staff/shop/menus/new-names.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import {
  findOriginal,
  imagesWithWhole,
  markSent,
  saveCut,
  saveOriginal,
  storedPictureBytes,
} from '#server/db/shop/images.ts'
import type { Store } from '#server/db/store/store.ts'
import { staffSender } from '#server/images/picture-turns.ts'
import { prepareUpload, type UploadRefusal } from '#server/images/prepare-upload.ts'
import { showAtOnce } from './show-at-once.ts'
import { lockMenu } from './steps/locks.ts'

type PictureStore = Pick<Store, 'db' | 'queue' | 'refresh'>

export interface PictureWords {
  /** The alternative text of the picture. */
  readonly zh: string
  readonly en: string
  readonly focus: Focus
  readonly shape: PictureShape | 'whole'
}

export interface SentPicture extends PictureWords {
  readonly bytes: Uint8Array
}

/** Milliseconds; an hour longer than a picture may stay unused. */
const sweepAfter = (unusedPictureDays * 24 + 1) * 3_600_000

type Refusal = 'alt-missing' | 'not-allowed' | 'temporarily-unavailable'

export type SendPictureResult = { readonly imageId: number } | UploadRefusal['code'] | 'store-full' | Refusal

/**
 * Nothing shows the picture until an item refers to it.
 * @param max bytes of all pictures together
 */
export function sendPicture(
  { db, queue, refresh }: PictureStore,
  { bytes, zh, en, focus, shape }: SentPicture,
  by: StaffMember,
  now: Date,
  max = maxStoredPictures,
): Promise<SendPictureResult> {
  return orOutage(async () => {
    if (!maySendPictures(by.role)) return 'not-allowed'
    const alt = namesIn(zh, en)
    if (!alt) return 'alt-missing'
    if (bytes.length > maxPictureBytes) return 'upload-too-large'
    const prepared = await prepareUpload(bytes, staffSender)
    if (!prepared.ok) return prepared.refusal.code
    const { picture, upload } = prepared
    const result = await db.transaction(async (tx): Promise<SendPictureResult> => {
      await lockMenu(tx)
      const existing = await findOriginal(tx, upload.version)
      if (!existing && (await storedPictureBytes(tx)) + picture.length > max) return 'store-full'
      if (existing) await markSent(tx, existing.id, now)
      const original =
        existing ??
        (await saveOriginal(tx, { image: { ...upload, alt }, bytes: picture, at: now, by: by.name }))
      const crop = cutAround(original, shape === 'whole' ? original : pictureShapes[shape], focus)
      const imageId = await saveCut(tx, { of: original, cut: crop, focus, alt, at: now })
      await sendInTransaction(queue, tx, 'unused-pictures', [{}], sweepAfter)
      return { imageId }
    })
    await showAtOnce(refresh)
    return result
  })
}

export type CutPictureResult =
  | { readonly imageId: number }
  /** The picture is unknown, or a drawing, which cannot be cropped. */
  | 'not-sent'
  | Refusal

export function cutPicture(
  { db, queue, refresh }: PictureStore,
  { imageId, zh, en, focus, shape }: PictureWords & { readonly imageId: number },
  by: StaffMember,
  now: Date,
): Promise<CutPictureResult> {
  return orOutage(async () => {
    if (!maySendPictures(by.role)) return 'not-allowed'
    const alt = namesIn(zh, en)
    if (!alt) return 'alt-missing'
    const result = await db.transaction(async (tx): Promise<CutPictureResult> => {
      await lockMenu(tx)
      const [whole] = await imagesWithWhole(tx, [imageId])
      const of = whole?.whole ?? whole?.image
      if (!of?.file.startsWith('uploads/')) return 'not-sent'
      const part = cutAround(of, shape === 'whole' ? of : pictureShapes[shape], focus)
      const cutId = await saveCut(tx, { of, cut: part, focus, alt, at: now })
      await sendInTransaction(queue, tx, 'unused-pictures', [{}], sweepAfter)
      return { imageId: cutId }
    })
    await showAtOnce(refresh)
    return result
  })
}
