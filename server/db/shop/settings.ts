import { asc, desc, eq } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import { usualDistricts } from '#domain/delivery/usual-districts.ts'
import type { DayRule, Promotion } from '#domain/shop/settings.ts'
import { hasEnglishSite } from '#domain/shop/shop-details.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import { dishes } from '#server/db/schema/catalogue.ts'
import {
  calendarDays,
  pickupPlaces,
  promotions,
  remotePlaces,
  settings,
  zones,
} from '#server/db/schema/settings.ts'
import { weatherAlerts } from '#server/db/schema/weather.ts'
import type { Database } from '#server/db/store/database.ts'

export async function loadHasEnglish(db: Pick<Database, 'select'>): Promise<boolean> {
  const [row] = await db.select({ details: settings.details }).from(settings)
  return row === undefined || hasEnglishSite(row)
}

/** @throws if the database has not been loaded */
export async function loadSettings(db: Database): Promise<ShopSettings> {
  const [rules] = await db.select().from(settings)
  if (!rules) throw new Error('the settings row is missing: the database was not loaded')
  const { id: _, ...values } = rules
  return {
    ...values,
    service: { ...usualService, ...values.service },
    districts: { ...usualDistricts, ...values.districts },
    zones: (await db.select().from(zones).orderBy(asc(zones.position))).map(withoutPosition),
    remotePlaces: (await db.select().from(remotePlaces).orderBy(asc(remotePlaces.position))).map(
      withoutPosition,
    ),
    pickupPlaces: (await db.select().from(pickupPlaces).orderBy(asc(pickupPlaces.position))).map(
      withoutPosition,
    ),
    promotions: await loadPromotions(db),
    days: await loadDays(db),
    stoppedDates: await loadStoppedDates(db),
  }
}

function withoutPosition<Row extends { position: number }>({ position: _, ...row }: Row) {
  return row
}

/** More days than have rules between the oldest order in work and the last day for orders. */
const mostDays = 1_000

async function loadDays(db: Database): Promise<DayRule[]> {
  const rows = await db.select().from(calendarDays).orderBy(desc(calendarDays.date)).limit(mostDays)
  return rows.toReversed().map(({ version: _, ...rule }) => rule)
}

async function loadStoppedDates(db: Database): Promise<CalendarDate[]> {
  const { date } = weatherAlerts
  const rows = await db.select({ date }).from(weatherAlerts).orderBy(desc(date)).limit(mostDays)
  return rows.toReversed().map((row) => row.date)
}

export async function loadPromotions(db: Pick<Database, 'select'>): Promise<Promotion[]> {
  const rows = await db
    .select({ promotion: promotions, dish: { id: dishes.id, name: dishes.name } })
    .from(promotions)
    .leftJoin(dishes, eq(dishes.id, promotions.dishId))
    .orderBy(asc(promotions.position))
  return rows.map(({ promotion, dish }) => toPromotion(promotion, dish))
}

function toPromotion(
  row: typeof promotions.$inferSelect,
  dish: Pick<typeof dishes.$inferSelect, 'id' | 'name'> | null,
): Promotion {
  const { kind, percentOff, amount, dishId: _, quantity, boxes, position: __, ...terms } = row
  const common = { ...terms, isUsedUp: false }
  if (kind === 'percent' && percentOff !== null) return { ...common, kind, percentOff }
  if (kind === 'amount' && amount !== null) return { ...common, kind, amount }
  if (kind === 'freeDelivery') return { ...common, kind }
  if (kind === 'freeDish' && dish && quantity !== null) return { ...common, kind, dish, quantity, boxes }
  throw new Error(`promotion ${row.id} lacks what its kind needs`)
}

export async function closedDatesOf(db: Pick<Database, 'select'>): Promise<readonly CalendarDate[]> {
  const [row] = await db.select({ closed: settings.closedDates }).from(settings)
  return row?.closed ?? []
}

/** Zero if the day has no rule. */
export async function dayVersion(db: Pick<Database, 'select'>, date: CalendarDate): Promise<number> {
  const [row] = await db
    .select({ version: calendarDays.version })
    .from(calendarDays)
    .where(eq(calendarDays.date, date))
  return row?.version ?? 0
}
