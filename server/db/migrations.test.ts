import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allergens } from '#domain/menu/allergens.ts'

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

test('a shop of before answers for the thirteen allergens that its dishes could declare', async () => {
  const rest = await migrateTo('lupin')
  await db.exec(`insert into settings (free_delivery_from, districts, special_dates, slots, lead_days, horizon_days,
      closed_dates, cutlery_price, tongs_price, terms_version, service)
     values (0, '{}', '[]', '[]', 1, 90, '[]', 0, 0, '2026-11', '{"warmHours": 2}')`)
  await migrate(rest)
  expect((await db.query('select service from settings')).rows).toEqual([
    { service: { warmHours: 2, allergens: allergens.filter((each) => each !== 'lupin') } },
  ])
})

test('clients, events and activities move into one document with their pictures', async () => {
  const rest = await migrateTo('home_and_clients')
  await db.exec(`
    insert into images (id, file, mime, version, width, height, alt)
      values (7, 'clients/oak.svg', 'image/svg+xml', 'v7', 80, 40, '{"zh": "橡樹", "en": "Oak"}');
    insert into clients (id, position, name, initials, url, mark_image_id) values
      ('pine', 1, '{"zh": "松", "en": "Pine"}', 'P', null, null),
      ('oak', 0, '{"zh": "橡", "en": "Oak"}', 'O', 'https://oak.example', 7);
    insert into activities (id, position, name, service, number, image_id) values
      ('tea', 0, '{"zh": "茶會", "en": "Tea"}', '{"zh": "茶點", "en": "Snacks"}', 40, 7);
  `)
  await migrate(rest)
  const mark = { id: 7, version: 'v7', width: 80, height: 40, alt: { zh: '橡樹', en: 'Oak' } }
  const { rows } = await db.query<{ clientele: object }>('select home, clientele from site_words')
  expect(rows).toEqual([
    {
      home: null,
      clientele: {
        clients: [
          {
            ...{ id: 'oak', isOn: true, name: { zh: '橡', en: 'Oak' }, initials: 'O' },
            ...{ url: 'https://oak.example', mark },
          },
          { id: 'pine', isOn: true, name: { zh: '松', en: 'Pine' }, initials: 'P', url: null, mark: null },
        ],
        events: [],
        activities: [expect.objectContaining({ id: 'tea', isOn: true, picture: mark })],
      },
    },
  ])
})

test('a shop without clients gets no document of them', async () => {
  await migrate(await migrateTo('home_and_clients'))
  expect((await db.query('select * from site_words')).rows).toEqual([])
})

test('orders of before keep three days’ notice, a fee of 30 % and ninety days after bad weather', async () => {
  const rest = await migrateTo('terms_versions')
  const required = `select column_name, data_type from information_schema.columns
    where table_name = 'orders' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`
  const { rows } = await db.query<{ column_name: string; data_type: string }>(required)
  const sample: Readonly<Record<string, string>> = {
    integer: '0',
    text: "'x'",
    boolean: 'false',
    jsonb: "'[]'",
    date: "'2026-12-12'",
    ARRAY: "'{}'",
    'timestamp with time zone': "'2026-11-22'",
  }
  await db.exec(`
    set session_replication_role = replica;
    do $$ declare rule text; begin
      for rule in select conname from pg_constraint where conrelid = 'orders'::regclass and contype = 'c'
          and conname <> 'orders_allergens'
      loop execute format('alter table orders drop constraint %I', rule); end loop;
    end $$;
    insert into orders (${rows.map((row) => row.column_name)})
      values (${rows.map((row) => sample[row.data_type])});
  `)
  await migrate(rest)
  expect((await db.query('select change_policy from orders')).rows).toEqual([
    { change_policy: { noticeDays: 3, feePercent: 30, postponeWithinDays: 90, stopsInBlackRain: true } },
  ])
})
