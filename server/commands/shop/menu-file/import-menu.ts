/** The owner replaces the menu by that of a file. Nothing is written before the changes were shown. */
import { createHash } from 'node:crypto'
import { may } from '#domain/permissions.ts'
import type { Promotion } from '#domain/settings.ts'
import { promotionsGiving } from '#domain/staff/off-sale.ts'
import type { StaffMember } from '#domain/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { lockMenu } from '#server/commands/shop/locks.ts'
import { withPlainPicture } from '#server/commands/shop/plain-picture.ts'
import { showAtOnce } from '#server/commands/shop/show-at-once.ts'
import { menuOf } from '#server/db/seed/catalogue-of.ts'
import { type Catalogue, loadCatalogue } from '#server/db/shop/catalogue.ts'
import { draftsOf } from '#server/db/shop/set-changes.ts'
import { loadPromotions } from '#server/db/shop/settings.ts'
import { addShopEvents, menuEventsSince } from '#server/db/shop/shop-events.ts'
import { type ChangedRows, writeMenu } from '#server/db/shop/write-menu.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { isOutage, isRace } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { type NamedChange, namedChanges } from './change-names.ts'
import { type MenuChange, menuChanges } from './changes.ts'
import type { FileFault } from './faults.ts'
import { importEntries } from './import-entries.ts'
import { keepVersions } from './keep-versions.ts'
import { isWhole, menuOfShop, withPictures, withWhatIsLeftOut } from './menu-of-shop.ts'
import type { MenuFile, WrittenMenu } from './menu-schema.ts'
import { readFile } from './read-file.ts'

export interface SentMenu {
  readonly bytes: Uint8Array
  /** The fingerprint of the changes that the owner agreed to; empty: none were shown yet. */
  readonly seen: string
  /** When they were shown. */
  readonly seenAt: Date | null
}

/** What a colleague did to the menu meanwhile. */
export interface Meanwhile {
  readonly at: Date
  readonly by: string
  readonly subject: Text
}

export interface MenuLook {
  readonly changes: readonly NamedChange[]
  /** Dishes and categories that the file leaves out: they stay for what is off sale. */
  readonly kept: readonly Text[]
  /** What promotions give and the file takes off sale: nobody gets it any more. */
  readonly giftsEnding: readonly { readonly dish: Text; readonly promotions: readonly Text[] }[]
  /** Sets with a draft, which keeps what was typed over the new values. */
  readonly drafts: readonly Text[]
  /** Since the changes were shown, or since the file was exported. */
  readonly meanwhile: readonly Meanwhile[]
  readonly seen: string
  /** Whether the menu changed since the changes were shown. */
  readonly isAnew: boolean
  /** The menu of the file, to be sent back. */
  readonly written: WrittenMenu
}

export type ImportResult =
  | { readonly ok: true; readonly changes: number }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'nothing-changed' | 'temporarily-unavailable' }
  | { readonly ok: false; readonly reason: 'faults'; readonly faults: readonly FileFault[] }
  /** To be looked at and agreed to. */
  | { readonly ok: false; readonly reason: 'look'; readonly look: MenuLook }

/** Colleagues' changes on the page. */
const maxMeanwhile = 20

/** @param pages the paths of the site's pages, which categories may lead to */
export async function importMenu(
  store: Pick<Store, 'db' | 'content' | 'refresh'>,
  { bytes, seen, seenAt }: SentMenu,
  pages: readonly string[],
  by: StaffMember,
  now: Date,
): Promise<ImportResult> {
  if (!may(by.role, 'edit-menus')) return { ok: false, reason: 'not-allowed' }
  try {
    const { catalogue } = await store.content()
    const { sets, gifts } = catalogue
    const facts = {
      ...{ pages, pictures: [...catalogue.pictures.keys()] },
      sells: sets.some(({ published }) => published),
      sets: sets.map(({ id, slug, name }) => ({ id, slug, name })),
      begun: sets.filter((set) => !isWhole(set)).map(({ id }) => id),
      gifts: gifts.map(({ id, slug }) => ({ id, slug })),
    }
    const reading = await readFile({ bytes, facts })
    if (!reading.ok) return { ok: false, reason: 'faults', faults: reading.faults }
    const result = await store.db.transaction(async (tx): Promise<ImportResult> => {
      await lockMenu(tx)
      const before = await loadCatalogue(tx)
      const look = await lookAt(tx, before, reading.written, seen, seenAt, now)
      if (look.changes.length === 0) return { ok: false, reason: 'nothing-changed' }
      if (look.seen !== seen) return { ok: false, reason: 'look', look }
      await publish(tx, before, reading.menu, look, by, now)
      return { ok: true, changes: look.changes.length }
    })
    if (result.ok) await showAtOnce(store.refresh)
    return result
  } catch (error) {
    if (isOutage(error) || isRace(error)) return { ok: false, reason: 'temporarily-unavailable' }
    throw error
  }
}

