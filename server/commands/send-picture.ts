import { sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { may } from '#domain/permissions.ts'
import { maxPictureBytes } from '#domain/shop-picture.ts'
import { namesIn } from '#domain/staff/new-names.ts'
import { savePictureFile } from '#server/db/images.ts'
import type { Store } from '#server/db/store/store.ts'
import { prepareUpload, type UploadRefusal } from '#server/images/prepare-upload.ts'
import { menuLock, type SetEditor } from './edit-set.ts'
import { showAtOnce } from './show-at-once.ts'
import { unlessAway } from './unless-away.ts'

export interface SentPicture {
  readonly bytes: Uint8Array
  /** What it shows, in both languages. */
  readonly zh: string
  readonly en: string
}

/** A decoded picture takes a hundred times the memory of its file. */
const oneAtATime = pLimit(1)

export type SendPictureResult =
  | { readonly imageId: number }
  | UploadRefusal['code']
  | 'alt-missing'
  | 'not-allowed'
  | 'temporarily-unavailable'

/** Encodes a picture anew and stores it; no set shows it before its draft says so and is published. */
export function sendPicture(
  { db, refresh }: Pick<Store, 'db' | 'refresh'>,
  { bytes, zh, en }: SentPicture,
  by: SetEditor,
  now: Date,
): Promise<SendPictureResult> {
  return unlessAway(async () => {
    if (!may(by.role, 'edit-menus')) return 'not-allowed'
    const alt = namesIn(zh, en)
    if (!alt) return 'alt-missing'
    if (bytes.length > maxPictureBytes) return 'upload-too-large'
    const prepared = await oneAtATime(() => prepareUpload(bytes))
    if (!prepared.ok) return prepared.refusal.code
    const { picture, upload } = prepared
    const imageId = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${menuLock})`)
      return savePictureFile(tx, { image: { ...upload, alt }, bytes: picture, at: now, by: by.name })
    })
    await showAtOnce(refresh)
    return { imageId }
  })
}
