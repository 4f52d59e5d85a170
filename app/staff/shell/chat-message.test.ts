import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { orderStatuses } from '#domain/placed/order-status.ts'
import type { WeatherCallView } from '#server/page-data/staff/day/weather-view.ts'
import { chatOfMovedOrder, chatOfRemainingOrder } from './chat-message.ts'

const call = { date: calendarDate('2026-12-01'), kind: 'black-rain', words: null } as const
const order: WeatherCallView['orders'][number] = {
  id: 1,
  reference: 'ABCD-2345' as OrderReference,
  version: 2,
  status: 'confirmed',
  paymentStatus: 'paid',
  slot: '12:30',
  portions: 10,
  total: cents(100),
  name: 'Chan',
  phone: '+85291234567',
  hasMail: true,
  lang: 'en',
  sets: [],
  state: 'told',
  reservedDay: calendarDate('2026-12-02'),
  until: calendarDate('2027-03-01'),
}
const from = { url: 'https://example.com', shop: { zh: '店', en: 'Shop' } }
const chatOf = (changes: Partial<typeof order>) => chatOfMovedOrder({ ...order, ...changes }, call, from)

test('the chat link to a moved order’s customer is shown until the customer chose a day or the order was recalled or cancelled', () => {
  for (const state of ['told', 'opened'] as const) expect(chatOf({ state })).toContain('https://wa.me/')
  for (const state of ['chosen', 'recalled'] as const) expect(chatOf({ state })).toBeNull()
  for (const status of orderStatuses)
    expect(chatOf({ status }) === null).toBe(status === 'cancelled' || status === 'rejected')
})

test('the chat message offers another day for free until the kitchen begins, if the order was not moved', () => {
  for (const status of orderStatuses) {
    const chat = chatOfRemainingOrder({ ...order, status, reservedDay: null }, call, from)
    const mayChoose = ['submitted', 'confirmed', 'postponed'].includes(status)
    expect(chat !== null, status).toBe(mayChoose)
    if (chat) expect(decodeURIComponent(chat)).toContain('free of charge')
  }
})
