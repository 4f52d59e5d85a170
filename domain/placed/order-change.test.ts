import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate, calendarDate, startOfDay } from '#domain/calendar.ts'
import { specialFeeOn } from '#domain/delivery/fee-on-another-day.ts'
import { zoneFee } from '#domain/delivery/zone-fee.ts'
import { cents } from '#domain/money.ts'
import type { DeliveryZone, Promotion } from '#domain/shop/settings.ts'
import { testPayment, testSituation } from '#tests/support/orders/order-situation.ts'
import { randomRuns } from '#tests/support/random-runs.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { type ChangeContext, changeOptions, quoteChange, type RequestedChange } from './order-change.ts'
import { orderStatuses } from './order-status.ts'

const settings = demoSettings()
const on = (today: string): ChangeContext => ({
  settings,
  sets: [],
  promotionIds: [],
  now: startOfDay(calendarDate(today)),
  today: calendarDate(today),
})
const early = on('2026-11-25')
const to = (date: string): RequestedChange => ({ kind: 'date', date, slot: '18:00' })
const cancel: RequestedChange = { kind: 'cancel' }

describe('a paid order', () => {
  test('moves to another slot of its day for free', () => {
    expect(quoteChange({ kind: 'slot', slot: '18:00' }, testSituation(), early)).toMatchObject({
      ok: true,
      value: { fee: 0, toPay: 0, toReturn: 0, totalAfter: 246_340, due: { slot: '18:00' } },
    })
  })

  test('moves to another day for a fee of 30%, which is due', () => {
    expect(quoteChange(to('2026-12-15'), testSituation(), early)).toMatchObject({
      ok: true,
      value: { fee: 73_902, totalBefore: 246_340, totalAfter: 320_242, toPay: 73_902, toReturn: 0 },
    })
  })

  test('pays the higher delivery fee of a special date', () => {
    expect(quoteChange(to('2026-12-24'), testSituation(), early)).toMatchObject({
      ok: true,
      value: { deliveryDifference: 3_000, fee: 73_902, toPay: 76_902 },
    })
  })

  test('is cancelled for a fee of 30%, and the rest is returned', () => {
    expect(quoteChange(cancel, testSituation(), early)).toMatchObject({
      ok: true,
      value: { fee: 73_902, receivedAmount: 246_340, toReturn: 172_438, toPay: 0 },
    })
  })

  test('can be changed until three days before', () => {
    expect(quoteChange(cancel, testSituation(), on('2026-12-09'))).toMatchObject({ ok: true })
    for (const change of [cancel, to('2026-12-20'), { kind: 'slot', slot: '18:00' } as const])
      expect(quoteChange(change, testSituation(), on('2026-12-10'))).toEqual({
        ok: false,
        reason: 'notice-too-short',
      })
  })

  test('has no payment deadline before the kitchen can cook it', () => {
    expect(quoteChange(to('2026-11-27'), testSituation(), early)).toMatchObject({
      ok: false,
      reason: { code: 'date-too-early' },
    })
  })

  test('pays another fee for every change of the day, computed from its original price', () => {
    const once = testSituation({ changeFee: cents(73_902), total: cents(320_242) })
    expect(quoteChange(to('2026-12-15'), once, early)).toMatchObject({ ok: true, value: { fee: 73_902 } })
  })

  test('shows the fees of earlier changes separately when it is cancelled', () => {
    const once = testSituation({ changeFee: cents(73_902), total: cents(320_242) })
    expect(quoteChange(cancel, once, early)).toMatchObject({
      value: { fee: 73_902, earlierFees: 73_902, totalAfter: 147_804, toReturn: 98_536 },
    })
    expect(quoteChange(cancel, testSituation(), early)).toMatchObject({ value: { earlierFees: 0 } })
    fc.assert(
      fc.property(fc.nat(500_000), (earlier) => {
        const order = testSituation({ changeFee: cents(earlier), total: cents(246_340 + earlier) })
        const changeQuote = quoteChange(cancel, order, early)
        if (!changeQuote.ok) throw new Error('refused')
        const { fee, earlierFees, totalAfter, receivedAmount } = changeQuote.value
        expect([fee + earlierFees, earlierFees]).toEqual([totalAfter, Math.min(earlier, receivedAmount)])
      }),
    )
  })
})

