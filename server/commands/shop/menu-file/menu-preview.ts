import { createHash } from 'node:crypto'
import { todayInHongKong } from '#domain/calendar.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import { promotionsGiving } from '#domain/staff/shop/menus/off-sale.ts'
import type { Text } from '#domain/text.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import { allDrafts } from '#server/db/shop/drafts.ts'
import { loadPromotions } from '#server/db/shop/settings.ts'
import { menuEventsSince } from '#server/db/shop/shop-events.ts'
import type { Database } from '#server/db/store/database.ts'
import type { ItemSheet } from './columns.ts'
import { menuChanges, type NamedChange, nameChanges, sheetOfItem } from './compare.ts'
import { exportTimeOf, menuOfShop, withPictures, withWhatIsLeftOut } from './menu-of-shop.ts'
import type { WrittenMenu } from './menu-schema.ts'

export interface Meanwhile {
  readonly at: Date
  readonly by: string
  readonly subject: Text
}

export interface MenuLook {
  readonly changes: readonly NamedChange[]
  /** Dishes and categories missing from the file, which items off sale need. */
  readonly unchangedItems: readonly Text[]
  /** Dishes that promotions give and the file takes off sale. */
  readonly giftsEnding: readonly { readonly dish: Text; readonly promotions: readonly Text[] }[]
  /** The edited fields of these drafts stay. */
  readonly drafts: readonly Text[]
  /** Changes since the preview or the export. */
  readonly meanwhile: readonly Meanwhile[]
  readonly fingerprint: string
  /** The menu changed since the preview. */
  readonly isAnew: boolean
}

const maxMeanwhile = 20

/** @param catalogue with today's prices */
export async function lookAt(
  tx: Pick<Database, 'select'>,
  catalogue: Catalogue,
  newMenu: WrittenMenu,
  fingerprint: string,
  seenAt: Date | null,
  now: Date,
): Promise<MenuLook> {
  const shop = menuOfShop(catalogue, null)
  const after = withWhatIsLeftOut(shop, withPictures(exportTimeOf(newMenu, todayInHongKong(now))))
  const changes = nameChanges(menuChanges(shop, after), shop, after)
  const leftOut = (all: readonly { id: string; name: Text }[], some: readonly { id: string }[]) => {
    const ids = new Set(some.map(({ id }) => id))
    return all.filter(({ id }) => !ids.has(id)).map(({ name }) => name)
  }
  const since = momentOf(seenAt ?? newMenu.exportedAt, now)
  return {
    changes,
    isAnew: fingerprint !== '',
    unchangedItems: [
      ...leftOut(shop.categories, newMenu.categories),
      ...leftOut(shop.dishes, newMenu.dishes),
    ],
    drafts: await draftsOver(tx, catalogue, changes),
    giftsEnding: giftsEnding(shop, after, await loadPromotions(tx)),
    meanwhile: since ? await menuEventsSince(tx, since, maxMeanwhile) : [],
    fingerprint: createHash('sha256')
      .update(JSON.stringify([shop, after]))
      .digest('base64url'),
  }
}

async function draftsOver(
  tx: Pick<Database, 'select'>,
  { sets, dishes, categories, gifts }: Catalogue,
  changes: readonly NamedChange[],
): Promise<readonly Text[]> {
  const keyOf = (sheet: ItemSheet, id: string | number) => `${sheet} ${id}`
  const changedKeys = new Set(changes.map(({ sheet, id }) => keyOf(sheet, id)))
  const sheetOf = { ...sheetOfItem, set: 'setMenus', site: null, page: null } as const
  const draftKeys = new Set(
    (await allDrafts(tx)).flatMap(({ kind, id }) => (sheetOf[kind] ? [keyOf(sheetOf[kind], id)] : [])),
  )
  const over = (sheet: ItemSheet, all: Iterable<{ readonly id: string | number; readonly name: Text }>) =>
    [...all].flatMap(({ id, name }) => {
      const key = keyOf(sheet, id)
      return changedKeys.has(key) && draftKeys.has(key) ? [name] : []
    })
  return [
    ...over('setMenus', sets),
    ...over('dishes', dishes.values()),
    ...over('categories', categories),
    ...over('gifts', gifts),
  ]
}

function giftsEnding(shop: WrittenMenu, after: WrittenMenu, promotions: readonly Promotion[]) {
  const dishIdsOnSale = new Set(shop.dishes.flatMap(({ id, onSale }) => (onSale === false ? [] : [id])))
  return after.dishes.flatMap(({ id, name, onSale }) => {
    const ending = onSale === false && dishIdsOnSale.has(id) ? promotionsGiving(id, promotions) : []
    return ending.length > 0 ? [{ dish: name, promotions: ending }] : []
  })
}

/** The value is null for a handwritten file. */
function momentOf(message: Date | string | undefined, now: Date): Date | null {
  const at = new Date(message ?? '')
  return at.getUTCFullYear() >= 2000 && at <= now ? at : null
}
