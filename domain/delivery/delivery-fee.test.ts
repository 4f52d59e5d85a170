import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { areaLabel, deliveryCharge, foodOfOrder, untilFreeDelivery } from './delivery-fee.ts'

const settings = demoSettings()
const ordinary = calendarDate('2026-12-01')
const special = calendarDate('2026-12-24')

function charge(
  zoneId: string,
  parts: { due?: typeof ordinary; place?: string; food?: number; set?: boolean } = {},
) {
  const { due = ordinary, place = null, food = 100_000, set = false } = parts
  return deliveryCharge(
    { fulfilment: 'delivery', zoneId, remotePlaceId: place },
    due,
    { foodAfterDiscounts: cents(food), includesDelivery: set },
    settings,
  )
}

describe('the delivery fee', () => {
  test('is the fee of the zone', () => {
    const fees = settings.zones.map(({ id }) => charge(id).fee)
    expect(fees).toEqual([6_000, 15_000, 20_000, 22_000])
  })

  test('is the larger of two fees on special dates, so the New Territories keep 220', () => {
    const charges = settings.zones.map(({ id }) => charge(id, { due: special }))
    expect(charges.map(({ fee }) => fee)).toEqual([6_000, 18_000, 22_000, 22_000])
    expect(charges.map(({ reason }) => reason)).toEqual(['zone', 'special-date', 'special-date', 'zone'])
  })

  test('is waived from HK$2,200 of food', () => {
    expect(charge('kowloon', { food: 219_999 }).fee).toBe(15_000)
    expect(charge('kowloon', { food: 220_000 })).toMatchObject({
      fee: 0,
      reason: 'free-from-threshold',
      standardFee: 15_000,
    })
  })

  test('is waived by a set sold with free delivery', () => {
    expect(charge('kowloon', { set: true })).toMatchObject({ fee: 0, reason: 'free-with-set' })
  })

  test('is never waived for Tseung Kwan O', () => {
    const there = { place: 'tseung-kwan-o', food: 500_000, set: true }
    expect(charge('new-territories', there)).toMatchObject({ fee: 22_000, reason: 'zone' })
  })

  test('is quoted by staff for remote places', () => {
    const there = { place: 'lantau', food: 500_000, set: true }
    expect(charge('new-territories', there)).toMatchObject({ fee: null, reason: 'by-quotation' })
  })

  test('ignores a remote place of another zone', () => {
    expect(charge('kowloon', { place: 'lantau' })).toMatchObject({ fee: 15_000, remotePlaceId: null })
  })

  test('is unknown until a method and zone are chosen, and 0 for pickup', () => {
    expect(charge('moon').reason).toBe('undecided')
    const food = { foodAfterDiscounts: cents(0), includesDelivery: false }
    const draft = { zoneId: 'kowloon', remotePlaceId: null }
    expect(deliveryCharge({ ...draft, fulfilment: null }, ordinary, food, settings).fee).toBeNull()
    expect(deliveryCharge({ ...draft, fulfilment: 'pickup' }, ordinary, food, settings).fee).toBe(0)
  })
})

describe('the amount missing for free delivery', () => {
  const amountMissing = (food: number, includesDelivery = false) =>
    untilFreeDelivery({ foodAfterDiscounts: cents(food), includesDelivery }, settings)

  test('never falls below 0', () => {
    expect([
      amountMissing(0),
      amountMissing(219_999),
      amountMissing(220_000),
      amountMissing(300_000),
    ]).toEqual([220_000, 1, 0, 0])
  })

  test('is null for a set sold with free delivery', () => {
    expect(amountMissing(0, true)).toBeNull()
  })

  test('counts food after discounts, and is null if one set is sold with free delivery', () => {
    const lines = [{ set: { includesDelivery: false } }, { set: { includesDelivery: true } }]
    expect(foodOfOrder({ lines, food: cents(1_000), discount: cents(120) })).toEqual({
      foodAfterDiscounts: 880,
      includesDelivery: true,
    })
  })
})

test('area labels are generated from the zone', () => {
  const [, kowloon] = settings.zones
  expect(kowloon && areaLabel(kowloon, 'zh')).toBe('九龍（將軍澳除外）[$150]')
  expect(kowloon && areaLabel(kowloon, 'en')).toBe('Kowloon (excluding Tseung Kwan O)[$150]')
})
