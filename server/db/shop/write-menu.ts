import { and, getTableColumns, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
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

export interface ChangedRows {
  readonly dishes: ReadonlySet<string>
  readonly categories: ReadonlySet<string>
  readonly sets: ReadonlySet<number>
  readonly gifts: ReadonlySet<number>
}

/** Missing sets and gifts go off sale; missing dishes and categories stay because off-sale sets refer to them. */
export async function writeMenu(tx: Transaction, menu: Menu, changes: ChangedRows): Promise<void> {
  const dishRows = contentRows.dishRows(menu).filter(({ id }) => changes.dishes.has(id))
  for (const rows of batches(dishRows))
    await tx
      .insert(dishes)
      .values(rows)
      .onConflictDoUpdate({ target: dishes.id, set: insertedColumns(dishes, rows) })
  const categoryRows = contentRows.categoryRows(menu)
  for (const rows of batches(categoryRows.filter(({ id }) => changes.categories.has(id))))
    await tx
      .insert(categories)
      .values(rows)
      .onConflictDoUpdate({ target: categories.id, set: insertedColumns(categories, rows) })
  const setRows = contentRows.setRows(menu)
  await writeSets(tx, menu, setRows, changes.sets)
  const giftRows = contentRows.giftRows(menu)
  await writeGifts(tx, giftRows, changes.gifts)
  await putInOrder(tx, categories, categoryRows)
  await putInOrder(tx, setMenus, setRows)
  await putInOrder(tx, gifts, giftRows)
}

type SetRows = ReturnType<typeof contentRows.setRows>
type GiftRows = ReturnType<typeof contentRows.giftRows>

async function writeSets(
  tx: Transaction,
  menu: Menu,
  all: SetRows,
  changedIds: ReadonlySet<number>,
): Promise<void> {
  const changedRows = all.filter(({ id }) => changedIds.has(id))
  const ids = idsOf(changedRows)
  // Sets may exchange addresses, so none may be taken meanwhile.
  await tx
    .update(setMenus)
    .set({ slug: sql`'-' || ${setMenus.id}` })
    .where(inArray(setMenus.id, ids))
  for (const rows of batches(changedRows))
    await tx
      .insert(setMenus)
      .values(rows)
      .onConflictDoUpdate({ target: setMenus.id, set: insertedColumns(setMenus, rows) })
  for (const table of [setMenuTabs, dishGroups]) await tx.delete(table).where(inArray(table.setId, ids))
  const changes = { sets: menu.sets.filter(({ id }) => changedIds.has(id)) }
  await addRows(tx, setMenuTabs, contentRows.tabRows(changes))
  await addRows(tx, dishGroups, contentRows.groupRows(changes))
  await addRows(tx, groupDishes, contentRows.choiceRows(changes))
  await tx
    .update(setMenus)
    .set({ published: false })
    .where(and(setMenus.published, notInArray(setMenus.id, idsOf(all))))
}

async function writeGifts(tx: Transaction, all: GiftRows, changedIds: ReadonlySet<number>): Promise<void> {
  const changedRows = all.filter(({ id }) => changedIds.has(id))
  await tx
    .update(gifts)
    .set({ slug: sql`'-' || ${gifts.id}` })
    .where(inArray(gifts.id, idsOf(changedRows)))
  for (const rows of batches(changedRows))
    await tx
      .insert(gifts)
      .values(rows)
      .onConflictDoUpdate({ target: gifts.id, set: insertedColumns(gifts, rows) })
  await tx
    .update(gifts)
    .set({ published: false })
    .where(and(gifts.published, notInArray(gifts.id, idsOf(all))))
}

const idsOf = <Id>(rows: readonly { readonly id: Id }[]) => rows.map(({ id }) => id)

/** Other rows follow in their previous order. */
async function putInOrder(
  tx: Transaction,
  table: typeof categories | typeof setMenus | typeof gifts,
  rows: readonly { readonly id: number | string; readonly position: number }[],
): Promise<void> {
  const places = JSON.stringify(Object.fromEntries(rows.map(({ id, position }) => [id, position])))
  const sQL = sql`(${places}::jsonb ->> ${table.id}::text)::integer`
  const place = sql`coalesce(${sQL}, ${table.position} + ${rows.length})`
  await tx.update(table).set({ position: place }).where(ne(table.position, place))
}

/** PostgreSQL accepts 65,535 values per statement. */
const maxAtOnce = 1_000

function batches<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / maxAtOnce)
  return Array.from({ length: count }, (_, at) => rows.slice(at * maxAtOnce, (at + 1) * maxAtOnce))
}

/** One statement updates all rows. */
function insertedColumns(table: PgTable, rows: readonly object[]): Record<string, SQL> {
  const ids = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.keys(getTableColumns(table)).filter((name) => ids.has(name))
  return Object.fromEntries(columns.map((name) => [name, sql`excluded.${sql.identifier(toSnakeCase(name))}`]))
}

async function addRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const batch of batches(rows)) await tx.insert(table).values(batch)
}
