import { getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { AnyPgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import {
  categories,
  dishes,
  dishGroups,
  gifts,
  groupDishes,
  setMenus,
  setMenuTabs,
} from '#server/db/schema/catalogue.ts'
import type { SeedCatalogue } from '#server/db/seed/catalogue-of.ts'
import * as contentRows from '#server/db/seed/content-rows.ts'
import type { Transaction } from '#server/db/store/database.ts'

type Menu = Pick<SeedCatalogue, 'dishes' | 'categories' | 'sets' | 'gifts'>

/**
 * Makes the shop's menu what is given. Sets and gifts that are not in it go off sale, behind the others; dishes and
 * categories that are not in it stay, since what is off sale has them.
 */
export async function writeMenu(tx: Transaction, menu: Menu): Promise<void> {
  for (const rows of batches(contentRows.dishRows(menu)))
    await tx
      .insert(dishes)
      .values(rows)
      .onConflictDoUpdate({ target: dishes.id, set: asInserted(dishes, rows) })
  for (const rows of batches(contentRows.categoryRows(menu)))
    await tx
      .insert(categories)
      .values(rows)
      .onConflictDoUpdate({ target: categories.id, set: asInserted(categories, rows) })
  const setIds = menu.sets.map(({ id }) => id)
  // Addresses may be exchanged between sets: none may be taken on the way.
  await tx
    .update(setMenus)
    .set({ slug: sql`'-' || ${setMenus.id}` })
    .where(inArray(setMenus.id, setIds))
  for (const rows of batches(contentRows.setRows(menu)))
    await tx
      .insert(setMenus)
      .values(rows)
      .onConflictDoUpdate({ target: setMenus.id, set: asInserted(setMenus, rows) })
  // The dishes of a course go with it.
  for (const table of [setMenuTabs, dishGroups]) await tx.delete(table).where(inArray(table.setId, setIds))
  await addRows(tx, setMenuTabs, contentRows.tabRows(menu))
  await addRows(tx, dishGroups, contentRows.groupRows(menu))
  await addRows(tx, groupDishes, contentRows.choiceRows(menu))
  const giftIds = menu.gifts.map(({ id }) => id)
  await tx
    .update(gifts)
    .set({ slug: sql`'-' || ${gifts.id}` })
    .where(inArray(gifts.id, giftIds))
  for (const rows of batches(contentRows.giftRows(menu)))
    await tx
      .insert(gifts)
      .values(rows)
      .onConflictDoUpdate({ target: gifts.id, set: asInserted(gifts, rows) })
  await tx
    .update(setMenus)
    .set({ published: false, position: behind(setMenus.position, setIds.length) })
    .where(notInArray(setMenus.id, setIds))
  await tx
    .update(gifts)
    .set({ published: false, position: behind(gifts.position, giftIds.length) })
    .where(notInArray(gifts.id, giftIds))
  const categoryIds = menu.categories.map(({ id }) => id)
  await tx
    .update(categories)
    .set({ position: behind(categories.position, categoryIds.length) })
    .where(notInArray(categories.id, categoryIds))
}

/** Behind so many others, in the order they had. */
const behind = (position: AnyPgColumn, count: number): SQL => sql`${position} + ${count}`

/** Rows in one statement: PostgreSQL takes 65,535 values. */
const maxAtOnce = 1_000

function batches<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / maxAtOnce)
  return Array.from({ length: count }, (_, at) => rows.slice(at * maxAtOnce, (at + 1) * maxAtOnce))
}

/** The columns of the rows, of which each existing row takes its own: one statement for all is one way to the database. */
function asInserted(table: PgTable, rows: readonly object[]): Record<string, SQL> {
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.keys(getTableColumns(table)).filter((name) => given.has(name))
  return Object.fromEntries(columns.map((name) => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]))
}

async function addRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const batch of batches(rows)) await tx.insert(table).values(batch)
}
