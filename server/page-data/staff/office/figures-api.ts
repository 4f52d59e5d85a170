import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import {
  daysBefore,
  type FigurePeriod,
  type FigureSums,
  type FigureView,
  periodsOf,
  type RequestedFigures,
  readFigureView,
  totalOf,
} from '#domain/staff/office/figures.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import {
  type Bill,
  billOf,
  keptFromCancelled,
  type PromotionFigure,
  promotionCosts,
  unpaidOf,
} from '#server/db/orders/figure-money.ts'
import {
  type CustomerFigure,
  customersOf,
  figureDays,
  figuresByMethod,
  figuresBySet,
  figuresBySource,
  figuresByZone,
  type MethodFigure,
  type SetFigure,
  type SourceFigure,
  type ZoneFigure,
} from '#server/db/orders/figures.ts'
import type { Store } from '#server/db/store/store.ts'

export interface Figures {
  readonly today: CalendarDate
  readonly view: FigureView
  readonly total: FigureSums
  /** Sums of the preceding period of equal length. */
  readonly before: FigureSums
  readonly periods: readonly FigurePeriod[]
  readonly bill: Bill
  readonly zones: readonly ZoneFigure[]
  readonly sets: readonly SetFigure[]
  readonly methods: readonly MethodFigure[]
  readonly sources: readonly SourceFigure[]
  readonly promotions: readonly PromotionFigure[]
  readonly unpaid: Awaited<ReturnType<typeof unpaidOf>>
  /** Fees of cancelled orders. */
  readonly kept: Awaited<ReturnType<typeof keptFromCancelled>>
  readonly customers: CustomerFigure
}

export interface FiguresApi {
  of(staff: StaffMember, asked: RequestedFigures): Promise<Figures | null>
}

export function createFiguresApi({ db }: Pick<Store, 'db'>, now: () => Date): FiguresApi {
  return {
    async of({ role }, asked) {
      if (!may(role, 'see-figures')) return null
      const today = todayInHongKong(now())
      const view = readFigureView(asked, today)
      const days = await figureDays(db, view)
      return {
        today,
        view,
        total: totalOf(days),
        periods: periodsOf(days, view, view.unit),
        before: totalOf(await figureDays(db, daysBefore(view))),
        bill: await billOf(db, view),
        zones: await figuresByZone(db, view),
        sets: await figuresBySet(db, view),
        methods: await figuresByMethod(db, view),
        sources: await figuresBySource(db, view),
        promotions: await promotionCosts(db, view),
        unpaid: await unpaidOf(db, view),
        kept: await keptFromCancelled(db, view),
        customers: await customersOf(db, view),
      }
    },
  }
}