describe('an unpaid order', () => {
  const unpaid = testSituation({
    payments: [],
    paymentStatus: 'unpaid',
    payBy: new Date('2026-12-09T12:00Z'),
  })

  test('is cancelled and moved for free', () => {
    expect(quoteChange(cancel, unpaid, early)).toMatchObject({ ok: true, value: { fee: 0, toReturn: 0 } })
    expect(quoteChange(to('2026-12-15'), unpaid, early)).toMatchObject({ ok: true, value: { fee: 0 } })
  })

  test('cannot be changed while staff check a picture of its transfer', () => {
    expect(quoteChange(cancel, { ...unpaid, waitingProofs: 1 }, early)).toEqual({
      ok: false,
      reason: 'proof-being-checked',
    })
  })

  test('must be paid before the lead time of its new date begins', () => {
    const changeQuote = quoteChange(to('2026-12-11'), unpaid, early)
    expect(changeQuote.ok && changeQuote.value.set.payBy?.toISOString()).toBe('2026-12-08T16:00:00.000Z')
  })
})

describe('an order with a code for certain days', () => {
  const [code] = settings.promotions.filter((each) => each.code !== null)
  if (!code) throw new Error('the settings have no code')
  const season = { from: '12-01', to: '12-15' }
  const context = (today: string, season: Promotion['season']): ChangeContext => ({
    ...on(today),
    settings: { ...settings, promotions: [{ ...code, season }] },
    promotionIds: [code.id],
  })
  const order = testSituation({ dueDate: calendarDate('2026-12-12') })
  const stoppedOrder = { ...order, weather: 'typhoon-8' } as const

  test('can be moved within these days only', () => {
    expect(quoteChange(to('2026-12-14'), order, context('2026-11-25', season))).toMatchObject({ ok: true })
    expect(quoteChange(to('2026-12-19'), order, context('2026-11-25', season))).toMatchObject({
      ok: false,
      reason: { code: 'promotion-out-of-season', data: { promotionCode: code.code, ...season } },
    })
  })

  test('can be moved to any day if the code is valid every day or the weather stopped the order', () => {
    expect(quoteChange(to('2026-12-19'), order, context('2026-11-25', null))).toMatchObject({ ok: true })
    expect(quoteChange(to('2026-12-19'), stoppedOrder, context('2026-11-25', season))).toMatchObject({
      ok: true,
    })
  })
})

describe('an order stopped by the weather', () => {
  const postponedOrder = testSituation({ status: 'postponed', weather: 'typhoon-8' })
  const after = on('2026-12-13')

  test('moves within 90 days for free, also to a special date, and is confirmed again', () => {
    const { latest, isFree } = changeOptions(postponedOrder, after)
    expect({ latest, isFree }).toEqual({ latest: '2027-03-12', isFree: true })
    for (const date of ['2026-12-24', latest])
      expect(quoteChange(to(date), postponedOrder, after)).toMatchObject({
        ok: true,
        value: { fee: 0, deliveryDifference: 0, totalAfter: 246_340, set: { status: 'confirmed' } },
      })
    expect(quoteChange(to('2027-03-13'), postponedOrder, after)).toMatchObject({
      reason: { code: 'date-too-late' },
    })
  })

  test('is refunded in full at any time', () => {
    for (const today of ['2026-12-12', '2027-06-01'])
      expect(quoteChange(cancel, postponedOrder, on(today))).toMatchObject({
        ok: true,
        value: { fee: 0, toReturn: 246_340 },
      })
    expect(quoteChange(to('2027-06-10'), postponedOrder, on('2027-06-01'))).toEqual({
      ok: false,
      reason: 'postponed-too-long',
    })
  })

  test('can be changed for free as soon as the weather is declared', () => {
    const stoppedOrder = testSituation({ weather: 'black-rain' })
    expect(quoteChange(cancel, stoppedOrder, on('2026-12-12'))).toMatchObject({
      value: { toReturn: 246_340 },
    })
  })
})

