/** Bounds that staff may exceed one by one, with a reason in the audit log. */
import type { CalendarDate } from '#domain/calendar.ts'
import { capacityOf, type Due, dayRuleOf, isDayOpen, roomIn } from '#domain/delivery/capacity.ts'
import { earliestOrderDate, type LeadTimes } from '#domain/delivery/delivery-dates.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { OrderRules } from './order-check.ts'

export const bounds = ['lead-time', 'day-closed', 'slot-closed', 'slot-full'] as const

export type Bound = (typeof bounds)[number]

/** Portions the order needs, and portions reserved by others. */
interface RequestedRoom {
  readonly portions: number
  readonly bookedPortions: number
}

/**
 * @param sets the order's sets, whose lead times may exceed the shop's
 * @param room null if the order already has its place
 */
export function boundsExceeded(
  due: Due,
  room: RequestedRoom | null,
  sets: readonly Pick<SetMenu, 'leadDays'>[],
  settings: Settings,
  today: CalendarDate,
): readonly Bound[] {
  const exceeds: Readonly<Record<Bound, boolean>> = {
    'lead-time': due.date >= today && due.date < earliestOrderDate(today, settings, sets, due.date),
    'day-closed': !isDayOpen(due.date, settings),
    'slot-closed': dayRuleOf(due.date, settings)?.closedSlots.includes(due.slot) ?? false,
    // Customers may overfill an empty slot; staff must confirm it.
    'slot-full': room !== null && room.portions > roomIn(room.bookedPortions, capacityOf(due, settings)),
  }
  return bounds.filter((bound) => exceeds[bound])
}

export function leadTimeRefusal(
  date: CalendarDate,
  sets: readonly Pick<SetMenu, 'leadDays'>[],
  exceededBounds: readonly Bound[],
  settings: LeadTimes,
  today: CalendarDate,
): Refusal<'date-too-early'> | null {
  const earliest = exceededBounds.includes('lead-time')
    ? today
    : earliestOrderDate(today, settings, sets, date)
  return date < earliest ? refusal('date-too-early', 'date', { earliest }) : null
}

/** Rules ignore the exceeded bounds; past dates remain refused. */
function settingsBeyond(exceededBounds: readonly Bound[], settings: Settings): Settings {
  const isOff = (bound: Bound) => exceededBounds.includes(bound)
  return {
    ...settings,
    ...(isOff('lead-time') && { leadDays: 0, leadSeasons: [] }),
    ...(isOff('day-closed') && { closedDates: [], stoppedDates: [] }),
    days: settings.days.map((day) => ({
      ...day,
      ...(isOff('day-closed') && { intake: 'open' as const }),
      ...(isOff('slot-closed') && { closedSlots: [] }),
    })),
  }
}

/** Exceeding the lead time also drops the lead times of sets. */
export function rulesBeyond(exceededBounds: readonly Bound[], { sets, settings }: OrderRules): OrderRules {
  const withoutLead = () => new Map([...sets].map(([id, set]) => [id, { ...set, leadDays: null }]))
  return {
    sets: exceededBounds.includes('lead-time') ? withoutLead() : sets,
    settings: settingsBeyond(exceededBounds, settings),
  }
}

const boundOfCode: Partial<Record<Refusal['code'], Bound>> = {
  'date-too-early': 'lead-time',
  'date-closed': 'day-closed',
  'slot-closed': 'slot-closed',
  'slot-full': 'slot-full',
}

/** Returns null if the refusal concerns no bound. */
export function boundOf({ code }: Pick<Refusal, 'code'>): Bound | null {
  return boundOfCode[code] ?? null
}

/** Each bound has its own form field. */
export function readBounds(fields: Iterable<readonly [string, string]>): readonly Bound[] {
  const boundNames = new Set([...fields].filter(([name]) => name === 'exceed').map(([, value]) => value))
  return bounds.filter((bound) => boundNames.has(bound))
}
