import { asc, eq } from 'drizzle-orm'
import type { Promotion, Settings } from '#domain/settings.ts'
import { dishes } from './schema/catalogue.ts'
import { pickupPlaces, promotions, remotePlaces, settings, zones } from './schema/settings.ts'
import type { Database } from './store/database.ts'

/** Every rule of the caterer that is data (spec section 9). Throws when the database has not been loaded. */
export async function loadSettings(db: Database): Promise<Settings> {
  const [rules] = await db.select().from(settings)
  if (!rules) throw new Error('the settings row is missing: the database was not loaded')
  const { id: _, ...values } = rules
  return {
    ...values,
    zones: (await db.select().from(zones).orderBy(asc(zones.position))).map(withoutPosition),
    remotePlaces: (await db.select().from(remotePlaces).orderBy(asc(remotePlaces.position))).map(
      withoutPosition,
    ),
    pickupPlaces: (await db.select().from(pickupPlaces).orderBy(asc(pickupPlaces.position))).map(
      withoutPosition,
    ),
    promotions: await loadPromotions(db),
  }
}

function withoutPosition<Row extends { position: number }>({ position: _, ...row }: Row) {
  return row
}

async function loadPromotions(db: Database): Promise<Promotion[]> {
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
  const { id, code, name, description, minSubtotal, season, percentOff, amount, quantity, boxes } = row
  const common = { id, code, name, description, minSubtotal, season }
  if (row.kind === 'percent' && percentOff !== null) return { ...common, kind: 'percent', percentOff }
  if (row.kind === 'amount' && amount !== null) return { ...common, kind: 'amount', amount }
  if (row.kind === 'freeDish' && dish && quantity !== null) {
    return { ...common, kind: 'freeDish', dish, quantity, boxes }
  }
  throw new Error(`promotion ${id} lacks what its kind needs`)
}
