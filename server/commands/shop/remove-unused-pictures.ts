import { unusedPictureDays } from '#domain/shop/shop-picture.ts'
import { addedBefore, picturesToKeep, removeImage } from '#server/db/shop/unused-images.ts'
import type { Store } from '#server/db/store/store.ts'
import { lockMenu, lockSettings, lockSite } from './steps/locks.ts'

/**
 * Removes the pictures that owners sent and that nothing has used for a time: neither a page, nor a draft, nor a version
 * of a set or an earlier state of a dish or gift that can come back.
 * @returns how many were removed
 */
export function removeUnusedPictures({ db }: Pick<Store, 'db'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - unusedPictureDays * 86_400_000)
  return db.transaction(async (tx) => {
    // Nobody begins to use a picture in between: sets and dishes, the site's own content, the logo.
    await lockMenu(tx)
    await lockSite(tx)
    await lockSettings(tx)
    const kept = await picturesToKeep(tx)
    let removed = 0
    // Parts first: a whole picture stays as long as a part of it does.
    for (const id of await addedBefore(tx, before))
      if (!kept.has(id) && (await removeImage(tx, id))) removed += 1
    return removed
  })
}
