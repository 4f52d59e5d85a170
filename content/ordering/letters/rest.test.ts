import { describe, expect, test } from 'vitest'
import { status } from '#content/ordering/order-status.ts'
import { calendarDate } from '#domain/calendar.ts'
import { type Cents, cents, nothing } from '#domain/money.ts'
import { happenings, type LetterChanges, letterContext } from '#tests/support/orders/mailed-order.ts'
import { stringsOf } from '#tests/support/texts.ts'
import { customerLetter } from './customer-letter.ts'
import { slip } from './parts.ts'

/** The lines after sets, promotions and extras. */
function billOf(changes: LetterChanges) {
  const parts = customerLetter(letterContext(changes), 'en')?.parts ?? []
  const slip = parts.flatMap((part) => (part.kind === 'slip' ? [part.slip] : []))[0]
  const rows = slip?.rows.filter(({ name }) => name === 'Total' || name === 'Paid') ?? []
  return [...rows.map(({ name, amount }) => [name, amount]), slip?.total]
}

describe('the bill in a letter', () => {
  test('shows the amount paid if a balance is due', () => {
    expect(billOf(happenings['remind of the rest'] ?? {})).toEqual([
      ['Total', '$2,463.40'],
      ['Paid', '−$2,000.00'],
      ['Amount due', '$463.40'],
    ])
  })

  test('shows a part payment of a postponed order as carried over', () => {
    const partPaid = { status: 'postponed', paymentStatus: 'part-paid' } as const
    const bill = billOf({
      event: { ...partPaid, verb: 'postpone', weather: 'typhoon-8' },
      order: partPaid,
      money: { receivedAmount: cents(46_340), due: cents(200_000), transfer: null },
    })
    expect(bill).toEqual([
      ['Total', '$2,463.40'],
      ['Paid, carried over', '$463.40'],
    ])
  })

  test('shows the price as paid once if a moved order was paid twice', () => {
    const { order, money, ...moved } = happenings['change-slot'] ?? {}
    const twice = { receivedAmount: cents(492_680), due: nothing, excess: cents(246_340) }
    expect(billOf({ ...moved, order: { ...order }, money: { ...money, ...twice } })).toEqual([
      ['Paid', '$2,463.40'],
    ])
  })
})

test('a customer who pays the balance after a refund is thanked for it', () => {
  const value = { status: 'confirmed', paymentStatus: 'part-refunded' } as const
  const letter = customerLetter(
    letterContext({
      event: { ...value, verb: 'take-payment' },
      order: value,
      money: { receivedAmount: cents(246_340), due: nothing, transfer: null },
    }),
    'en',
  )
  expect(letter?.subject).toMatch(/^payment received, order /)
})

test('a letter asks for no balance if the balance was paid before it is written', () => {
  const part = { status: 'submitted', paymentStatus: 'part-paid' } as const
  const late = letterContext({
    event: { ...part, verb: 'take-payment' },
    order: { status: 'submitted', paymentStatus: 'paid' },
    money: { receivedAmount: cents(246_340), due: nothing, transfer: null },
  })
  expect(customerLetter(late, 'en')).toBeNull()
})

test('a payment of a cancelled order is not thanked for; the letter names the refund', () => {
  for (const status of ['submitted', 'confirmed'] as const) {
    const late = letterContext({
      event: { status, paymentStatus: 'paid', verb: 'receive-payment' },
      order: { status: 'cancelled', paymentStatus: 'paid' },
      money: { receivedAmount: cents(246_340), due: nothing, excess: cents(246_340), transfer: null },
    })
    expect(customerLetter(late, 'en')).toBeNull()
  }
})

test('the letter counts the dishes of both sets, and of a set priced by item as many as were ordered', () => {
  const dishesOf = (unitPrice: Cents | null) => {
    const { order } = letterContext({ event: { verb: 'place' } })
    const lines = order.lines.map((line) => ({ ...line, units: 2, unitPrice }))
    const [bill] = slip({ ...order, lines }, 'en')
    return bill?.kind === 'slip' ? bill.slip.rows[0]?.details : null
  }
  expect(dishesOf(cents(100))?.every((dish) => /×\d*[02468]$/.test(dish))).toBe(true)
  expect(dishesOf(null)?.some((dish) => !/×\d*[02468]$/.test(dish))).toBe(true)
})

test('a letter says why delivery is free', () => {
  const detailsOf = (changes: LetterChanges['order']) => {
    const { order } = letterContext({ event: { verb: 'place' }, order: changes ?? {} })
    const [bill] = slip(order, 'en')
    const rows = bill?.kind === 'slip' ? bill.slip.rows : []
    return rows.flatMap(({ name, details }) =>
      [status.delivery.en, status.pickup.en].includes(name) ? details : [],
    )
  }
  expect(detailsOf({ deliveryFee: nothing })).toContain('free: your order qualifies')
  expect(detailsOf({ deliveryFee: nothing, fulfilment: 'pickup' })).toEqual(['no delivery fee for pickup'])
  expect(detailsOf({ deliveryFee: cents(6_000) })).not.toContain('free: your order qualifies')
})

test('payment methods are written as a part of the sentence', () => {
  const letterOf = (paymentMethod: 'card' | 'fps') => {
    const letter = customerLetter(
      letterContext({ order: { paymentMethod }, money: { transfer: null } }),
      'en',
    )
    return JSON.stringify(letter)
  }
  expect(letterOf('card')).toContain('pay by credit card')
  expect(letterOf('card')).not.toContain('by Credit')
  expect(letterOf('fps')).toContain('by FPS')
})

test('no Chinese letter has a space after a full-width bracket', () => {
  for (const changes of Object.values(happenings)) {
    const letter = customerLetter(letterContext(changes), 'zh')
    expect(stringsOf(letter).filter((text) => text.includes('） '))).toEqual([])
  }
})

test('every letter greets its customer and is signed in the same form', () => {
  for (const changes of Object.values(happenings)) {
    const letter = customerLetter(letterContext(changes), 'en')
    if (!letter) continue
    expect(letter.parts.find(({ kind }) => kind === 'greeting')).toEqual({
      kind: 'greeting',
      text: `Dear ${letterContext(changes).order.contactName},`,
    })
    expect(letter.parts.filter(({ kind }) => kind === 'signature')).toHaveLength(1)
  }
})

test('the shop discusses a guest’s allergy before it confirms the order', () => {
  const messageOf = (changes: LetterChanges) => JSON.stringify(customerLetter(letterContext(changes), 'en'))
  expect(messageOf({})).toContain('You mentioned an allergy (peanut)')
  expect(messageOf({ order: { allergens: [] } })).not.toContain('You mentioned')
})

test('a letter names the last day for changes until that day has passed', () => {
  const changes = happenings.confirm ?? {}
  const lastDay = (dueDate: string) =>
    stringsOf(
      customerLetter(
        letterContext({ ...changes, order: { ...changes.order, dueDate: calendarDate(dueDate) } }),
        'en',
      ),
    ).filter((text) => text.startsWith('A calendar file is attached'))
  expect(lastDay('2026-11-25')).toEqual([expect.stringContaining('until Sun 22 Nov (30% fee)')])
  expect(lastDay('2026-11-24')).toEqual(['A calendar file is attached.'])
})

test('a postponed order may be cancelled instead, whatever postponed it', () => {
  const changes = happenings.postpone ?? {}
  const letter = customerLetter(letterContext(changes), 'en')
  expect(stringsOf(letter).join(' ')).toContain('Choose a full refund on your order page.')
})
