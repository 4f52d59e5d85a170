import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import type { OrderView } from '#server/site/order-view.ts'
import { statusView } from './view.ts'

const now = new Date('2026-12-01T12:00:00+08:00')
const placed: OrderView = {
  reference: 'ABCD-2345',
  placedAt: '2026-12-01T09:30:00+08:00',
  lang: 'zh',
  status: 'submitted',
  paymentStatus: 'unpaid',
  paymentMethod: 'fps',
  fulfilment: 'delivery',
  date: calendarDate('2026-12-08'),
  slot: '12:30',
  zone: { zh: '新界', en: 'New Territories' },
  remotePlace: { zh: '大嶼山', en: 'Lantau' },
  address: '1 Tung Chung Road',
  pickupPlace: null,
  contact: { name: '陳小姐', email: 'chan@example.com', phone: '+85291234567' },
  specialInstructions: '',
  lines: [],
  cutlery: null,
  tongs: 4,
  adjustments: [],
  deliveryFee: null,
  total: cents(148_000),
  events: [],
  payment: {
    isPractice: false,
    received: nothing,
    excess: nothing,
    due: null,
    notPayable: 'fee-to-be-quoted',
    offered: ['fps'],
    open: null,
    wasDeclined: false,
    instructions: null,
    code: null,
  },
}

describe('the status page', () => {
  test('shows the remote place and what comes with the food', () => {
    expect(statusView(placed, 'en', now)).toMatchObject({ remotePlace: 'Lantau', cutlery: null, tongs: 4 })
  })

  test('leads an order under way along five milestones', () => {
    const { isOffTheWay, milestones } = statusView(placed, 'zh', now)
    expect(isOffTheWay).toBe(false)
    expect(milestones.map(({ state }) => state)).toEqual(['done', 'now', 'to-come', 'to-come', 'to-come'])
    expect(milestones[0]?.when).toBe('今日 09:30')
  })

  test.each(['rejected', 'cancelled', 'postponed'] as const)(
    'says of a %s order that it is off the way',
    (status) => {
      expect(statusView({ ...placed, status }, 'zh', now)).toMatchObject({
        isOffTheWay: true,
        milestones: [],
      })
    },
  )
})
