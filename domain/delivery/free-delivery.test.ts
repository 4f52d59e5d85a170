import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { todayInHongKong } from '#domain/calendar.ts'
import { quote } from '#domain/ordering/quote.ts'
import type { Promotion, Settings } from '#domain/shop/settings.ts'
import { diceOf, randomDraft, randomNow, randomSettings } from '#tests/support/orders/random-order.ts'
import { demoSets, demoSettings } from '#tests/support/store/catalogue.ts'

const [demo] = demoSettings().promotions
const freeship = { ...demo, id: 'freeship', code: 'FREESHIP', kind: 'freeDelivery' } as Promotion
const sets = demoSets()

function quotesFor(seed: number, promotion: Promotion) {
  const dice = diceOf(seed)
  const rules = randomSettings(dice, demoSettings())
  const day = todayInHongKong(randomNow(dice))
  const draft = randomDraft(dice, [...sets.values()], rules, randomNow(dice))
  const settings: Settings = { ...rules, promotions: [] }
  const without = quote({ ...draft, promotionCode: null }, { sets, settings }, day)
  const promotions = { ...settings, promotions: [promotion] }
  const withIt = quote({ ...draft, promotionCode: promotion.code }, { sets, settings: promotions }, day)
  return { without, withIt, settings }
}

describe('a promotion of free delivery', () => {
  test('takes off exactly the fee, or is refused with the reason and changes nothing', () => {
    const reasons = new Set<string>()
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { without, withIt } = quotesFor(seed, freeship)
        const [line] = withIt.promotions
        const refusal = withIt.refusals.find(({ code }) => code === 'promotion-no-fee')
        expect(refusal === undefined).toBe(line !== undefined)
        if (refusal) {
          reasons.add(`refused: ${without.delivery.reason}`)
          expect(withIt.delivery).toEqual(without.delivery)
          expect(withIt.total).toBe(without.total)
        } else {
          reasons.add(withIt.delivery.reason)
          const isDecided = withIt.delivery.reason !== 'undecided'
          expect(withIt.delivery.fee).toBe(isDecided ? 0 : null)
          expect(line?.freeDelivery).toBe(without.delivery.fee ?? 0)
          expect(without.total - withIt.total).toBe(line?.freeDelivery)
        }
      }),
      // A fixed seed: only one order in a thousand has a special-date surcharge.
      { numRuns: 2000, seed: 3 },
    )
    expect([...reasons].toSorted()).toEqual([
      'free-with-promotion',
      'refused: by-quotation',
      'refused: free-from-threshold',
      'refused: free-with-set',
      'refused: pickup',
      'refused: special-date',
      'refused: undecided',
      'refused: zone',
      'undecided',
    ])
  })

  test('never refuses an order if it applies without a code', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { without, withIt } = quotesFor(seed, { ...freeship, code: null })
        expect(withIt.refusals).toEqual(without.refusals)
        expect(withIt.total).toBeLessThanOrEqual(without.total)
      }),
      { numRuns: 500 },
    )
  })

  test('has no effect in places where delivery is never free', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { withIt, settings } = quotesFor(seed, freeship)
        const place = settings.remotePlaces.find(({ id }) => id === withIt.delivery.remotePlaceId)
        if (place && !place.freeDelivery) expect(withIt.promotions).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})
