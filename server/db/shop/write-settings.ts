import { isDeepStrictEqual } from 'node:util'
import { notInArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { SectionId } from '#domain/staff/shop/settings/field-limits.ts'
import { lockPromotions } from '#server/db/promotions/promotion-uses.ts'
import { pickupPlaces, promotions, remotePlaces, settings, zones } from '#server/db/schema/settings.ts'
import { promotionRows } from '#server/db/seed/settings-rows.ts'
import type { Database } from '#server/db/store/database.ts'

type Writes = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

export async function writeSettings(
  db: Writes,
  section: SectionId,
  before: ShopSettings,
  rules: ShopSettings,
): Promise<void> {
  switch (section) {
    case 'zones':
      return writeZones(db, rules)
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
    case 'mail':
    case 'service':
    case 'terms':
    case 'customerData':
    case 'signIn':
    case 'shop': {
      const { freeDeliveryFrom, specialDates, slots, leadDays, leadSeasons, horizonDays } = rules
      const { cutleryPrice, tongsPrice, payWithinHours, slotCapacity, warnFromPercent, officeRefundLimit } =
        rules
      const { methodsOff, accounts, details, mail, customerMonths, service, secondFactorRequired } = rules
      await db.update(settings).set({
        freeDeliveryFrom,
        specialDates,
        slots,
        leadDays,
        leadSeasons,
        horizonDays,
        cutleryPrice,
        tongsPrice,
        payWithinHours,
        slotCapacity,
        warnFromPercent,
        officeRefundLimit,
        methodsOff,
        accounts,
        details,
        mail,
        customerMonths,
        service,
        secondFactorRequired,
      })
    }
  }
}

/** Locks codes in the order that placing orders uses. Removes promotions first, to free their codes. */
async function writePromotions(db: Writes, before: ShopSettings, rules: ShopSettings): Promise<void> {
  const rowById = new Map(promotionRows(before).map((row) => [row.id, row]))
  const changedRows = promotionRows(rules).filter((row) => !isDeepStrictEqual(rowById.get(row.id), row))
  const removedPromotions = before.promotions.filter(
    ({ id }) => !rules.promotions.some((each) => each.id === id),
  )
  await lockPromotions(
    db,
    [...changedRows, ...removedPromotions].map(({ id }) => id),
  )
  if (removedPromotions.length > 0)
    await db.delete(promotions).where(isNoneOf(promotions.id, rules.promotions))
  for (const row of changedRows)
    await db.insert(promotions).values(row).onConflictDoUpdate({ target: promotions.id, set: row })
}

// Orders hold copies of the names.

async function writeZones(db: Writes, { zones: rows, districts }: ShopSettings): Promise<void> {
  await db.delete(zones).where(isNoneOf(zones.id, rows))
  for (const [position, zone] of rows.entries()) {
    const row = { ...zone, position }
    await db.insert(zones).values(row).onConflictDoUpdate({ target: zones.id, set: row })
  }
  await db.update(settings).set({ districts })
}

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
