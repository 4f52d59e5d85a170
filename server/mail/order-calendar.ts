/** The file is an iCalendar (RFC 5545). */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { handoverPlace } from '#content/ordering/handover-place.ts'
import { type CalendarOrder, calendarDescription, calendarTitle } from '#content/ordering/order-calendar.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Lang, Text } from '#domain/text.ts'

export interface OrderCalendarEntry extends CalendarOrder {
  readonly status: OrderStatus
  readonly dueDate: CalendarDate
  /** The slot is HH:mm. */
  readonly slot: string
  readonly address: string
  readonly districtId: DistrictId | null
  readonly pickupPlaceName: Text | null
  /** Calendars accept only higher versions. */
  readonly version: number
  readonly changedAt: Date
}

export interface CalendarFile {
  readonly name: string
  /** The type includes the method as a parameter. */
  readonly content: string
  readonly method: 'PUBLISH' | 'CANCEL'
}

const zone = 'Asia/Hong_Kong'
const slotLength = { minutes: 30 }

/** Hong Kong has had no summer time since 1979. */
const zoneRules = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19791021T033000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0800',
  'TZNAME:HKT',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n')

/** Files of an order update the same entry. A cancelled order, or one postponed without a date, removes it. */
export function orderCalendar(
  order: OrderCalendarEntry,
  shop: Pick<ShopDetails, 'name' | 'hotline' | 'email'>,
  lang: Lang,
): CalendarFile {
  const status = entryStatus[order.status]
  const isCancelled = status === ICalEventStatus.CANCELLED
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const title = calendarTitle(order, shop.name)[lang]
  const start = Temporal.PlainDateTime.from(`${order.dueDate}T${order.slot}`).toZonedDateTime(zone)
  const calendar = ical({
    prodId: { company: shop.name.en, product: 'Orders', language: lang.toUpperCase() },
    method,
    events: [
      {
        id: `order-${order.reference}@catering`,
        sequence: order.version,
        stamp: order.changedAt,
        start,
        end: start.add(slotLength),
        timezone: zone,
        summary: title,
        description: calendarDescription(order, shop.hotline, lang),
        location: handoverPlace(order, lang),
        organizer: { name: shop.name.en, email: shop.email },
        status,
      },
    ],
  })
  // The library writes local time, which the standard forbids.
  const content = calendar.toString().replace('BEGIN:VEVENT', `${zoneRules}BEGIN:VEVENT`)
  return { name: `${order.reference.replace('-', '')}.ics`, content, method }
}

const { CANCELLED, CONFIRMED, TENTATIVE } = ICalEventStatus

const entryStatus: Record<OrderStatus, ICalEventStatus> = {
  submitted: TENTATIVE,
  confirmed: CONFIRMED,
  preparing: CONFIRMED,
  ready: CONFIRMED,
  'out-for-delivery': CONFIRMED,
  delivered: CONFIRMED,
  collected: CONFIRMED,
  completed: CONFIRMED,
  rejected: CANCELLED,
  cancelled: CANCELLED,
  postponed: CANCELLED,
}
