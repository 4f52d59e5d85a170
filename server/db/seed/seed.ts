import { randomBytes } from 'node:crypto'
import { isNotNull, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { defaultSelection, isComplete } from '#domain/menu/menu-selection.ts'
import { noNotes } from '#domain/ordering/order-fields.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import { quote } from '#domain/ordering/quote.ts'
import { lookupToken, orderReference } from '#domain/placed/order-reference.ts'
import { insertOrders } from '#server/db/orders/insert-orders.ts'
import { hashOf } from '#server/db/orders/orders.ts'
import { banners, swiperTitles } from '#server/db/schema/banners.ts'
import * as content from '#server/db/schema/catalogue.ts'
import { images } from '#server/db/schema/pictures.ts'
import * as rules from '#server/db/schema/settings.ts'
import { pages, siteWords } from '#server/db/schema/site.ts'
import { type ImageRow, loadCatalogue, type PictureRow, toPicture } from '#server/db/shop/catalogue.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import { writeSite } from '#server/db/shop/site.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { type CatalogueFiles, readCatalogueFiles } from './catalogue-files.ts'
import { catalogueOf, clienteleOf, homeOf, type PictureOf } from './catalogue-of.ts'
import * as contentRows from './content-rows.ts'
import * as settingsRows from './settings-rows.ts'
import { withoutMenu } from './without-menu.ts'

export interface FirstLoad {
  readonly catalogue: string
  readonly isEmpty?: boolean | undefined
}

/** The key of the order that the demo begins with. */
export const seededOrder = 'demo order'

/** 'seed' as a number; one of several servers loads an empty database. */
const seedLock = 0x73656564

/**
 * One transaction loads an empty database, with a demo order placed 14 hours before `now`. Older shops get pages and
 * the words of their home page.
 * Otherwise it reads no file.
 * @throws if an empty shop is requested but the shop has a menu
 */
export async function seedDatabase(
  db: Database,
  now: Date,
  { catalogue, isEmpty = false }: FirstLoad,
): Promise<void> {
  const match = await loadedShop(db)
  if (isEmpty && match?.startedEmpty === false)
    throw new Error(
      'it holds a shop with a menu; --empty opens a new one: set DATA_DIR or DATABASE_URL to another',
    )
  if (match && (await hasPages(db)) && (match.startedEmpty || (await wordsIn(db))?.home)) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const shop = await loadedShop(tx)
    if (!shop && isEmpty) {
      await insertCatalogue(tx, withoutMenu(readCatalogueFiles(catalogue)), isEmpty)
      return
    }
    if (shop && !(await hasPages(tx))) await insertPages(tx, catalogue, shop.startedEmpty)
    if (!shop) {
      await insertCatalogue(tx, readCatalogueFiles(catalogue), isEmpty)
      await insertDemoOrder(tx, new Date(now.getTime() - 14 * 3_600_000))
    }
    if (!shop?.startedEmpty) await addWords(tx, catalogue)
  })
}

async function loadedShop(db: Pick<Database, 'select'>) {
  const [match] = await db.select({ startedEmpty: rules.settings.startedEmpty }).from(rules.settings)
  return match
}

const wordsIn = async (db: Pick<Database, 'select'>) => (await db.select().from(siteWords))[0]

/** Pages are switched off but never removed; older shops lack the words of their districts. */
async function hasPages(db: Pick<Database, 'select'>): Promise<boolean> {
  return (await db.select({ id: pages.id }).from(pages).where(isNotNull(pages.district)).limit(1)).length > 0
}

async function insertPages(tx: Transaction, catalogue: string, startedEmpty: boolean): Promise<void> {
  const files = readCatalogueFiles(catalogue)
  for (const page of contentRows.pageRows(startedEmpty ? withoutMenu(files) : files))
    await tx
      .insert(pages)
      .values(page)
      .onConflictDoUpdate({
        target: pages.id,
        set: { district: sql`coalesce(${pages.district}, excluded.district)` },
      })
}

/** Clients of an older shop stay. */
async function addWords(tx: Transaction, catalogue: string): Promise<void> {
  const words = await wordsIn(tx)
  if (words?.home) return
  const files = readCatalogueFiles(catalogue)
  const clientele = clienteleOf(files, picturesIn(await tx.select().from(images)))
  await writeSite(tx, { home: homeOf(files), clientele: { ...clientele, ...words?.clientele } })
}

