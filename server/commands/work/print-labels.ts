import type { CalendarDate } from '#domain/calendar.ts'
import type { LabelToPrint } from '#domain/staff/label-choice.ts'
import { unlessAway } from '#server/commands/unless-away.ts'
import type { Store } from '#server/db/store/store.ts'
import { savePrinted } from '#server/db/work/kitchen.ts'
import { addWorkEvent } from '#server/db/work/work-events.ts'

/** Remembers what labels are printed and what they say, with an entry in the trail of each order. */
export function printLabels(
  { db }: Pick<Store, 'db'>,
  labels: readonly (Pick<LabelToPrint, 'key' | 'order' | 'says'> & { readonly version: number })[],
  date: CalendarDate,
  by: { readonly id: string; readonly name: string },
  now: Date,
): Promise<'saved' | 'temporarily-unavailable'> {
  return unlessAway(async () => {
    const byOrder = Map.groupBy(labels, ({ order }) => order.id)
    await db.transaction(async (tx) => {
      const printed = labels.map(({ order, key, says, version }) => ({
        orderId: order.id,
        key,
        said: says,
        version,
      }))
      await savePrinted(tx, printed, by.name, now)
      for (const [orderId, { length: number }] of byOrder) {
        const who = { actorId: by.id, actorName: by.name }
        await addWorkEvent(tx, {
          verb: 'print-labels',
          date,
          orderId,
          number,
          at: now,
          receivedAt: now,
          ...who,
        })
      }
    })
    return 'saved' as const
  })
}
