import { describe, expect, test } from 'vitest'
import { keyFor, type OrderAttempt, openAttempt, orderAttempt } from './attempt.ts'
import { readAttempt } from './storage.ts'

const line = { setId: 3, quantity: 1, selection: { salad: { greek: 1 } } }
const openFirst = () => openAttempt(null, [line], 'set', () => 'first')
const send = (attempt: OrderAttempt, body: string) =>
  orderAttempt(attempt, { type: 'send', key: attempt.key, body })

describe('the idempotency key of an attempt', () => {
  test('stays the same until the server answers, even when the order was changed', () => {
    const attempt = send(openFirst(), 'a')
    expect([keyFor(attempt, 'a', () => 'new'), keyFor(attempt, 'b', () => 'new')]).toEqual(['first', 'first'])
  })

  test('is renewed only when the order was refused and then changed', () => {
    const attempt = orderAttempt(send(openFirst(), 'a'), { type: 'answered', outcome: 'refused' })
    expect([keyFor(attempt, 'a', () => 'new'), keyFor(attempt, 'b', () => 'new')]).toEqual(['first', 'new'])
  })

  test('is renewed once when the server has another order under it, and stays the same for retries', () => {
    const usedAttempt = orderAttempt(send(openFirst(), 'b'), { type: 'answered', outcome: 'used' })
    const key = keyFor(usedAttempt, 'b', () => 'second')
    expect(key).toBe('second')
    const again = orderAttempt(usedAttempt, { type: 'send', key, body: 'b' })
    expect(keyFor(again, 'b', () => 'third')).toBe('second')
  })
})

describe('opening the order dialog', () => {
  test('with the same lines continues at the step where it was closed', () => {
    const attempt = orderAttempt(openFirst(), { type: 'choose', fulfilment: 'pickup' })
    expect(openAttempt(attempt, [line], 'set', () => 'new')).toMatchObject({
      key: 'first',
      dialog: { step: 'orderForm' },
    })
  })

  test('with other lines starts a new attempt and keeps the contact details', () => {
    const input = orderAttempt(openFirst(), { type: 'editContact', changes: { name: '陳小姐' } })
    const other = openAttempt(input, [{ ...line, setId: 4 }], 'cart', () => 'new')
    expect(other).toMatchObject({ key: 'new', dialog: { step: 'orderContent', contact: { name: '陳小姐' } } })
  })
})

test('a form without allergies starts from those of this visit, and one with its own keeps them', () => {
  const opened = openAttempt(null, [line], 'set', () => 'first', ['peanut'])
  expect(opened.dialog.needs.allergens).toEqual(['peanut'])
  const other = openAttempt(opened, [{ ...line, setId: 4 }], 'set', () => 'new', ['egg'])
  expect(other.dialog.needs.allergens).toEqual(['peanut'])
})

test('a swap replaces a dish in one line and keeps its number', () => {
  const swap = {
    groupId: 'salad',
    dishId: 'greek',
    dish: { zh: '', en: '' },
    insteadId: 'caesar',
    instead: { zh: '', en: '' },
  }
  const attempt = orderAttempt(openFirst(), { type: 'swapDish', line: 0, swap })
  expect(attempt.lines).toEqual([{ ...line, selection: { salad: { caesar: 1 } } }])
  expect(orderAttempt(attempt, { type: 'swapDish', line: 1, swap }).lines).toEqual(attempt.lines)
})

describe('the stored attempt', () => {
  test('is read back as it was written', () => {
    expect(readAttempt(JSON.stringify(openFirst()))).toEqual(openFirst())
  })

  test.each(['', 'null', '[]', '{"dialog":{}}', '{"lines":1'])('is dropped when damaged: %s', (savedText) => {
    expect(readAttempt(savedText)).toBeNull()
  })
})
