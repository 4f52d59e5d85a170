import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { LabelToPrint } from '#domain/staff/day/label-choice.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { savePrintedLabels } from '#server/db/work/kitchen.ts'
import { addWorkEvent } from '#server/db/work/work-events.ts'

interface Printable {
  readonly labels: readonly (Pick<LabelToPrint, 'key' | 'order' | 'says'> & { readonly version: number })[]
}

/**
 * Serializes simultaneous prints, so that only one person gets a new label.
 * @param loadDay null if the person may not print
 */
export function printLabels<Day extends Printable>(
  { db }: Pick<Store, 'db'>,
  loadDay: (tx: Transaction) => Promise<Day | null>,
  date: CalendarDate,
  by: { readonly id: string; readonly name: string },
  now: Date,
): Promise<Day | null | 'temporarily-unavailable'> {
  return orOutage(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`labels of ${date}`}, 0))`)
      const day = await loadDay(tx)
      if (day) await savePrint(tx, day.labels, date, by, now)
      return day
    }),
  )
}

async function savePrint(
  tx: Transaction,
  labels: Printable['labels'],
  date: CalendarDate,
  by: { readonly id: string; readonly name: string },
  now: Date,
): Promise<void> {
  const rows = labels.map(({ order, key, says, version }) => ({
    orderId: order.id,
    key,
    content: says,
    version,
  }))
  await savePrintedLabels(tx, rows, by.name, now)
  const who = { actorId: by.id, actorName: by.name }
  for (const [orderId, { length: number }] of Map.groupBy(labels, ({ order }) => order.id)) {
    const what = { verb: 'print-labels', date, orderId, number } as const
    await addWorkEvent(tx, { ...what, ...who, at: now, receivedAt: now })
  }
}