async function lookAt(
  tx: Pick<Database, 'select'>,
  catalogue: Catalogue,
  written: WrittenMenu,
  seen: string,
  seenAt: Date | null,
  now: Date,
): Promise<MenuLook> {
  const shop = menuOfShop(catalogue, null)
  const after = withWhatIsLeftOut(shop, withPictures(written))
  const changes = namedChanges(menuChanges(shop, after), shop, after)
  const changed = new Set(changes.filter(({ sheet }) => sheet === 'setMenus').map(({ id }) => id))
  const drafts = new Set((await draftsOf(tx)).map(({ setId }) => setId))
  const leftOut = (all: readonly { id: string; name: Text }[], some: readonly { id: string }[]) => {
    const ids = new Set(some.map(({ id }) => id))
    return all.filter(({ id }) => !ids.has(id)).map(({ name }) => name)
  }
  const since = momentOf(seenAt ?? written.exportedAt, now)
  return {
    ...{ changes, written, isAnew: seen !== '' },
    kept: [...leftOut(shop.categories, written.categories), ...leftOut(shop.dishes, written.dishes)],
    drafts: catalogue.sets
      .filter(({ id }) => drafts.has(id) && changed.has(String(id)))
      .map(({ name }) => name),
    giftsEnding: giftsEnding(shop, after, await loadPromotions(tx)),
    meanwhile: since ? await menuEventsSince(tx, since, maxMeanwhile) : [],
    seen: createHash('sha256')
      .update(JSON.stringify([shop, after]))
      .digest('base64url'),
  }
}

/** The dishes that go off sale while a promotion gives them. */
function giftsEnding(shop: WrittenMenu, after: WrittenMenu, promotions: readonly Promotion[]) {
  const sold = new Set(shop.dishes.flatMap(({ id, onSale }) => (onSale === false ? [] : [id])))
  return after.dishes.flatMap(({ id, name, onSale }) => {
    const ending = onSale === false && sold.has(id) ? promotionsGiving(id, promotions) : []
    return ending.length > 0 ? [{ dish: name, promotions: ending }] : []
  })
}

/** Null: a file that was written by hand says none, or one at which there was no shop. */
function momentOf(said: Date | string | undefined, now: Date): Date | null {
  const at = new Date(said ?? '')
  return at.getUTCFullYear() >= 2000 && at <= now ? at : null
}

async function publish(
  tx: Transaction,
  before: Catalogue,
  file: MenuFile,
  { changes, written }: MenuLook,
  by: StaffMember,
  now: Date,
): Promise<void> {
  const { pictures = {} } = withPictures(written)
  const { dish = {}, setMenu = {}, setCard = {}, gift = {}, giftObject = {} } = pictures
  const stored = await withPlainPicture(tx, before.pictures)
  const menu = menuOf(file, { dish, setMenu, setCard, gift, giftObject }, (name) => stored.get(name) ?? null)
  const [setsOff, giftsOff] = [new Set(file.offSale.setMenus), new Set(file.offSale.gifts)]
  const categoriesOff = new Set(file.offSale.categories)
  const after = {
    ...menu,
    categories: menu.categories.map((each) => ({ ...each, onSale: !categoriesOff.has(each.id) })),
    sets: menu.sets.map((set) => ({ ...set, published: !setsOff.has(set.id) })),
    gifts: menu.gifts.map((each) => ({ ...each, published: !giftsOff.has(each.id) })),
  }
  await writeMenu(tx, after, changedRows(changes))
  await keepVersions(tx, before, await loadCatalogue(tx), by, now)
  await addShopEvents(tx, importEntries(changes, by, now))
}

function changedRows(changes: readonly MenuChange[]): ChangedRows {
  const idsIn = (of: MenuChange['sheet']) => {
    // A new order has no id.
    return changes.flatMap(({ sheet, id }) => (sheet === of && id !== '' ? [id] : []))
  }
  return {
    dishes: new Set(idsIn('dishes')),
    categories: new Set(idsIn('categories')),
    sets: new Set(idsIn('setMenus').map(Number)),
    gifts: new Set(idsIn('gifts').map(Number)),
  }
}
