import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { nothing } from '#domain/money.ts'
import { demoSet, demoSets, demoSettings, draftWith } from '#tests/support/store/catalogue.ts'
import type { OrderDraft } from './order.ts'
import { isPaidNext, quote } from './quote.ts'

const rules = { sets: demoSets(), settings: demoSettings() }
const today = calendarDate('2026-11-20')
const deluxe = { setId: 3, quantity: 1, selection: defaultSelection(demoSet(3)) }
const complete: Partial<OrderDraft> = {
  lines: [deluxe],
  fulfilment: 'delivery',
  date: calendarDate('2026-12-01'),
  slot: '10:00',
  zoneId: 'kowloon',
  address: '1 Nathan Road',
}
const quoteWith = (parts: Partial<OrderDraft>) => quote(draftWith(parts), rules, today)

describe('a quote', () => {
  test('prices food, extras, a code and delivery', () => {
    const q = quoteWith({ ...complete, promotionCode: ' cv88 ', cutlery: { wanted: true, extra: 4 } })
    expect(q.refusals).toEqual([])
    expect(q).toMatchObject({ food: 148_000, subtotal: 149_200, discount: 17_760, total: 146_440 })
    expect(q.delivery).toMatchObject({ fee: 15_000, reason: 'zone' })
  })

  test('has payment as its next step, unless it costs nothing or its fee is still to be quoted', () => {
    expect(isPaidNext(quoteWith(complete))).toBe(true)
    const remote = rules.settings.remotePlaces.find(({ byQuotation }) => byQuotation)
    const far = { zoneId: remote?.zoneId ?? null, remotePlaceId: remote?.id ?? null }
    expect(isPaidNext(quoteWith({ ...complete, ...far }))).toBe(false)
    expect(isPaidNext({ ...quoteWith(complete), total: nothing })).toBe(false)
  })

  test('decides on free delivery after the discount, not before', () => {
    const line = { setId: 17, quantity: 1, selection: defaultSelection(demoSet(17)) }
    expect(quoteWith({ ...complete, lines: [line] }).delivery.reason).toBe('free-from-threshold')
    const discountedQuote = quoteWith({ ...complete, lines: [line], promotionCode: 'CV88' })
    expect(discountedQuote).toMatchObject({ food: 248_000, discount: 29_760, delivery: { reason: 'zone' } })
  })

  test('applies a seasonal code by the day of delivery, not by today', () => {
    const season = { from: '12-22', to: '12-27' } as const
    const promotions = rules.settings.promotions.map((each) => ({ ...each, season }))
    const discountOn = (due: string) =>
      quote(
        draftWith({ ...complete, promotionCode: 'CV88', date: calendarDate(due) }),
        { ...rules, settings: { ...rules.settings, promotions } },
        today,
      ).discount
    expect(discountOn('2026-12-23')).toBe(17_760)
    expect(discountOn('2026-12-21')).toBe(0)
  })

  test('can be made at the first step, and reports what is missing', () => {
    const q = quoteWith({ lines: [deluxe] })
    expect(q).toMatchObject({ total: 148_000, includesDeliveryFee: false, delivery: { reason: 'undecided' } })
    expect(q.refusals.map(({ code }) => code)).toEqual(['date-missing', 'slot-missing', 'fulfilment-missing'])
  })

  test('omits a fee that staff must quote from the total, and reports it', () => {
    const q = quoteWith({ ...complete, zoneId: 'new-territories', remotePlaceId: 'lantau' })
    expect(q).toMatchObject({ total: 148_000, includesDeliveryFee: false, refusals: [] })
  })

  test('uses the set’s price for an unreadable number, and refuses the number', () => {
    const q = quoteWith({ ...complete, lines: [{ ...deluxe, quantity: Number.NaN }] })
    expect(q.food).toBe(148_000)
    expect(q.refusals).toMatchObject([
      { code: 'quantity-invalid', field: 'lines', data: { line: 0, setId: 3 } },
    ])
  })

  test('refuses a set that is not on sale', () => {
    const hiddenSet = { ...demoSet(3), published: false }
    const q = quote(draftWith(complete), { ...rules, sets: new Map([[3, hiddenSet]]) }, today)
    expect(q.refusals).toMatchObject([{ code: 'set-unavailable' }])
  })

  test('limits the work that a caller can cause', () => {
    const q = quoteWith({ ...complete, lines: Array.from({ length: 5_000 }, () => deluxe) })
    expect(q.lines).toHaveLength(50)
    expect(q.refusals).toMatchObject([{ code: 'too-many-lines', data: { max: 50 } }])
  })
})
