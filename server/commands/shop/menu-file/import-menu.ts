import { todayInHongKong } from '#domain/calendar.ts'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { changeShop, mayChange, type ShopRefusal } from '#server/commands/shop/steps/change-shop.ts'
import { withPlainPicture } from '#server/commands/shop/steps/plain-picture.ts'
import { menuOf } from '#server/db/seed/catalogue-of.ts'
import { type Catalogue, loadCatalogue } from '#server/db/shop/catalogue.ts'
import { menuUploadOf, saveMenuUpload } from '#server/db/shop/menu-uploads.ts'
import { addShopEvents } from '#server/db/shop/shop-events.ts'
import { pricesOn } from '#server/db/shop/snapshot.ts'
import { type ChangedRows, writeMenu } from '#server/db/shop/write-menu.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import type { MenuChange, NamedChange } from './compare.ts'
import type { FileFault } from './faults.ts'
import { importEntries } from './import-entries.ts'
import { keepDrafts } from './keep-drafts.ts'
import { isWhole, withPictures } from './menu-of-shop.ts'
import { lookAt, type MenuLook } from './menu-preview.ts'
import type { MenuReading } from './read-menu-file.ts'
import { sampleMenu } from './sample.ts'
import { readFile } from './thread.ts'

export type ImportStore = Pick<Store, 'db' | 'content' | 'refresh'>

export interface SentMenu {
  readonly bytes: Uint8Array
  /** The fingerprint is empty before the first preview. */
  readonly fingerprint: string
  readonly seenAt: Date | null
}

export type ImportResult =
  | { readonly ok: true; readonly changes: number }
  | ShopRefusal
  | Refusing<'nothing-changed'>
  | { readonly ok: false; readonly reason: 'faults'; readonly faults: readonly FileFault[] }
  | { readonly ok: false; readonly reason: 'look'; readonly look: MenuLook }

/** @param pages paths that categories may link to */
export function importMenu(
  store: ImportStore,
  { bytes, fingerprint, seenAt }: SentMenu,
  pages: readonly string[],
  by: StaffMember,
  now: Date,
): Promise<ImportResult> {
  return refuseInOutage(async () => {
    if (!mayChange(by, 'menu')) return refusing('not-allowed')
    const { catalogue } = await store.content()
    const { sets, gifts, hasEnglish } = catalogue
    const context = {
      pages,
      hasEnglish,
      pictures: [...catalogue.pictures.keys()],
      sells: sets.some(({ published }) => published),
      sets: sets.map(({ id, slug, name }) => ({ id, slug, name })),
      draftSetIds: sets.filter((set) => !isWhole(set)).map(({ id }) => id),
      gifts: gifts.map(({ id, slug }) => ({ id, slug })),
    }
    const reading = await readFile({ bytes, context })
    if (!reading.ok) return { ok: false, reason: 'faults', faults: reading.faults }
    return changeShop(store, 'menu', by, now, async ({ tx }): Promise<ImportResult> => {
      const before = pricesOn(await loadCatalogue(tx), todayInHongKong(now))
      const look = await lookAt(tx, before, reading.written, fingerprint, seenAt, now)
      if (look.changes.length === 0) return refusing('nothing-changed')
      if (look.fingerprint !== fingerprint) return { ok: false, reason: 'look', look }
      await publish(tx, before, reading, look.changes, by, now)
      return { ok: true, changes: look.changes.length }
    })
  })
}

async function publish(
  tx: Transaction,
  before: Catalogue,
  { menu: file, written }: MenuReading,
  changes: readonly NamedChange[],
  by: StaffMember,
  now: Date,
): Promise<void> {
  const { pictures = {} } = withPictures(written)
  const { dish = {}, setMenu = {}, setCard = {}, gift = {}, giftObject = {} } = pictures
  const plainPictures = await withPlainPicture(tx, before.pictures)
  const today = todayInHongKong(now)
  const maps = { dish, setMenu, setCard, gift, giftObject }
  const menu = pricesOn(
    menuOf(file, maps, (name) => plainPictures.get(name) ?? null),
    today,
  )
  const [setsOff, giftsOff] = [new Set(file.offSale.setMenus), new Set(file.offSale.gifts)]
  const categoriesOff = new Set(file.offSale.categories)
  const after = {
    ...menu,
    categories: menu.categories.map((each) => ({ ...each, onSale: !categoriesOff.has(each.id) })),
    sets: menu.sets.map((set) => ({ ...set, published: !setsOff.has(set.id) })),
    gifts: menu.gifts.map((each) => ({ ...each, published: !giftsOff.has(each.id) })),
  }
  await writeMenu(tx, after, changedRows(changes))
  const publishedMenu = pricesOn(await loadCatalogue(tx), today)
  await keepDrafts(tx, before, publishedMenu, by, now)
  await addShopEvents(tx, importEntries(changes, { before, after: publishedMenu }, by, now))
}

function changedRows(changes: readonly MenuChange[]): ChangedRows {
  const idsIn = (of: MenuChange['sheet']) => {
    return changes.flatMap(({ sheet, id }) => (sheet === of && id !== '' ? [id] : []))
  }
  return {
    dishes: new Set(idsIn('dishes')),
    categories: new Set(idsIn('categories')),
    sets: new Set(idsIn('setMenus').map(Number)),
    gifts: new Set(idsIn('gifts').map(Number)),
  }
}

/** Milliseconds; every server finds the file in the database. */
export const uploadLife = 3_600_000

export interface AgreedMenu {
  readonly fingerprint: string
  readonly seenAt: Date | null
}

export type PublishResult = ImportResult | Refusing<'upload-gone'>

export function compareMenu(
  store: ImportStore,
  bytes: Uint8Array,
  pages: readonly string[],
  by: StaffMember,
  now: Date,
): Promise<ImportResult> {
  return refuseInOutage(async () => {
    const result = await importMenu(store, { bytes, fingerprint: '', seenAt: null }, pages, by, now)
    if (!result.ok && result.reason === 'look') {
      const expiresAt = new Date(now.getTime() + uploadLife)
      await saveMenuUpload(store.db, { staffId: by.id, bytes: Buffer.from(bytes), expiresAt })
    }
    return result
  })
}

/** The sample's sets stay off sale until the owner has made them their own. */
export async function importSample(
  store: ImportStore,
  pages: readonly string[],
  by: StaffMember,
  now: Date,
): Promise<ImportResult> {
  const { sets, dishes } = (await store.content()).catalogue
  // The import would take other sets off sale.
  if (sets.length > 0 || dishes.size > 0) return refusing('nothing-changed')
  const menu = { ...sampleMenu, offSale: { setMenus: sampleMenu.setMenus.map(({ id }) => id) } }
  const sent = { bytes: Buffer.from(JSON.stringify(menu)), fingerprint: '', seenAt: null }
  const result = await importMenu(store, sent, pages, by, now)
  if (result.ok || result.reason !== 'look') return result
  return importMenu(store, { ...sent, fingerprint: result.look.fingerprint }, pages, by, now)
}

export function publishMenu(
  store: ImportStore,
  preview: AgreedMenu,
  pages: readonly string[],
  by: StaffMember,
  now: Date,
): Promise<PublishResult> {
  return refuseInOutage(async () => {
    const bytes = await menuUploadOf(store.db, by.id, now)
    if (!bytes) return refusing('upload-gone')
    return importMenu(store, { bytes, ...preview }, pages, by, now)
  })
}
