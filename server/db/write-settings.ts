import { eq, notInArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { SectionId } from '#domain/staff/settings/sections.ts'
import { pickupPlaces, promotions, remotePlaces, settings, zones } from './schema/settings.ts'
import { promotionRows } from './seed/settings-rows.ts'
import type { Database } from './store/database.ts'

type Writes = Pick<Database, 'insert' | 'update' | 'delete'>

/** Writes one section of the settings; the rest of the rules stays as it is. */
export async function writeSettings(db: Writes, section: SectionId, rules: ShopSettings): Promise<void> {
  switch (section) {
    case 'zones':
      for (const { id, ...zone } of rules.zones) await db.update(zones).set(zone).where(eq(zones.id, id))
      return
    case 'remotePlaces':
      return writeRemotePlaces(db, rules)
    case 'pickupPlaces':
      return writePickupPlaces(db, rules)
    case 'promotions':
      for (const row of promotionRows(rules))
        await db.insert(promotions).values(row).onConflictDoUpdate({ target: promotions.id, set: row })
      return
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
