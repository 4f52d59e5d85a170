import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'migrations')
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))

let db: PGlite
beforeEach(async () => {
  db = new PGlite()
})
afterEach(() => db.close())

async function migrate(names: readonly string[]) {
  for (const name of names)
    for (const statement of readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))
      await db.exec(statement)
}

/** Stops before the migration of this name and returns the rest. */
async function migrateTo(name: string): Promise<readonly string[]> {
  const index = migrations.findIndex((migration) => migration.includes(name))
  await migrate(migrations.slice(0, index))
  return migrations.slice(index)
}

test('existing drafts and versions move into one table each, and versions stay append-only', async () => {
  const rest = await migrateTo('drafts_of_one_form')
  const row = `'{"price": "1"}', '2026-07-01', 'Amy'`
  await db.exec(`
    set session_replication_role = replica;
    insert into set_drafts (set_id, "values", at, by) values (2, ${row});
    insert into item_drafts (kind, item_id, "values", at, by) values ('gift', '1', ${row});
    insert into site_drafts (part, "values", at, by) values ('front', ${row});
    insert into set_versions (set_id, "values", at, by, number) values (2, ${row}, 1);
    insert into site_versions (part, "values", at, by, number) values ('questions', ${row}, 3);
    set session_replication_role = default;
  `)
  await migrate(rest)
  const drafts = await db.query('select kind, id, "values", by from drafts order by kind')
  const values = { values: { price: '1' }, by: 'Amy' }
  expect(drafts.rows).toEqual([
    { kind: 'gift', id: '1', ...values },
    { kind: 'set', id: '2', ...values },
    { kind: 'site', id: 'front', ...values },
  ])
  const versions = await db.query('select kind, id, number from versions order by kind')
  expect(versions.rows).toEqual([
    { kind: 'set', id: '2', number: 1 },
    { kind: 'site', id: 'questions', number: 3 },
  ])
  await expect(db.exec('delete from versions')).rejects.toThrow()
})

test('a stored district in one zone stays in it, and one in two zones keeps both', async () => {
  const rest = await migrateTo('places_not_served')
  const districts = {
    north: { zoneId: 'new-territories', outerZoneId: null },
    'kwun-tong': { zoneId: 'kwun-tong-centre', outerZoneId: 'kowloon' },
  }
  await db.query(
    `insert into settings (free_delivery_from, districts, special_dates, slots, lead_days, horizon_days,
      closed_dates, cutlery_price, tongs_price, terms_version)
     values (0, $1, '[]', '[]', 1, 90, '[]', 0, 0, '2026-11')`,
    [districts],
  )
  await migrate(rest)
  expect((await db.query('select districts from settings')).rows).toEqual([
    {
      districts: {
        north: { zoneId: 'new-territories', outerZoneId: 'new-territories' },
        'kwun-tong': { zoneId: 'kwun-tong-centre', outerZoneId: 'kowloon' },
      },
    },
  ])
})
