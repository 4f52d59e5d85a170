import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import {
  cutAround,
  type Focus,
  maxPictureBytes,
  maxStoredPictures,
  type PictureShape,
  pictureShapes,
  unusedPictureDays,
} from '#domain/shop/shop-picture.ts'
import { namesIn } from '#domain/staff/shop/menus/new-names.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { englishOf, type Text } from '#domain/text.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import {
  findOriginal,
  imagesWithWhole,
  markSent,
  saveCut,
  saveOriginal,
  storedPictureBytes,
} from '#server/db/shop/images.ts'
import { loadHasEnglish } from '#server/db/shop/settings.ts'
import type { Store } from '#server/db/store/store.ts'
import { staffSender } from '#server/images/picture-turns.ts'
import { prepareUpload, type UploadRefusal } from '#server/images/prepare-upload.ts'
import { changeShop, mayChange, type ShopRefusal } from './steps/change-shop.ts'

type PictureStore = Pick<Store, 'db' | 'queue' | 'refresh'>

export interface PictureWords {
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

type CutResult<Reason> =
  | { readonly ok: true; readonly imageId: number }
  | Refusing<'alt-missing' | Reason>
  | ShopRefusal

export type SendPictureResult = CutResult<UploadRefusal['code'] | 'store-full'>

/**
 * Nothing shows the picture until an item refers to it.
 * @param max bytes of all pictures together
 */
export async function sendPicture(
  store: PictureStore,
  { bytes, zh, en, focus, shape }: SentPicture,
  by: StaffMember,
  now: Date,
  max = maxStoredPictures,
): Promise<SendPictureResult> {
  if (!mayChange(by, 'pictures')) return refusing('not-allowed')
  const alt = await altIn(store, zh, en)
  if (!alt) return refusing('alt-missing')
  if (bytes.length > maxPictureBytes) return refusing('upload-too-large')
  const preparedUpload = await prepareUpload(bytes, staffSender)
  if (!preparedUpload.ok) return refusing(preparedUpload.refusal.code)
  const { picture, upload } = preparedUpload
  return changeShop(store, 'pictures', by, now, async ({ tx }): Promise<SendPictureResult> => {
    const existing = await findOriginal(tx, upload.version)
    if (!existing && (await storedPictureBytes(tx)) + picture.length > max) return refusing('store-full')
    if (existing) await markSent(tx, existing.id, now)
    const original =
      existing ??
      (await saveOriginal(tx, { image: { ...upload, alt }, bytes: picture, at: now, by: by.name }))
    const crop = cutAround(original, shape === 'whole' ? original : pictureShapes[shape], focus)
    const imageId = await saveCut(tx, { of: original, cut: crop, focus, alt, at: now })
    await sendInTransaction(store.queue, tx, 'unused-pictures', [{}], sweepAfter)
    return { ok: true, imageId }
  })
}

/** No form could add the English later, so a picture without it is decoration on English pages. */
async function altIn(
  { db }: { readonly db: Pick<Store['db'], 'select'> },
  zh: string,
  en: string,
): Promise<Text | null> {
  const alt = namesIn(zh, en, await loadHasEnglish(db))
  return alt && { zh: alt.zh, en: englishOf(alt) }
}

/** A picture that is unknown, or a drawing, cannot be cropped. */
export type CutPictureResult = CutResult<'not-sent'>

export function cutPicture(
  store: PictureStore,
  { imageId, zh, en, focus, shape }: PictureWords & { readonly imageId: number },
  by: StaffMember,
  now: Date,
): Promise<CutPictureResult> {
  return changeShop(store, 'pictures', by, now, async ({ tx }): Promise<CutPictureResult> => {
    const alt = await altIn({ db: tx }, zh, en)
    if (!alt) return refusing('alt-missing')
    const [whole] = await imagesWithWhole(tx, [imageId])
    const of = whole?.whole ?? whole?.image
    if (!of?.file.startsWith('uploads/')) return refusing('not-sent')
    const part = cutAround(of, shape === 'whole' ? of : pictureShapes[shape], focus)
    const cutId = await saveCut(tx, { of, cut: part, focus, alt, at: now })
    await sendInTransaction(store.queue, tx, 'unused-pictures', [{}], sweepAfter)
    return { ok: true, imageId: cutId }
  })
}
