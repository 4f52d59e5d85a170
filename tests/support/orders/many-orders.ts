/** Most orders are done and paid. */
import { sql } from 'drizzle-orm'
import type { FieldChange } from '#domain/placed/order-situation.ts'
import type { Store } from '#server/db/store/store.ts'

const atDay = 100
/** Stays within the statement timeout of three seconds. */
const atOnce = 5 * atDay
const runsOfDay = 20

/**
 * A hundred orders a day, 30 days of them in the future, each on a run. One in ten was changed, one in fifty moved; a
 * third came by chat. Columns that lists do not read are equal.
 * @param today in Hong Kong
 */
export async function fillWithOrders(
  { db }: Pick<Store, 'db'>,
  number: number,
  today: string,
): Promise<void> {
  for (let from = 0; from < number; from += atOnce)
    await db.execute(ordersBetween(from, Math.min(from + atOnce, number) - 1, today))
  // Analysing all columns exceeds the timeout on a busy machine.
  await db.execute(
    sql`analyze orders (id, status, payment_status, way_in, due_date, slot, placed_at, refund_due, refund_asked, promotions)`,
  )
  await db.execute(sql`analyze order_lines`)
  await db.execute(sql`analyze order_words`)
  // An index on an expression is analysed only with all columns.
  await db.execute(sql`analyze order_events`)
  await db.execute(sql`analyze runs`)
  await db.execute(sql`analyze run_stops`)
}

const gift = {
  promotionId: 'snack2023',
  code: 'SNACK2023',
  discount: 0,
  gift: null,
  name: { zh: '送小食一碟', en: 'Free snack plate' },
}
const promotion = JSON.stringify([gift])

const placeChange: FieldChange = {
  field: 'place',
  name: null,
  from: { zh: '1', en: '1' },
  to: { zh: '2', en: '2' },
}
const changes = JSON.stringify([placeChange])

const ordersBetween = (first: number, last: number, today: string) => sql`
    with placed as (
      insert into orders (reference, token_hash, idempotency_key_hash, body_hash, placed_at, lang, status,
        payment_status, fulfilment, way_in, due_date, slot, portions, zone_id, zone_name, address, contact_name, contact_email,
        contact_phone, contact_alternate_phone, special_instructions, food, cutlery_wanted, cutlery_included,
        cutlery_extra, cutlery_amount, tongs_wanted, tongs_included, tongs_extra, tongs_amount, promotions, discount,
        delivery_fee, total, terms_version)
      select 'F' || lpad(upper(to_hex(n)), 7, '0'), 'h', 'many ' || n, 'h',
        due - interval '5 days', 'zh',
        case when due > ${today}::date then (case when n % 50 = 0 then 'submitted' else 'confirmed' end)
          else 'completed' end,
        case when due > ${today}::date and n % 25 = 0 then 'unpaid' else 'paid' end,
        'delivery', case when n % 200 = 1 then 'phone' when n % 3 = 0 then 'chat' else 'site' end, due, lpad((10 + n % 10)::text, 2, '0') || ':00', 20, 'kowloon', '{"zh":"九龍","en":"Kowloon"}',
        '觀塘駿業街 ' || n % 900 || ' 號', '陳' || chr(19968 + n % 3000) || chr(20000 + n % 4001), '',
        '+8529' || lpad((n % 9999999)::text, 7, '0'), '', '', 100000, false, 0, 0, 0, false, 0, 0, 0,
        case when n % 20 = 0 then ${promotion}::jsonb else '[]' end, 0, 0, 100000, 'x'
      from (
        select n, ${today}::date + 30 - n / ${atDay}::int as due from generate_series(${first}::int, ${last}::int) as n
      ) as days
      returning id, status, payment_status, due_date, placed_at, substr(idempotency_key_hash, 6)::int as n
    ), packed as (
      insert into order_lines (order_id, position, name, unit, units, unit_price, amount, dishes)
      select id, 0, '{"zh":"派對套餐","en":"Party Set"}', 'set', 1, 100000, 100000, '[]' from placed
    ), planned as (
      insert into runs (date, number, left_at)
      select due_date, number, due_date + interval '3 hours'
      from (select distinct due_date from placed) as days, generate_series(1, ${runsOfDay}::int) as number
      returning id, date, number
    ), driven as (
      insert into run_stops (order_id, run_id, position)
      select placed.id, planned.id, 1 + n % ${atDay}::int / ${runsOfDay}::int
      from placed join planned on date = due_date and number = 1 + n % ${runsOfDay}::int
    )
    insert into order_events (order_id, at, verb, actor, actor_name, actor_id, status_before, status, payment_status,
      moved, changes, note)
    select id, placed_at + after, verb, case when verb = 'place' then 'customer' else 'staff' end,
      case when verb = 'place' then '' else 'Amy' end, case when verb = 'place' then null else 'amy' end,
      status_before, case when verb = 'place' then 'submitted' else status end, payment_status,
      case when verb = 'change-date' then jsonb_build_object(
        'from', jsonb_build_object('date', due_date + 1, 'slot', '12:00'),
        'to', jsonb_build_object('date', due_date, 'slot', '12:00')) end,
      case when verb = 'edit' then ${changes}::jsonb end, ''
    from placed, (values
      ('place', null, interval '0', 1), ('confirm', 'submitted', interval '1 hour', 1),
      ('edit', 'confirmed', interval '5 days 2 hours', 10), ('change-date', 'confirmed', interval '4 days', 50)
    ) as entries (verb, status_before, after, one_in)
    where n % one_in = 0 and (verb = 'place' or status <> 'submitted')
    order by n, after`
