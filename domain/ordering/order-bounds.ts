/** The rules of time and room that staff may exceed: each by a choice of its own, and with a reason in the trail. */
import type { CalendarDate } from '#domain/calendar.ts'
import { capacityOf, type Due, dayRuleOf, isDayOpen, roomIn } from '#domain/delivery/capacity.ts'
import { earliestOrderDate, type LeadTimes } from '#domain/delivery/delivery-dates.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { OrderFacts } from './order-check.ts'

export const bounds = ['lead-time', 'day-closed', 'slot-closed', 'slot-full'] as const

export type Bound = (typeof bounds)[number]

/** Portions that an order needs in a slot, and those that other orders have taken there. */
interface RequestedRoom {
  readonly portions: number
  readonly taken: number
}

/**
 * The bounds that an order exceeds by being due then.
 * @param sets those of the order, since some take longer than the shop
 * @param room null: the order has its place there already
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
    // Customers may fill an empty slot with more than it holds; staff are asked about that too.
    'slot-full': room !== null && room.portions > roomIn(room.taken, capacityOf(due, settings)),
  }
  return bounds.filter((bound) => exceeds[bound])
}

/** Why a day is too early for these sets, with the lead time or, where that is exceeded on purpose, at all; null: it is not. */
export function leadTimeRefusal(
  date: CalendarDate,
  sets: readonly Pick<SetMenu, 'leadDays'>[],
  exceeded: readonly Bound[],
  settings: LeadTimes,
  today: CalendarDate,
): Refusal<'date-too-early'> | null {
  const earliest = exceeded.includes('lead-time') ? today : earliestOrderDate(today, settings, sets, date)
  return date < earliest ? refusal('date-too-early', 'date', { earliest }) : null
}

/** The rules without the bounds that are exceeded on purpose. Nobody exceeds today: an order is never due in the past. */
function settingsBeyond(exceeded: readonly Bound[], settings: Settings): Settings {
  const isOff = (bound: Bound) => exceeded.includes(bound)
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

/** The rules and sets as `settingsBeyond`, with the lead times of the sets. */
export function factsBeyond(exceeded: readonly Bound[], { sets, settings }: OrderFacts): OrderFacts {
  const withoutLead = () => new Map([...sets].map(([id, set]) => [id, { ...set, leadDays: null }]))
  return {
    sets: exceeded.includes('lead-time') ? withoutLead() : sets,
    settings: settingsBeyond(exceeded, settings),
  }
}

const boundOfCode: Partial<Record<Refusal['code'], Bound>> = {
  'date-too-early': 'lead-time',
  'date-closed': 'day-closed',
  'slot-closed': 'slot-closed',
  'slot-full': 'slot-full',
}

/** The bound that a refusal is about; null: it is about something else. */
export function boundOf({ code }: Pick<Refusal, 'code'>): Bound | null {
  return boundOfCode[code] ?? null
}

/** The bounds that a form exceeds on purpose, each in a field of its own. */
export function readBounds(fields: Iterable<readonly [string, string]>): readonly Bound[] {
  const named = new Set([...fields].filter(([name]) => name === 'exceed').map(([, value]) => value))
  return bounds.filter((bound) => named.has(bound))
}
