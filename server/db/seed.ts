import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu-selection.ts'
import { lookupToken, orderReference } from '#domain/order-reference.ts'
import { quote } from '#domain/quote.ts'
import { loadCatalogue } from './catalogue.ts'
import type { Database, Transaction } from './database.ts'
import { hashOf, insertOrders } from './orders.ts'
import * as clientele from './schema/clients.ts'
import * as content from './schema/content.ts'
import * as rules from './schema/settings.ts'
import { readCatalogueFiles } from './seed/catalogue-files.ts'
import * as clientRows from './seed/client-rows.ts'
import * as contentRows from './seed/content-rows.ts'
import * as settingsRows from './seed/settings-rows.ts'
import { loadSettings } from './settings.ts'

/** 'seed' as a number: of several servers starting on an empty database, one loads it. */
const seedLock = 0x73656564

/**
 * Loads the demo catalogue, and one demo order placed 14 hours before `now`, into an empty database in one
 * transaction. A shop that was loaded before it had clients gets those. Does nothing, and reads no file, when all
 * is there already.
 */
export async function seedDatabase(db: Database, now: Date): Promise<void> {
  if ((await isSeeded(db)) && (await hasClients(db))) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (!(await isSeeded(tx))) {
      await insertCatalogue(tx)
      await insertDemoOrder(tx, new Date(now.getTime() - 14 * 3_600_000))
    }
    if (!(await hasClients(tx))) await insertClients(tx)
  })
}

async function isSeeded(db: Pick<Database, 'select'>): Promise<boolean> {
  const found = await db.select({ id: rules.settings.id }).from(rules.settings)
  return found.length > 0
}

/** Whoever takes out one of the lists keeps the others; a shop without any of the three never had them. */
async function hasClients(db: Pick<Database, 'select'>): Promise<boolean> {
  for (const table of [clientele.clients, clientele.featuredEvents, clientele.activities]) {
    const found = await db.select({ id: table.id }).from(table).limit(1)
    if (found.length > 0) return true
  }
  return false
}

/** The pictures are taken as stored: the shop may be older than the catalogue that lies beside the program. */
async function insertClients(tx: Transaction): Promise<void> {
  const files = readCatalogueFiles()
  const stored = await tx.select({ file: content.images.file, id: content.images.id }).from(content.images)
  const imageIds = new Map(stored.map(({ file, id }) => [file, id]))
  await tx.insert(clientele.clients).values(clientRows.clientRows(files))
  await tx.insert(clientele.featuredEvents).values(clientRows.featuredEventRows(files, imageIds))
  await tx.insert(clientele.activities).values(clientRows.activityRows(files, imageIds))
}

async function insertCatalogue(tx: Transaction): Promise<void> {
  const files = readCatalogueFiles()
  const images = contentRows.imageRows(files)
  const imageIds = new Map(images.map(({ file, id }) => [file, id]))

  await tx.insert(content.images).values(images)
  await tx.insert(content.dishes).values(contentRows.dishRows(files, imageIds))
  await tx.insert(content.categories).values(contentRows.categoryRows(files))
  await tx.insert(content.setMenus).values(contentRows.setRows(files, imageIds))
  await tx.insert(content.setMenuTabs).values(contentRows.tabRows(files))
  await tx.insert(content.dishGroups).values(contentRows.groupRows(files))
  await tx.insert(content.groupDishes).values(contentRows.choiceRows(files))
  await tx.insert(content.gifts).values(contentRows.giftRows(files, imageIds))
  await tx.insert(content.banners).values(contentRows.bannerRows(files, imageIds))
  await tx.insert(content.swiperTitles).values(contentRows.swiperTitleRows(files))

  await tx.insert(rules.zones).values(settingsRows.zoneRows(files))
  await tx.insert(rules.remotePlaces).values(settingsRows.remotePlaceRows(files))
  await tx.insert(rules.pickupPlaces).values(settingsRows.pickupPlaceRows(files))
  await tx.insert(rules.promotions).values(settingsRows.promotionRows(files))
  await tx.insert(rules.settings).values(settingsRows.settingsRow(files))
}

/** Set 2, the first card of the menu, so that a fresh shop shows the line 'booked 14 hours ago' (decisions 16). */
async function insertDemoOrder(tx: Transaction, placedAt: Date): Promise<void> {
  const settings = await loadSettings(tx)
  const { sets } = await loadCatalogue(tx)
  const set = sets.find(({ id }) => id === 2)
  if (!set) throw new Error('the demo catalogue has lost set 2, of which the demo order is made')
  const draft = {
    lines: [{ setId: set.id, quantity: 1, selection: defaultSelection(set) }],
    fulfilment: 'pickup' as const,
    date: addDays(todayInHongKong(placedAt), settings.leadDays + 4),
    slot: settings.slots[4]?.from ?? null,
    zoneId: null,
    remotePlaceId: null,
    address: '',
    pickupPlaceId: settings.pickupPlaces[0]?.id ?? null,
    cutlery: { wanted: true, extra: 0 },
    tongs: { wanted: true, extra: 0 },
    promotionCode: null,
  }
  const order = {
    reference: orderReference(randomBytes(16)),
    token: lookupToken(randomBytes(32)),
    keyHash: hashOf('demo order'),
    bodyHash: hashOf('demo order'),
    placedAt,
    lang: 'zh' as const,
    paymentMethod: 'fps' as const,
    draft,
    contact: {
      name: '陳大文',
      email: 'demo@hoiyuen.example',
      phone: '+85220000012',
      alternatePhone: '+85220000012',
      specialInstructions: '',
    },
    quote: quote(draft, { sets: new Map([[set.id, set]]), settings }, placedAt),
    settings,
  }
  await insertOrders(tx, [order])
}
