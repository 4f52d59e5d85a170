import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { may, maySeeDay, type Role } from '#domain/permissions.ts'
import { dishesToCook } from '#domain/staff/production.ts'
import { unlessAway } from '#server/commands/unless-away.ts'
import type { Store } from '#server/db/store/store.ts'
import { kitchenOrders, removeCooked, saveCooked } from '#server/db/work/kitchen.ts'
import { addWorkEvent } from '#server/db/work/work-events.ts'

export interface Tick {
  readonly date: CalendarDate
  readonly dishId: string
  readonly isDone: boolean
}

/** Marks a dish of a day as done, with how many portions are due now, or as not done after all. */
export function tickDish(
  { db }: Pick<Store, 'db'>,
  { date, dishId, isDone }: Tick,
  by: { readonly id: string; readonly name: string; readonly role: Role },
  now: Date,
): Promise<'saved' | 'not-allowed' | 'not-due' | 'temporarily-unavailable'> {
  return unlessAway(async () => {
    if (!may(by.role, 'tick-dishes') || !maySeeDay(by.role, date, todayInHongKong(now))) return 'not-allowed'
    const event = { date, at: now, receivedAt: now, actorId: by.id, actorName: by.name, subject: dishId }
    return db.transaction(async (tx) => {
      if (!isDone) {
        if (await removeCooked(tx, date, dishId)) await addWorkEvent(tx, { ...event, verb: 'untick' })
        return 'saved'
      }
      const due = dishesToCook(await kitchenOrders(tx, date)).find((dish) => dish.dishId === dishId)
      if (!due) return 'not-due'
      await saveCooked(tx, date, { dishId, portions: due.portions, cookedAt: now, cookedBy: by.name })
      await addWorkEvent(tx, { ...event, verb: 'tick', number: due.portions })
      return 'saved'
    })
  })
}
