/** The kitchen sees no prices and phone numbers. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { DishMark } from '#domain/staff/day/dish-mark.ts'
import type { KitchenView } from '#domain/staff/day/kitchen-views.ts'
import type { LabelChoice } from '#domain/staff/day/label-choice.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { acknowledgeChange } from '#server/commands/orders/acknowledge-change.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { markDish } from '#server/commands/work/mark-dish.ts'
import { printLabels } from '#server/commands/work/print-labels.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Session } from '#server/page-data/session.ts'
import { kitchenDay } from './kitchen-day.ts'
import { labelDay } from './label-day.ts'

export type KitchenApi = ReturnType<typeof createKitchenApi>

export function createKitchenApi(store: Pick<Store, 'db' | 'content'>, now: () => Date) {
  return {
    /** Null if the role may not see that day. */
    day: (role: Role, date: CalendarDate | null, view: KitchenView) =>
      kitchenDay(store, role, date, view, now()),
    mark: (session: Session, mark: DishMark) => markDish(store, mark, session.staff, now()),
    acknowledge: (session: Session, change: Parameters<typeof acknowledgeChange>[1]) =>
      acknowledgeChange(store, change, session.staff, now()),
    labels: (role: Role, date: CalendarDate | null, choice: LabelChoice) =>
      labelDay(store, role, date, choice, now()),
    /** Marks labels as printed; null if the role may not. */
    async print({ staff }: Session, date: CalendarDate, choice: LabelChoice) {
      // The embedded database has only one connection.
      const content = await orOutage(() => store.content())
      if (content === 'temporarily-unavailable') return content
      const loadDay = (db: Transaction) =>
        labelDay({ db, content: async () => content }, staff.role, date, choice, now())
      return printLabels(store, loadDay, date, staff, now())
    },
  }
}
