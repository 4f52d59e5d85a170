import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleText } from '#content/staff/shop/settings/promotion-example.ts'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { quote } from '#domain/ordering/quote.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import { menu, settings, valuesOf } from '#tests/support/staff/settings-forms.ts'
import { demoSets, demoSettings, draftWith } from '#tests/support/store/catalogue.ts'
import { promotionExample } from './promotion-example.ts'
import { readPromotion } from './promotion-section.ts'

const today = calendarDate('2026-12-11')
const [zone] = settings.zones
if (!zone) throw new Error('the demo delivers nowhere')
const rules = { zones: [zone], freeDeliveryFrom: cents(220_000) }
const common = {
  id: 'p',
  isOn: true,
  code: 'P',
  name: { zh: '優惠', en: 'P' },
  description: { zh: '', en: '' },
  minSubtotal: cents(0),
  season: null,
  usableFrom: null,
  usableUntil: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  isUsedUp: false,
}
const example = (promotion: Promotion) => promotionExample(promotion, rules, today)
const percent = (percentOff: number, more: Partial<typeof common> = {}): Promotion => ({
  ...common,
  ...more,
  kind: 'percent',
  percentOff,
})

describe('the example of a promotion', () => {
  test('is the usual party less its discount, and says that delivery stays free', () => {
    const match = example(percent(12))
    expect(match).toMatchObject({ food: 268_000, discount: 32_160, delivery: 'kept', total: 235_840 })
    expect(match && exampleText(match, zone.name)).toEqual({
      zh: '例：食物 $2,680，減 $321.60，仍然免運費，客人應付 $2,358.40（另計餐具）。',
      en: 'Example: food of $2,680, −$321.60, delivery stays free: customer pays $2,358.40 (cutlery not included).',
    })
  })

  test('says that the discount costs free delivery', () => {
    const match = example(percent(20))
    expect(match).toMatchObject({ delivery: 'lost', fee: zone.fee, total: 214_400 + zone.fee })
    expect(match && exampleText(match, zone.name).en).toContain('free delivery is lost')
  })

  test('warns if the order costs more with the promotion', () => {
    const dear = { ...rules, freeDeliveryFrom: cents(268_000) }
    const match = promotionExample({ ...common, kind: 'amount', amount: cents(100) }, dear, today)
    expect(match).toMatchObject({ isDearer: true, delivery: 'lost' })
    expect(match && exampleText(match, zone.name).zh).toContain('更貴')
  })

  test('is an order that reaches the minimum, whatever the promotion’s days and uses', () => {
    const endedPromotion = { usableUntil: calendarDate('2020-01-01'), isUsedUp: true }
    expect(example({ ...percent(10, { minSubtotal: cents(500_000) }), ...endedPromotion })).toMatchObject({
      food: 500_000,
      discount: 50_000,
    })
  })

  test('waives the fee for free delivery, and is absent if delivery is free anyway', () => {
    expect(example({ ...common, kind: 'freeDelivery' })).toMatchObject({
      food: 210_000,
      delivery: 'waived',
      total: 210_000,
    })
    expect(example({ ...common, minSubtotal: cents(220_000), kind: 'freeDelivery' })).toBeNull()
  })

  test('has as many boxes as a free dish requires', () => {
    const dish = { id: 'puffs', name: { zh: '泡芙', en: 'Puffs' } }
    const gift = { ...common, code: null, kind: 'freeDish', dish, quantity: 2 } as const
    const match = example({ ...gift, boxes: { min: 14, setIds: [7] } })
    expect(match).toMatchObject({ boxes: 14, discount: 0, gift: { quantity: 2 }, delivery: 'kept' })
    expect((match?.food ?? 0) % 14).toBe(0)
  })

  test('equals the price that the quote gives for the same order', () => {
    const set = [...demoSets().values()].find(
      ({ pricing, includesDelivery }) => pricing !== 'perItem' && !includesDelivery,
    )
    if (!set) throw new Error('the demo has no such set')
    const promotions = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((off) => percent(off)),
      fc
        .integer({ min: 1, max: 400_000 })
        .map((off): Promotion => ({ ...common, kind: 'amount', amount: cents(off) })),
      fc.constant<Promotion>({ ...common, kind: 'freeDelivery' }),
    )
    fc.assert(
      fc.property(promotions, (promotion) => {
        const match = example(promotion)
        if (!match) return
        const exampleSet = { ...set, price: match.food, groups: [] }
        const shop = {
          ...demoSettings(),
          ...rules,
          promotions: [promotion],
          specialDates: [],
          days: [],
          remotePlaces: [],
        }
        const draft = draftWith({
          lines: [{ setId: set.id, quantity: 1, selection: {} }],
          fulfilment: 'delivery',
          date: null,
          zoneId: zone.id,
          remotePlaceId: null,
          promotionCode: promotion.code,
          cutlery: { wanted: false, extra: 0 },
          tongs: { wanted: false, extra: 0 },
        })
        const { total, discount } = quote(
          draft,
          { sets: new Map([[set.id, exampleSet]]), settings: shop },
          today,
        )
        expect({ total, discount }).toEqual({ total: match.total, discount: match.discount })
      }),
    )
  })
})

test('the price of a promotion is read from an incomplete form', () => {
  const fields = valuesOf('promotions')
  const [name = ''] = Object.keys(fields).filter((each) => each.endsWith('.off'))
  const row = name.split('.')[1] ?? ''
  expect(readPromotion(fields, row, menu)).not.toBeNull()
  expect(readPromotion({ ...fields, [`promo.${row}.name.zh`]: '' }, row, menu)).not.toBeNull()
  expect(readPromotion({ ...fields, [name]: 'x' }, row, menu)).toBeNull()
})