test('no change keeps or refunds more than was received', () => {
  const change = fc.oneof(
    fc.constant(cancel),
    fc.constant<RequestedChange>({ kind: 'slot', slot: '18:00' }),
    fc.integer({ min: 0, max: 100 }).map((days) => to(addDays(early.today, days))),
  )
  fc.assert(
    fc.property(
      change,
      fc.constantFrom(...orderStatuses),
      fc.nat(300_000),
      fc.nat(100_000),
      fc.nat(100_000),
      fc.boolean(),
      (request, status, captured, changeFee, part, isStoppedByWeather) => {
        const refundedAmount = cents(Math.min(captured, part))
        const order = testSituation({
          status,
          changeFee: cents(changeFee),
          total: cents(246_340 + changeFee),
          payments: [testPayment(captured, { refunded: refundedAmount })],
          weather: isStoppedByWeather ? 'typhoon-8' : null,
        })
        const changeQuote = quoteChange(request, order, early)
        if (!changeQuote.ok) return
        const { receivedAmount, toReturn, toPay, totalAfter, fee } = changeQuote.value
        expect(receivedAmount - toReturn + toPay).toBe(totalAfter)
        expect(Math.min(toReturn, toPay)).toBe(0)
        expect(toReturn).toBeLessThanOrEqual(receivedAmount)
        expect(fee).toBeGreaterThanOrEqual(0)
        if (isStoppedByWeather && request.kind !== 'cancel') expect(fee).toBe(0)
      },
    ),
    { numRuns: randomRuns(2_000) },
  )
})

describe('after any change of zones and places', () => {
  const money = fc.integer({ min: 1, max: 200_000 }).map(cents)
  const day = fc.integer({ min: 4, max: 100 }).map((days) => addDays(early.today, days))
  const rules = fc.record({ fee: money, specialDateFee: money })
  const since = fc.tuple(rules, day, day, money).map(([fees, from, date, deliveryFee]) => {
    const zones = settings.zones.map((zone) => ({ ...zone, ...fees }))
    const context = { ...early, settings: { ...settings, zones } }
    const kowloon = { ...zones[0], id: 'kowloon' } as DeliveryZone
    const feeOn = (on: CalendarDate) => zoneFee(kowloon, on, context.settings)
    return { context, from, date, deliveryFee, alone: feeOn(date) - feeOn(from) }
  })

  test('an order keeps its fee, and another day adds only its surcharge', () => {
    fc.assert(
      fc.property(since, ({ context, from, date, deliveryFee, alone }) => {
        const order = testSituation({ dueDate: from, deliveryFee })
        const changeQuote = quoteChange(to(date), order, context)
        if (!changeQuote.ok) return
        const { deliveryDifference, set } = changeQuote.value
        expect(deliveryDifference).toBe(Math.max(-deliveryFee, alone))
        expect(set.deliveryFee).toBe(deliveryFee + deliveryDifference)
        const special = specialFeeOn(date, order, context.settings)
        if (special !== null) expect(special).toBe(set.deliveryFee)
      }),
    )
  })

  test('a quoted fee stays, also after its place was removed', () => {
    fc.assert(
      fc.property(since, fc.boolean(), ({ context, from, date, deliveryFee }, isGone) => {
        const [quotedPlace] = settings.remotePlaces.filter(({ byQuotation }) => byQuotation)
        const order = testSituation({
          dueDate: from,
          deliveryFee,
          zoneId: quotedPlace?.zoneId ?? '',
          remotePlaceId: isGone ? 'an-island' : (quotedPlace?.id ?? ''),
        })
        const changeQuote = quoteChange(to(date), order, context)
        if (changeQuote.ok) expect(changeQuote.value.deliveryDifference).toBe(0)
        expect(specialFeeOn(date, order, context.settings)).toBeNull()
      }),
    )
  })
})
