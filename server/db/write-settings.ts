import { isDeepStrictEqual } from 'node:util'
import { eq, notInArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { SectionId } from '#domain/staff/settings/sections.ts'
import { lockPromotions } from './promotion-uses.ts'
import { pickupPlaces, promotions, remotePlaces, settings, zones } from './schema/settings.ts'
import { promotionRows } from './seed/settings-rows.ts'
import type { Database } from './store/database.ts'

type Writes = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

/** Writes one section of the settings; the rest of the rules stays as it is. */
export async function writeSettings(
  db: Writes,
  section: SectionId,
  before: ShopSettings,
  rules: ShopSettings,
): Promise<void> {
  switch (section) {
    case 'zones':
      for (const { id, ...zone } of rules.zones) await db.update(zones).set(zone).where(eq(zones.id, id))
      return
    case 'remotePlaces':
      return writeRemotePlaces(db, rules)
    case 'pickupPlaces':
      return writePickupPlaces(db, rules)
    case 'promotions':
      return writePromotions(db, before, rules)
    case 'leadTimes':
    case 'slots':
    case 'extras':
    case 'specialDates':
    case 'payment':
    case 'terms': {
      const { freeDeliveryFrom, specialDates, slots, leadDays, horizonDays } = rules
      const { cutleryPrice, tongsPrice, payWithinHours, slotCapacity } = rules
      const { methodsOff, accounts, termsVersion } = rules
      await db.update(settings).set({
        ...{ freeDeliveryFrom, specialDates, slots, leadDays, horizonDays },
        ...{ cutleryPrice, tongsPrice, payWithinHours, slotCapacity },
        ...{ methodsOff, accounts, termsVersion },
      })
    }
  }
}

/** Orders lock the codes that they use; they wait for those that are changed, in the order in which they lock them. */
async function writePromotions(db: Writes, before: ShopSettings, rules: ShopSettings): Promise<void> {
  const known = new Map(promotionRows(before).map((row) => [row.id, row]))
  const changed = promotionRows(rules).filter((row) => !isDeepStrictEqual(known.get(row.id), row))
  await lockPromotions(
    db,
    changed.map(({ id }) => id),
  )
  for (const row of changed)
    await db.insert(promotions).values(row).onConflictDoUpdate({ target: promotions.id, set: row })
}

// Orders hold copies of the names of their places, so that any place may go.

async function writeRemotePlaces(db: Writes, { remotePlaces: rows }: ShopSettings): Promise<void> {
  await db.delete(remotePlaces).where(isNoneOf(remotePlaces.id, rows))
  for (const [position, place] of rows.entries()) {
    const row = { ...place, position }
    await db.insert(remotePlaces).values(row).onConflictDoUpdate({ target: remotePlaces.id, set: row })
  }
}

async function writePickupPlaces(db: Writes, { pickupPlaces: rows }: ShopSettings): Promise<void> {
  await db.delete(pickupPlaces).where(isNoneOf(pickupPlaces.id, rows))
  for (const [position, place] of rows.entries()) {
    const row = { ...place, position }
    await db.insert(pickupPlaces).values(row).onConflictDoUpdate({ target: pickupPlaces.id, set: row })
  }
}

function isNoneOf(column: AnyPgColumn, rows: readonly { readonly id: string }[]) {
  return notInArray(
    column,
    rows.map(({ id }) => id),
  )
}
