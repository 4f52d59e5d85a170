/** A month with its loads, and the rules of a day. */
import {
  type CalendarDate,
  daysBetween,
  monthGrid,
  parseCalendarDate,
  todayInHongKong,
} from '#domain/calendar.ts'
import { capacityOf, isDayOpen } from '#domain/delivery/capacity.ts'
import { zoneFee } from '#domain/delivery/zone-fee.ts'
import { type Cents, cents, nothing } from '#domain/money.ts'
import type { DayRule, Settings } from '#domain/shop/settings.ts'
import { type DayForm, usualDay } from '#domain/staff/day/day-form.ts'
import type { DaysForm } from '#domain/staff/day/days-form.ts'
import { type SlotLoad, slotLoads } from '#domain/staff/day/slot-load.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { changeDay } from '#server/commands/shop/change-day.ts'
import { changeDays } from '#server/commands/shop/change-days.ts'
import { daySummaries, slotCountsBetween } from '#server/db/orders/order-counts.ts'
import { dayVersion } from '#server/db/shop/settings.ts'
import type { Store } from '#server/db/store/store.ts'

export interface CalendarDay {
  readonly date: CalendarDate
  readonly orders: number
  readonly portions: number
  readonly deliveries: number
  readonly total: Cents
  readonly isOpen: boolean
  /** A weather alert stops the day. */
  readonly isStopped: boolean
  /** True if delivery costs more than usual. */
  readonly isSpecial: boolean
  readonly loads: readonly SlotLoad[]
}

export interface SelectedDay {
  readonly day: CalendarDay
  readonly rule: DayRule
  readonly version: number
  readonly usualCapacity: number
  readonly zones: readonly { readonly id: string; readonly name: Text; readonly fee: Cents }[]
  readonly maySetFees: boolean
  readonly isPast: boolean
}

export interface CalendarMonth {
  readonly today: CalendarDate
  readonly year: number
  readonly month: number
  readonly weeks: readonly (readonly CalendarDate[])[]
  readonly days: readonly CalendarDay[]
  /** Percentage of the capacity from which a slot is highlighted. */
  readonly warnFrom: number
  readonly day: SelectedDay
}

/** YYYY-MM-DD, or YYYY-MM for a month. */
interface RequestedDay {
  readonly day: string | null
  readonly month: string | null
}

function dayOf({ day, month }: RequestedDay, today: CalendarDate): CalendarDate {
  const isThisMonth = month !== null && today.slice(0, 7) === month
  const request = parseCalendarDate(day ?? '') ?? (isThisMonth ? null : parseCalendarDate(`${month}-01`))
  return request && Math.abs(daysBetween(today, request)) <= maxDaysAway ? request : today
}

/** Adjacent months must be valid dates. */
const maxDaysAway = 50 * 366

export type CalendarApi = ReturnType<typeof createCalendarApi>

export function createCalendarApi(store: Pick<Store, 'db' | 'content' | 'refresh'>, now: () => Date) {
  return {
    async month({ role }: StaffMember, requestedDay: RequestedDay): Promise<CalendarMonth> {
      const today = todayInHongKong(now())
      const date = dayOf(requestedDay, today)
      const [year = 0, month = 0] = date.split('-').map(Number)
      const weeks = monthGrid(year, month)
      const dates = weeks.flat().filter((each) => each.startsWith(date.slice(0, 7)))
      const range = { from: dates[0] ?? date, to: dates.at(-1) ?? date }
      const { settings } = await store.content()
      const summaries = new Map((await daySummaries(store.db, range, true)).map((each) => [each.date, each]))
      const counts = Map.groupBy(await slotCountsBetween(store.db, range), (each) => each.date)
      const starts = settings.slots.map(({ from }) => from)
      const days = dates.map((each): CalendarDay => {
        const summary = summaries.get(each)
        return {
          date: each,
          orders: summary?.orders ?? 0,
          portions: summary?.portions ?? 0,
          deliveries: summary?.deliveries ?? 0,
          total: summary?.total ?? cents(0),
          isOpen: isDayOpen(each, settings),
          isStopped: settings.stoppedDates.includes(each),
          isSpecial: settings.zones.some((zone) => zoneFee(zone, each, settings) > zone.fee),
          loads: slotLoads(
            starts,
            counts.get(each) ?? [],
            (slot) => capacityOf({ date: each, slot }, settings),
            settings.warnFromPercent,
          ),
        }
      })
      const day = days.find((each) => each.date === date)
      if (!day) throw new RangeError(`${date} is not in its month`)
      const fees = usualFees(date, settings)
      const rule = settings.days.find((each) => each.date === date)
      return {
        today,
        year,
        month,
        weeks,
        days,
        warnFrom: settings.warnFromPercent,
        day: {
          day,
          rule: rule ?? usualDay(date, settings.closedDates),
          version: await dayVersion(store.db, date),
          usualCapacity: settings.slotCapacity,
          zones: settings.zones.map(({ id, name }) => ({ id, name, fee: fees[id] ?? nothing })),
          maySetFees: may(role, 'change-settings'),
          isPast: date < today,
        },
      }
    },
    fields: async (): Promise<Pick<Settings, 'slots' | 'zones'>> => (await store.content()).rules.settings,
    /** Null if the person may not set them. */
    async feesOn({ role }: StaffMember, date: CalendarDate) {
      if (!may(role, 'change-settings')) return null
      const { settings } = (await store.content()).rules
      const price = settings.days.find((each) => each.date === date)?.zoneFees
      return { ...usualFees(date, settings), ...price }
    },
    save: ({ id, name, role }: StaffMember, form: DayForm) =>
      changeDay(store, { id, name }, form, may(role, 'change-settings'), now()),
    saveDays: ({ id, name }: StaffMember, form: DaysForm) => changeDays(store, { id, name }, form, now()),
  }
}

const usualFees = (date: CalendarDate, settings: Settings): Readonly<Record<string, Cents>> =>
  Object.fromEntries(settings.zones.map((zone) => [zone.id, zoneFee(zone, date, { ...settings, days: [] })]))
