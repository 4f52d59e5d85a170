import { unusedPictureDays } from '#domain/shop/shop-picture.ts'
import { addedBefore, picturesToKeep, removeImage } from '#server/db/shop/unused-images.ts'
import type { Store } from '#server/db/store/store.ts'
import { lockPart } from './steps/change-shop.ts'

/**
 * Keeps pictures of drafts, versions, and earlier states that can be restored.
 * @returns the number removed
 */
export function removeUnusedPictures({ db }: Pick<Store, 'db'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - unusedPictureDays * 86_400_000)
  return db.transaction(async (tx) => {
    // The lock prevents new uses of a picture meanwhile.
    for (const part of ['menu', 'site', 'settings'] as const) await lockPart(tx, part)
    const ids = await picturesToKeep(tx)
    let count = 0
    // Crops first, because they need the complete picture.
    for (const id of await addedBefore(tx, before))
      if (!ids.has(id) && (await removeImage(tx, id))) count += 1
    return count
  })
}
