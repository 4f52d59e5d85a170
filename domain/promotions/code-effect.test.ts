import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import { quote } from '#domain/ordering/quote.ts'
import { diceOf, randomDraft, randomNow } from '#tests/support/orders/random-order.ts'
import { demoSets, demoSettings, draftWith } from '#tests/support/store/catalogue.ts'
import { codeEffect } from './code-effect.ts'

const settings = demoSettings()
const today = calendarDate('2026-11-22')

/** One set in a shop that sells nothing else. */
function costing(food: number) {
  const [set] = demoSets().values()
  if (!set) throw new Error('the demo has sets')
  const plain = { ...set, id: 3, price: cents(food), includesDelivery: false, groups: [] }
  return {
    rules: { sets: new Map([[3, { ...plain, pricing: 'fixed' as const }]]), settings },
    draft: draftWith({
      lines: [{ setId: 3, quantity: 1, selection: {} }],
      fulfilment: 'delivery',
      date: calendarDate('2026-11-30'),
      promotionCode: 'CASH100',
    }),
  }
}
const effectOn = (food: number, changes: Partial<OrderDraft>) => {
  const { rules, draft } = costing(food)
  return codeEffect({ ...draft, ...changes }, rules, today)
}

describe('a promotion code', () => {
  test('raises the total if the lost free delivery is worth more than the discount', () => {
    for (const food of [220_000, 225_000, 229_999]) {
      expect(effectOn(food, { zoneId: 'kowloon' })).toEqual({
        saving: 10_000,
        lostDelivery: { min: 15_000, max: 15_000 },
        raisesTotal: 'yes',
      })
    }
    for (const food of [219_999, 230_000]) {
      expect(effectOn(food, { zoneId: 'kowloon' })).toMatchObject({ lostDelivery: null, raisesTotal: 'no' })
    }
  })

  test('may lower the total if delivery is cheap, and always does if no fee is lost', () => {
    expect(effectOn(225_000, { zoneId: 'kwun-tong-centre' })).toMatchObject({
      lostDelivery: { min: 6000 },
      raisesTotal: 'no',
    })
    expect(effectOn(225_000, { fulfilment: 'pickup' })).toMatchObject({ lostDelivery: null })
    expect(effectOn(225_000, { zoneId: 'new-territories', remotePlaceId: 'tseung-kwan-o' })).toMatchObject({
      lostDelivery: null,
      raisesTotal: 'no',
    })
  })

  test('has an uncertain effect while area or day are not chosen', () => {
    expect(effectOn(225_000, { fulfilment: null, date: null })).toEqual({
      saving: 10_000,
      lostDelivery: { min: 6000, max: 22_000 },
      raisesTotal: 'maybe',
    })
    expect(effectOn(225_000, { zoneId: 'kowloon', date: null }).lostDelivery).toEqual({
      min: 15_000,
      max: 18_000,
    })
  })
})

test('a code that loses no free delivery never raises a total, in any area on any day', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 6000 }), (seed, dollars) => {
      const dice = diceOf(seed)
      const day = todayInHongKong(randomNow(dice))
      const near = dice.chance(0.6) ? costing(dollars * 100) : null
      const rules = near?.rules ?? { sets: demoSets(), settings }
      const orderDraft = randomDraft(dice, [...demoSets().values()], settings, randomNow(dice))
      const code = dice.pick(['CASH100', 'CV88', 'SNACK2023'])
      const draft: OrderDraft = {
        ...orderDraft,
        ...(near && { lines: near.draft.lines }),
        ...(dice.chance(0.5) && { zoneId: null, remotePlaceId: null }),
        ...(dice.chance(0.5) && { date: null }),
        promotionCode: code,
      }
      const { raisesTotal } = codeEffect(draft, rules, day)
      const totals = decidedFrom(draft).map((quoteEffect) => [
        quote(quoteEffect, rules, day).total,
        quote({ ...quoteEffect, promotionCode: null }, rules, day).total,
      ])
      const dearer = totals.filter(([withCode = 0, without = 0]) => withCode > without)
      expect(dearer.length > 0).toBe(raisesTotal !== 'no')
      if (raisesTotal === 'yes') expect(dearer).toEqual(totals)
    }),
    { numRuns: 400 },
  )
})

/** Fills open areas and days with every possibility. */
function decidedFrom(draft: OrderDraft): readonly OrderDraft[] {
  const isOpen = draft.fulfilment !== 'pickup' && !settings.zones.some(({ id }) => id === draft.zoneId)
  const places = isOpen
    ? settings.zones.map(({ id }) => ({ fulfilment: 'delivery' as const, zoneId: id, remotePlaceId: null }))
    : [draft.fulfilment === null ? { fulfilment: 'delivery' as const } : {}]
  const days = [calendarDate('2026-11-30'), calendarDate('2026-12-24')]
  const dates = draft.date === null ? days : [draft.date]
  return places.flatMap((place) => dates.map((date) => ({ ...draft, ...place, date })))
}
