import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { may, maySeeDay } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { errorCode } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { lateChangesOf } from '#server/db/work/late-changes.ts'
import { addWorkEvent } from '#server/db/work/work-events.ts'

/** The first acknowledgement stays. */
export function acknowledgeChange(
  { db }: Pick<Store, 'db'>,
  { date, eventId }: { readonly date: CalendarDate; readonly eventId: number },
  by: StaffMember,
  now: Date,
): Promise<'saved' | 'not-allowed' | 'not-due' | 'temporarily-unavailable'> {
  return orOutage(async () => {
    if (!may(by.role, 'tick-dishes') || !maySeeDay(by.role, date, todayInHongKong(now))) return 'not-allowed'
    const change = (await lateChangesOf(db, date)).find(({ id }) => id === eventId)
    if (!change) return 'not-due'
    if (change.seen) return 'saved'
    const who = { actorId: by.id, actorName: by.name }
    const when = { date, at: now, receivedAt: now }
    try {
      await addWorkEvent(db, {
        key: `acknowledge-change-${eventId}`,
        verb: 'acknowledge',
        subject: String(eventId),
        orderId: change.orderId,
        ...when,
        ...who,
      })
    } catch (error) {
      if (errorCode(error) !== '23505') throw error
    }
    return 'saved'
  })
}
