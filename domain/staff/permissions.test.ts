import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { orderStatuses } from '#domain/placed/order-status.ts'
import {
  giveBackLimit,
  isRole,
  may,
  mayGiveBack,
  maySeeOrder,
  maySendPictures,
  maySetStatus,
  type Role,
  roles,
  type StaffAction,
  seesOrderLists,
  seesPhone,
  seesPrices,
  staffActions,
} from './permissions.ts'

const today = calendarDate('2026-12-11')
const due = (days: number, isOnOwnRun = false) => ({ dueDate: addDays(today, days), isOnOwnRun })
const aRole = fc.constantFrom(...roles)

const rolesWhere = (rule: (role: Role) => boolean) => roles.filter(rule)

describe('the table of roles', () => {
  test.each<[StaffAction, Role[]]>([
    ['change-order', ['owner', 'office']],
    ['mark-paid', ['owner', 'office']],
    ['cancel', ['owner', 'office']],
    ['refund', ['owner', 'office']],
    ['postpone', ['owner', 'office']],
    ['plan-runs', ['owner', 'office']],
    ['tick-dishes', ['owner', 'office', 'kitchen']],
    ['print-labels', ['owner', 'office', 'kitchen', 'packer']],
    ['drive', ['owner', 'office', 'driver']],
    ['mark-sold-out', ['owner', 'office', 'kitchen']],
    ['change-days', ['owner', 'office']],
    ['edit-menus', ['owner']],
    ['edit-site', ['owner']],
    ['change-settings', ['owner']],
    ['manage-people', ['owner']],
    ['see-figures', ['owner']],
    ['export-orders', ['owner', 'office']],
  ])('allows nobody else to %s than %j', (action, roles) => {
    expect(rolesWhere((role) => may(role, action))).toEqual(roles)
  })

  test('shows prices to the owner and the office only', () => {
    expect(rolesWhere(seesPrices)).toEqual(['owner', 'office'])
  })

  test('allows everyone who edits menus or the site to send pictures', () => {
    expect(rolesWhere(maySendPictures)).toEqual(['owner'])
  })

  test('gives kitchen, packers and drivers the states of their own work', () => {
    const set = (role: Role) => orderStatuses.filter((status) => maySetStatus(role, status))
    expect(set('owner')).toEqual(orderStatuses)
    expect(set('office')).toEqual(orderStatuses)
    expect(set('kitchen')).toEqual(['preparing', 'ready'])
    expect(set('packer')).toEqual(['ready'])
    expect(set('driver')).toEqual(['out-for-delivery', 'delivered'])
  })

  test('allows the owner to do everything', () => {
    for (const action of staffActions) expect(may('owner', action)).toBe(true)
  })
})

describe('orders', () => {
  test('are visible on the days a role works on', () => {
    const rolesFor = (days: number) => rolesWhere((role) => maySeeOrder(role, due(days), today))
    expect(rolesFor(-1)).toEqual(['owner', 'office'])
    expect(rolesFor(0)).toEqual(['owner', 'office', 'kitchen', 'packer'])
    expect(rolesFor(1)).toEqual(['owner', 'office', 'kitchen'])
    expect(rolesFor(2)).toEqual(['owner', 'office'])
  })

  test('can be listed and searched by everybody but drivers', () => {
    expect(rolesWhere(seesOrderLists)).toEqual(['owner', 'office', 'kitchen', 'packer'])
  })

  test('are visible to a driver only on their own runs, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.boolean(), (days, isOwn) => {
        expect(maySeeOrder('driver', due(days, isOwn), today)).toBe(isOwn)
      }),
    )
  })
})

describe('the permission to refund', () => {
  const limit = { officeRefundLimit: cents(100_000) }

  test('has no limit for the owner, and the shop’s limit for the office', () => {
    expect(giveBackLimit('office', { officeRefundLimit: cents(5_000) })).toBe(5_000)
    expect(mayGiveBack('office', cents(5_001), { officeRefundLimit: cents(5_000) })).toBe(false)
    expect(mayGiveBack('owner', cents(100_000_000), limit)).toBe(true)
    expect(mayGiveBack('office', cents(100_000), limit)).toBe(true)
    expect(mayGiveBack('office', cents(100_001), limit)).toBe(false)
  })

  test('is missing for all other roles, even for an amount of 0', () => {
    for (const role of ['kitchen', 'packer', 'driver'] as const)
      expect(mayGiveBack(role, cents(0), limit)).toBe(false)
  })

  test('for an amount includes every smaller amount', () => {
    fc.assert(
      fc.property(aRole, fc.nat(10_000_000), fc.nat(10_000_000), (role, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map(cents) as [never, never]
        expect(mayGiveBack(role, less, limit) || !mayGiveBack(role, more, limit)).toBe(true)
      }),
    )
  })
})

describe("a customer's telephone number", () => {
  const at = (time: string) => new Date(`2026-12-11T${time}:00+08:00`)
  const journey = { leftAt: at('11:00'), deliveredAt: at('12:00') }

  test('is visible to owner and office at any time, and never to kitchen and packers', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (now) => {
        const waitingTrip = { leftAt: null, deliveredAt: null }
        for (const trip of [journey, waitingTrip])
          expect(rolesWhere((role) => role !== 'driver' && seesPhone(role, trip, now))).toEqual([
            'owner',
            'office',
          ])
      }),
    )
  })

  test('is visible to a driver from leaving until 2 hours after the delivery', () => {
    const isPhoneVisible = (now: Date, trip = journey) => seesPhone('driver', trip, now)
    expect(isPhoneVisible(at('10:59'))).toBe(false)
    expect(isPhoneVisible(at('11:00'))).toBe(true)
    expect(isPhoneVisible(at('14:00'))).toBe(true)
    expect(isPhoneVisible(at('14:01'))).toBe(false)
    expect(seesPhone('driver', { leftAt: null, deliveredAt: null }, at('11:00'))).toBe(false)
    expect(seesPhone('driver', { leftAt: at('11:00'), deliveredAt: null }, at('23:00'))).toBe(true)
  })
})

test('a word is a role only if the table contains it', () => {
  for (const role of roles) expect(isRole(role)).toBe(true)
  for (const word of ['', 'Owner', 'constructor', 'admin']) expect(isRole(word)).toBe(false)
})
