import type { MenuNames } from '#domain/staff/shop/settings/section.ts'
import { dishes, setMenus } from '#server/db/schema/catalogue.ts'
import type { Database } from '#server/db/store/database.ts'

export async function loadMenuNames(db: Pick<Database, 'select'>): Promise<MenuNames> {
  const dishRows = await db
    .select({ id: dishes.id, name: dishes.name, onSale: dishes.onSale })
    .from(dishes)
    .orderBy(dishes.id)
  const setRows = await db
    .select({
      id: setMenus.id,
      name: setMenus.name,
      days: setMenus.leadDays,
      published: setMenus.published,
    })
    .from(setMenus)
    .orderBy(setMenus.id)
  return {
    dishes: new Map(dishRows.map(({ id, name }) => [id, name])),
    sets: new Map(setRows.map(({ id, name }) => [id, name])),
    setLeads: setRows.flatMap(({ name, days, published }) =>
      published && days !== null ? [{ name, days }] : [],
    ),
    dishesOffSale: new Set(dishRows.filter(({ onSale }) => !onSale).map(({ id }) => id)),
  }
}
