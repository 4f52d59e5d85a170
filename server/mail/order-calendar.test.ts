import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { demoShopDetails } from '#content/shop-details.ts'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { orderStatuses } from '#domain/placed/order-status.ts'
import { langs } from '#domain/text.ts'
import { type OrderCalendarEntry, orderCalendar } from './order-calendar.ts'

const shop = { ...demoShopDetails, email: 'shop@example.com' }
const order: OrderCalendarEntry = {
  reference: 'K7QF-3MXA',
  status: 'confirmed',
  fulfilment: 'delivery',
  dueDate: calendarDate('2026-12-12'),
  slot: '12:30',
  address: '新蒲崗蒸籠街 8 號點心大廈 8 樓',
  districtId: null,
  pickupPlaceName: null,
  lines: [
    {
      name: { zh: '豪華二十人套餐', en: 'Deluxe 20-Person Set' },
      units: 2,
      unitPrice: cents(70_000),
      dishes: [{ name: { zh: '燒鴨', en: 'Roast Duck' }, number: 1 }],
    },
  ],
  version: 3,
  changedAt: new Date('2026-11-22T09:05:00Z'),
}

/** Parses like a calendar program. */
function readCalendar(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const entry = calendar.getFirstSubcomponent('vevent')
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (!entry || !zone) throw new Error('the file has no entry or no zone')
  ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return { method: calendar.getFirstPropertyValue('method'), entry, event: new ICAL.Event(entry) }
}
const readOf = (changes: Partial<OrderCalendarEntry> = {}, lang: 'zh' | 'en' = 'en') =>
  readCalendar(orderCalendar({ ...order, ...changes }, shop, lang).content)

describe('the calendar file of an order', () => {
  test.each(langs)('contains time, place and dishes (%s)', (lang) => {
    const { event, entry } = readOf({}, lang)
    expect(event.startDate.toString()).toBe('2026-12-12T12:30:00')
    expect(event.startDate.zone.tzid).toBe('Asia/Hong_Kong')
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-12T04:30:00.000Z')
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-12T05:00:00.000Z')
    expect(event.location).toBe(order.address)
    expect(event.summary).toBe(lang === 'zh' ? '開源到會：送貨' : 'Hoi Yuen Catering: delivery')
    const duck = lang === 'zh' ? '- 燒鴨 ×2' : '- Roast Duck ×2'
    for (const text of [order.reference, order.lines[0]?.name[lang], duck, shop.hotline])
      expect(event.description).toContain(text)
    expect(entry.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T09:05:00Z')
    expect(entry.getFirstPropertyValue('organizer')).toBe('mailto:shop@example.com')
  })

  test('is the same entry in every version and language, with a rising version number', () => {
    const first = readOf({ version: 0 }, 'zh')
    const later = readOf({ version: 1, dueDate: calendarDate('2026-12-19') }, 'en')
    expect(later.event.uid).toBe(first.event.uid)
    expect([first.event.sequence, later.event.sequence]).toEqual([0, 1])
  })

  test('names the district of the address in the language of the file', () => {
    const { event: zh } = readOf({ districtId: 'wong-tai-sin' }, 'zh')
    const { event: en } = readOf({ districtId: 'wong-tai-sin' }, 'en')
    expect(zh.location).toBe(`黃大仙區 ${order.address}`)
    expect(en.location).toBe(`${order.address}, Wong Tai Sin`)
  })

  test('contains the pickup place if the customer collects', () => {
    const { event } = readOf({ fulfilment: 'pickup', pickupPlaceName: { zh: '觀塘', en: 'Kwun Tong' } })
    expect(event.location).toBe('Kwun Tong')
  })

  test.each(orderStatuses)('blocks the calendar only while the day is certain (%s)', (status) => {
    const { method, entry } = readOf({ status })
    const isOff = ['rejected', 'cancelled', 'postponed'].includes(status)
    expect(method).toBe(isOff ? 'CANCEL' : 'PUBLISH')
    expect(entry.getFirstPropertyValue('status')).toBe(
      isOff ? 'CANCELLED' : status === 'submitted' ? 'TENTATIVE' : 'CONFIRMED',
    )
  })

  test('contains any address completely, in lines that every program reads', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
        fc.integer({ min: 0, max: 400 }),
        (text, days) => {
          const address = text.replace(/\p{Cc}/gu, ' ').trim() || 'x'
          const dueDate = addDays(order.dueDate, days)
          const { content, name } = orderCalendar({ ...order, address, dueDate }, shop, 'zh')
          expect(readCalendar(content).event.location).toBe(address)
          expect(readCalendar(content).event.startDate.toString()).toBe(`${dueDate}T12:30:00`)
          expect(name).toBe('K7QF3MXA.ics')
          for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        },
      ),
    )
  })
})
