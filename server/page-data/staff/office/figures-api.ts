import { todayInHongKong } from '#domain/calendar.ts'
import {
  daysBefore,
  periodsOf,
  type RequestedFigures,
  readFigureView,
  totalOf,
} from '#domain/staff/office/figures.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { billOf, loadCancellationFees, promotionCosts, unpaidOf } from '#server/db/orders/figure-money.ts'
import {
  customersOf,
  figureDays,
  figuresByMethod,
  figuresBySet,
  figuresBySource,
  figuresByZone,
} from '#server/db/orders/figures.ts'
import type { Store } from '#server/db/store/store.ts'

export type Figures = NonNullable<Awaited<ReturnType<ReturnType<typeof createFiguresApi>['of']>>>

export function createFiguresApi({ db }: Pick<Store, 'db'>, now: () => Date) {
  return {
    async of({ role }: StaffMember, figures: RequestedFigures) {
      if (!may(role, 'see-figures')) return null
      const today = todayInHongKong(now())
      const view = readFigureView(figures, today)
      const days = await figureDays(db, view)
      return {
        today,
        view,
        total: totalOf(days),
        periods: periodsOf(days, view, view.unit),
        // Sums of the preceding period of equal length.
        before: totalOf(await figureDays(db, daysBefore(view))),
        bill: await billOf(db, view),
        zones: await figuresByZone(db, view),
        sets: await figuresBySet(db, view),
        methods: await figuresByMethod(db, view),
        sources: await figuresBySource(db, view),
        promotions: await promotionCosts(db, view),
        unpaid: await unpaidOf(db, view),
        cancellationFees: await loadCancellationFees(db, view),
        customers: await customersOf(db, view),
      }
    },
  }
}
