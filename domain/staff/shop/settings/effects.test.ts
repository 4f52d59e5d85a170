import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { nothingInUse, readSection, settings } from '#tests/support/staff/settings-forms.ts'
import { effectsOf } from './effects.ts'
import type { SectionId } from './field-limits.ts'
import { seenText } from './save-result.ts'
import type { FutureOrders } from './setting-effect.ts'

test('a longer lead time in a season counts every order due in it', () => {
  const season = { 'lead.new.from': '12-20', 'lead.new.to': '12-27', 'lead.new.days': '10' }
  const reading = readSection('leadTimes', season)
  if (!reading.ok) throw new Error('refused')
  expect(reading.settings.leadSeasons).toEqual([{ from: '12-20', to: '12-27', days: 10 }])
  const slot = { date: calendarDate('2026-12-24'), slot: '12:00', orders: 3, portions: 9 }
  const due: FutureOrders = { slots: [slot], places: {}, unpaid: {} }
  const today = calendarDate('2026-12-15')
  expect(effectsOf('leadTimes', settings, reading.settings, due, today, nothingInUse)).toEqual([
    { kind: 'lead-season', season: { from: '12-20', to: '12-27', days: 10 }, orders: 3 },
    { kind: 'orders-keep', orders: 3 },
  ])
  const slow = { name: { zh: '盆菜', en: 'Poon Choi' }, days: 40 }
  const shorter = readSection('leadTimes', { horizonDays: '39' })
  if (!shorter.ok) throw new Error('refused')
  const withSlow = { ...nothingInUse, setLeads: [slow] }
  const beyond = { kind: 'set-beyond', ...slow }
  expect(effectsOf('leadTimes', settings, shorter.settings, due, today, withSlow)).toContainEqual(beyond)
  expect(effectsOf('leadTimes', settings, reading.settings, due, today, withSlow)).not.toContainEqual(beyond)
  const later = calendarDate('2026-12-18')
  expect(effectsOf('leadTimes', settings, reading.settings, due, later, nothingInUse)[0]).toEqual({
    kind: 'first-day',
    date: '2026-12-28',
  })
})

test('a confirmed change needs no second confirmation because another order arrived', () => {
  const effects = (orders: number) => [
    { kind: 'slot-closed', slot: '12:00', orders: 1 } as const,
    { kind: 'orders-keep', orders } as const,
  ]
  expect(seenText({ changes: [], effects: effects(3) })).toBe(seenText({ changes: [], effects: effects(4) }))
  expect(seenText({ changes: [], effects: [] })).not.toBe(seenText({ changes: [], effects: effects(3) }))
})

test('the effects name the orders that a change affects', () => {
  const slot = settings.slots[0]?.from ?? ''
  const date = calendarDate('2026-12-24')
  const future: FutureOrders = {
    slots: [{ date, slot, orders: 3, portions: 50 }],
    places: { [settings.remotePlaces[0]?.id ?? '']: 2, [settings.zones[0]?.id ?? '']: 5 },
    unpaid: { fps: 4 },
  }
  const today = calendarDate('2026-12-01')
  const effects = (section: SectionId, change: Partial<ShopSettings>) =>
    effectsOf(section, settings, { ...settings, ...change }, future, today, nothingInUse)
  expect(effects('slots', { slots: settings.slots.slice(1), slotCapacity: 40 })).toEqual([
    { kind: 'slot-closed', slot, orders: 3 },
    { kind: 'over-capacity', slots: 1 },
    { kind: 'orders-keep', orders: 3 },
  ])
  expect(effects('slots', { warnFromPercent: 50 })).toContainEqual({ kind: 'slots-marked', slots: 1 })
  expect(effects('zones', { zones: settings.zones.slice(1) })).toMatchObject([
    { kind: 'zone-removed', name: settings.zones[0]?.name, orders: 5 },
    {},
  ])
  expect(effects('leadTimes', { leadDays: 5, horizonDays: 20 })).toMatchObject([
    { kind: 'first-day', date: '2026-12-06' },
    { kind: 'last-day', date: '2026-12-21', orders: 3 },
    {},
  ])
  expect(effects('remotePlaces', { remotePlaces: settings.remotePlaces.slice(1) })).toMatchObject([
    { kind: 'place-removed', orders: 2 },
    {},
  ])
  expect(effects('payment', { methodsOff: ['fps'] })).toMatchObject([{ method: 'fps', orders: 4 }, {}])
  expect(effects('extras', { freeDeliveryFrom: cents(240_000) })).toMatchObject([{ to: '$2,400' }, {}])
})
