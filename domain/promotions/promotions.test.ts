import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { findPromotion } from './promotion-code.ts'
import { applyPromotions, isForEverybody, nearGifts, type PromotionBasis } from './promotions.ts'

const { promotions } = demoSettings()
const basis = (parts: Partial<PromotionBasis> = {}): PromotionBasis => ({
  food: cents(248_000),
  unitsOfSet: new Map(),
  due: calendarDate('2026-12-01'),
  today: calendarDate('2026-11-22'),
  ...parts,
})

describe('a promotion code', () => {
  test('is found in any case, with spaces around it', () => {
    expect(findPromotion(' cv88 ', promotions)?.id).toBe('cv88')
    expect(findPromotion('', promotions)).toBeNull()
    expect(findPromotion('NULL', promotions)).toBeNull()
  })

  test('CV88 takes 12% off the food', () => {
    expect(applyPromotions('CV88', promotions, basis()).lines).toMatchObject([
      { discount: 29_760, gift: null },
    ])
  })

  test('rounds half a cent of discount up', () => {
    const [cv88] = promotions
    const half = [{ ...cv88, percentOff: 50 } as Promotion]
    expect(applyPromotions('CV88', half, basis({ food: cents(101) })).lines).toMatchObject([{ discount: 51 }])
  })

  test('CASH100 never takes off more than the food', () => {
    expect(applyPromotions('CASH100', promotions, basis()).lines).toMatchObject([{ discount: 10_000 }])
    const little = applyPromotions('CASH100', promotions, basis({ food: cents(8_000) }))
    expect(little.lines).toMatchObject([{ discount: 8_000 }])
  })

  test('SNACK2023 adds a plate at HK$0', () => {
    expect(applyPromotions('snack2023', promotions, basis()).lines).toMatchObject([
      { discount: 0, gift: { id: 'herb-wedges', quantity: 1 } },
    ])
  })

  test('is refused with the reason if it does not apply', () => {
    const [cv88] = promotions
    const strict = [
      { ...cv88, minSubtotal: cents(300_000), season: { from: '12-22', to: '12-27' } } as Promotion,
    ]
    expect(applyPromotions('moon', promotions, basis()).refusal?.code).toBe('promotion-unknown')
    expect(applyPromotions('CV88', strict, basis()).refusal?.code).toBe('promotion-out-of-season')
    const inSeason = basis({ due: calendarDate('2026-12-24') })
    expect(applyPromotions('CV88', strict, inSeason).refusal).toMatchObject({
      code: 'promotion-below-minimum',
      data: { minimum: 300_000, missing: 52_000 },
    })
    expect(applyPromotions('CV88', strict, inSeason).lines).toEqual([])
  })
})

test('a code with limits is not public', () => {
  const [cv88] = promotions
  if (!cv88) throw new Error('the demo has a code')
  const limits = [
    { usableFrom: calendarDate('2026-12-01') },
    { usableUntil: calendarDate('2026-12-31') },
    { maxUses: 50 },
    { maxUsesPerCustomer: 1 },
  ]
  expect(isForEverybody(cv88)).toBe(true)
  for (const limit of limits) expect(isForEverybody({ ...cv88, ...limit })).toBe(false)
})

describe('the Halloween profiteroles', () => {
  const boxes = (number: number, due = '2026-10-31') =>
    applyPromotions(
      null,
      promotions,
      basis({ unitsOfSet: new Map([[52, number]]), due: calendarDate(due) }),
    ).lines.map(({ gift }) => gift?.id)

  test('are added automatically with 14 boxes due in October', () => {
    expect(boxes(14)).toEqual(['profiteroles'])
    expect(boxes(13)).toEqual([])
    expect(boxes(14, '2026-11-01')).toEqual([])
  })

  test('are added beside a code', () => {
    const both = applyPromotions(
      'CV88',
      promotions,
      basis({ unitsOfSet: new Map([[52, 20]]), due: calendarDate('2026-10-05') }),
    )
    expect(both.lines).toHaveLength(2)
  })

  test('are mentioned while some boxes are ordered, and not enough', () => {
    const near = (number: number, due = '2026-10-31') =>
      nearGifts(promotions, basis({ unitsOfSet: new Map([[52, number]]), due: calendarDate(due) }))
    expect(near(11)).toMatchObject([{ boxesMissing: 3, dish: { id: 'profiteroles', quantity: 1 } }])
    for (const none of [near(0), near(14), near(11, '2026-11-01')]) expect(none).toEqual([])
  })
})