async function insertCatalogue(tx: Transaction, files: CatalogueFiles, startedEmpty: boolean): Promise<void> {
  const pictures = contentRows.imageRows(files)
  const catalogue = catalogueOf(files, picturesIn(pictures))
  const { settings } = catalogue

  await insertAll(tx, images, pictures)
  await insertAll(tx, content.dishes, contentRows.dishRows(catalogue))
  await insertAll(tx, content.categories, contentRows.categoryRows(catalogue))
  await insertAll(tx, content.setMenus, contentRows.setRows(catalogue))
  await insertAll(tx, content.setMenuTabs, contentRows.tabRows(catalogue))
  await insertAll(tx, content.dishGroups, contentRows.groupRows(catalogue))
  await insertAll(tx, content.groupDishes, contentRows.choiceRows(catalogue))
  await insertAll(tx, content.gifts, contentRows.giftRows(catalogue))
  await insertAll(tx, banners, contentRows.bannerRows(catalogue))
  await insertAll(tx, swiperTitles, contentRows.swiperTitleRows(catalogue))
  await insertAll(tx, pages, contentRows.pageRows(files))

  await insertAll(tx, rules.zones, settingsRows.zoneRows(settings))
  await insertAll(tx, rules.remotePlaces, settingsRows.remotePlaceRows(settings))
  await insertAll(tx, rules.pickupPlaces, settingsRows.pickupPlaceRows(settings))
  await insertAll(tx, rules.promotions, settingsRows.promotionRows(settings))
  await tx.insert(rules.settings).values({
    ...settingsRows.settingsRow(settings),
    ...(startedEmpty && {
      opening: { isHidden: true },
      details: { hasEnglish: false },
      service: { ...settings.service, services: [], menuRefreshMonths: 0 },
    }),
    startedEmpty,
  })
}

/** The database rejects an insert without rows. */
async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(table).values([...rows])
}

function picturesIn(images: readonly (PictureRow & Pick<ImageRow, 'file'>)[]): PictureOf {
  const byFile = new Map(images.map((image) => [image.file, toPicture(image)]))
  return (file) => byFile.get(file) ?? null
}

/** Shows 'booked 14 hours ago' on the first card (decisions 16). */
async function insertDemoOrder(tx: Transaction, placedAt: Date): Promise<void> {
  const today = todayInHongKong(placedAt)
  const settings = await loadSettings(tx)
  const { sets } = await loadCatalogue(tx)
  const set = sets.find(isOrderableAsItStands)
  if (!set) return
  const draft = {
    lines: [{ setId: set.id, quantity: set.minQuantity, selection: defaultSelection(set) }],
    fulfilment: 'pickup' as const,
    date: addDays(today, settings.leadDays + 4),
    slot: (settings.slots[4] ?? settings.slots[0])?.from ?? null,
    zoneId: null,
    remotePlaceId: null,
    districtId: null,
    address: '',
    pickupPlaceId: settings.pickupPlaces[0]?.id ?? null,
    cutlery: { wanted: true, extra: 0 },
    tongs: { wanted: true, extra: 0 },
    promotionCode: null,
  }
  const order = {
    reference: orderReference(randomBytes(16)),
    token: lookupToken(randomBytes(32)),
    keyHash: hashOf(seededOrder),
    bodyHash: hashOf(seededOrder),
    placedAt,
    lang: 'zh' as const,
    paymentMethod: 'fps' as const,
    draft,
    contact: {
      name: '陳大文',
      email: 'demo@hoiyuen.example',
      phone: '+85220000012',
      alternatePhone: '+85220000012',
      ...noNotes,
    },
    needs: noNeeds,
    quote: quote(draft, { sets: new Map([[set.id, set]]), settings }, today),
    deadline: null,
    settings,
  }
  await insertOrders(tx, [order])
}

function isOrderableAsItStands(set: SetMenu): boolean {
  return (
    set.pricing === 'fixed' &&
    set.season === null &&
    set.externalPath === null &&
    isComplete(set, defaultSelection(set))
  )
}
