import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { eraseButton, erasedNow, nextRun, ordersFound, ruleText } from './customers.ts'

describe('the page of personal data uses whole sentences for counts', () => {
  test.each([
    [1, 0, '刪除 1 張單的客人資料', 'Delete customer data for 1 order'],
    [3, 0, '刪除 3 張單的客人資料', 'Delete customer data for 3 orders'],
    [0, 1, '1 張單辦妥後刪除客人資料', 'Delete customer data for 1 order once settled'],
    [0, 3, '3 張單辦妥後刪除客人資料', 'Delete customer data for 3 orders once settled'],
    [1, 1, '刪除 1 張單的客人資料，另 1 張等辦妥', 'Delete customer data for 1 order, and for 1 more later'],
    [3, 2, '刪除 3 張單的客人資料，另 2 張等辦妥', 'Delete customer data for 3 orders, and for 2 more later'],
  ])('the button names %i orders to erase now and %i later', (now, later, zh, en) => {
    expect(eraseButton(now, later)).toEqual({ zh, en })
  })

  test.each([
    [0, 0, '資料之前已經刪除。', 'Already deleted.'],
    [1, 0, '已刪除 1 張單的客人資料。', 'Customer data for 1 order deleted.'],
    [3, 0, '已刪除 3 張單的客人資料。', 'Customer data for 3 orders deleted.'],
    [
      ...([0, 1, '暫未刪除；1 張單的客人資料辦妥後會自動刪除。'] as const),
      'Nothing deleted yet. Customer data for 1 order will be deleted once settled.',
    ],
    [
      ...([2, 3, '已刪除 2 張單的客人資料；3 張單的客人資料辦妥後會自動刪除。'] as const),
      'Customer data for 2 orders deleted. Customer data for 3 orders will be deleted once settled.',
    ],
  ])('texts for %i erased and %i waiting orders are whole sentences', (count, postponedOrders, zh, en) => {
    expect(erasedNow(count, postponedOrders)).toEqual({ zh, en })
  })

  test.each([
    [0, 0, '下一次沒有要刪除的資料。', 'Nothing to delete in the next run.'],
    [1, 1, '下一次會刪除 1 位客人（1 張單）。', 'The next run deletes 1 customer (1 order).'],
    [1, 2, '下一次會刪除 1 位客人（2 張單）。', 'The next run deletes 1 customer (2 orders).'],
    [4, 9, '下一次會刪除 4 位客人（9 張單）。', 'The next run deletes 4 customers (9 orders).'],
  ])('the next run names %i customers of %i orders', (customers, orders, zh, en) => {
    expect(nextRun(customers, orders)).toEqual({ zh, en })
  })

  test('texts of search results and retention months are whole sentences', () => {
    expect([1, 2].map((number) => ordersFound(number).en)).toEqual(['1 order found', '2 orders found'])
    const [one, many] = [1, 24].map((months) => ruleText(months, calendarDate('2026-10-24')).en)
    expect(one).toContain('1 month after')
    expect(many).toContain('24 months after')
  })
})
