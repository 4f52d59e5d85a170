import { inArray, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import { refundWaitHours } from '#domain/payment/refund.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { ProblemKind } from '#domain/staff/problems.ts'
import { letterJobs } from '#server/db/notices/letter-id.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { amountDue } from './order-conditions.ts'

export interface OrderProblem {
  readonly kind: ProblemKind
  /** Empty if the problem belongs to no order. */
  readonly reference: string
  readonly amount: Cents
  readonly detail: string
  /** The provider is processing the refund, so staff need not act. */
  readonly isUnderWay: boolean
}

export interface OrderContact {
  readonly reference: string
  readonly name: string
  readonly phone: string
  readonly date: CalendarDate
}

export const orderContacts = (
  db: Pick<Database, 'select'>,
  references: readonly OrderReference[],
): Promise<readonly OrderContact[]> =>
  db
    .select({
      reference: orders.reference,
      name: orders.contactName,
      phone: orders.contactPhone,
      date: orders.dueDate,
    })
    .from(orders)
    .where(inArray(orders.reference, [...references]))

const maxProblems = 500

const waitingProofs = sql`
    union all
    select 'proof-waits', reference, ${amountDue}, 'pictures of a transfer to check', false
    from orders where payment_status = 'proof-submitted'`

/**
 * Problems with money come first. Failed jobs are stored for a week (queue.ts).
 * @param withProofs whether to list waiting pictures
 */
export async function orderProblems(
  db: Pick<Database, 'execute'>,
  now: Date,
  withProofs = true,
): Promise<readonly OrderProblem[]> {
  const waitsSince = new Date(now.getTime() - refundWaitHours * 3_600_000).toISOString()
  const { rows } = await db.execute<{ [Key in keyof OrderProblem]: OrderProblem[Key] }>(sql`
    select * from (
    select 'refund-asked' as kind, reference, refund_asked as amount, 'the owner grants or refuses it' as detail, false as "isUnderWay"
    from orders where refund_asked is not null
    union all
    select 'refund-due', reference, part.amount,
      case when part.under_way then 'the provider is returning it' else 'to be returned by hand' end,
      part.under_way
    from orders, lateral (
      select least(coalesce(sum(r.amount), 0), refund_due)::int as asked
      from refunds r join payments p on p.id = r.payment_id
      where p.order_id = orders.id and r.state = 'asked'
    ) as returned, lateral (values (asked, true), (refund_due - asked, false)) as part (amount, under_way)
    where refund_due > 0 and part.amount > 0
    union all
    select 'refund-failed', o.reference, r.amount, 'asked ' || to_char(r.asked_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD'), false
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where r.state = 'failed' and o.refund_due > 0
    union all
    select 'refund-waits', o.reference, r.amount, 'the provider has not answered since ' || to_char(r.asked_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD HH24:MI'), false
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where r.state = 'asked' and r.asked_at < ${waitsSince}
    union all
    select 'paid-twice', o.reference, o.overpaid, count(*) || ' payments: return what is too much, or take back a transfer booked by mistake', false
    from payments p join orders o on o.id = p.order_id
    where p.captured > p.refunded and o.overpaid > 0 and o.status not in ('rejected', 'cancelled')
    group by o.id
    having count(*) > 1
      -- One of the payments could have stayed away: what a change or a grant made too much is no second payment.
      and o.overpaid >= min(p.captured - p.refunded)
    union all
    select 'same-picture', o.reference, 0, 'a picture that other orders show too', false
    from payment_proofs f join orders o on o.id = f.order_id
    where f.refused_at is null and f.accepted_at is null
      and exists (select 1 from payment_proofs g where g.sha256 = f.sha256 and g.order_id <> f.order_id)
    group by o.id
    union all
    select 'proof-unasked', o.reference, 0, 'a picture of a transfer waits although nothing is due: book the money, or refuse the picture', false
    from payment_proofs f join orders o on o.id = f.order_id
    where f.refused_at is null and f.accepted_at is null and o.payment_status <> 'proof-submitted'
    group by o.id
    ${withProofs ? waitingProofs : sql``}
    union all
    select 'job-failed', '', 0, j.name || ' failed for good', false
    from pgboss.job j
    where j.state = 'failed'
      -- Those that write letters about an order are told with the letters (letter-problems.ts).
      and not (${inArray(sql`j.name`, [...letterJobs])} and (
        exists (select from orders o where o.id = (j.data ->> 'orderId')::bigint)
        or exists (select from order_events e where e.id = (j.data ->> 'eventId')::bigint)))
    ) as problems
    order by kind <> 'refund-asked', kind not in ('refund-due', 'refund-failed', 'refund-waits', 'paid-twice'), kind = 'proof-waits', kind, reference
    limit ${maxProblems}`)
  return rows
}
