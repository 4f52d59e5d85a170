import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changeTerms } from '#content/ordering/policies.ts'
import { calendarDate } from '#domain/calendar.ts'
import { changeLimits } from '#domain/shop/policies.ts'
import { endedTerms } from '#server/db/shop/site.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { openSettings } from '#tests/support/store/settings.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { nextVersion } from './legal-texts.ts'

test('a day with several versions numbers them', () => {
  const day = calendarDate('2026-11-30')
  expect(nextVersion(day, ['2026-11'])).toBe('2026-11-30')
  expect(nextVersion(day, ['2026-11-30', '2026-11-30.2'])).toBe('2026-11-30.3')
})

const policy = fc.record({
  noticeDays: fc.integer(changeLimits.noticeDays),
  feePercent: fc.integer(changeLimits.feePercent),
  postponeWithinDays: fc.integer(changeLimits.postponeWithinDays),
  stopsInBlackRain: fc.boolean(),
})
/** The terms name this one too, but orders do not have it. */
const warmHours = fc.integer({ min: 1, max: 12 })

describe.each(testEngines)('the terms of orders on %s', (engine) => {
  async function openShop() {
    const shop = await openSettings(engine)
    onTestFinished(() => shop.store.remove())
    const place = async () =>
      placedOrder(shop.store, orderInput(await shop.store.content(), testNow), testNow)
    return { ...shop, place }
  }

  test('keep the notice, the fee and the text of their version through any changes of settings', async () => {
    const { store, change, settings, place } = await openShop()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(policy, warmHours), { minLength: 1, maxLength: 3 }), async (all) => {
        const placed = []
        for (const [{ stopsInBlackRain, ...days }, hours] of all) {
          placed.push({ order: await place(), ...(await settings()) })
          const numbers = Object.entries(days).map(([name, number]) => [name, String(number)])
          const weather = { stopsInBlackRain: stopsInBlackRain ? 'on' : '' }
          await change('terms', { ...Object.fromEntries(numbers), ...weather })
          await change('service', { warmHours: String(hours) })
        }
        const { termsVersion: current } = await settings()
        for (const { order, service, termsVersion } of placed) {
          expect(await storedOrder(store, order)).toMatchObject({
            termsVersion,
            changePolicy: service.change,
          })
          if (termsVersion === current) continue
          const ended = JSON.stringify(await endedTerms(store.db, termsVersion))
          for (const sentence of changeTerms(service.change)) expect(ended).toContain(sentence.zh)
          expect(ended).toContain(`約可保溫 ${service.warmHours} 小時`)
        }
      }),
      { numRuns: 3 },
    )
  })

  test('stay the same version while nothing of them changes', async () => {
    const { store, change, settings } = await openShop()
    const { termsVersion } = await settings()
    await change('slots', { warnFromPercent: '70' })
    expect((await settings()).termsVersion).toBe(termsVersion)
    await change('terms', { noticeDays: '8' })
    expect((await settings()).termsVersion).not.toBe(termsVersion)
    await expect(store.db.execute('delete from terms_versions')).rejects.toThrow()
  })

  test('stay the same version while the shop has no order', async () => {
    const { store, change, settings } = await openShop()
    await store.db.transaction(async (tx) => {
      await tx.execute('set local session_replication_role = replica')
      await tx.execute('delete from orders')
    })
    const { termsVersion } = await settings()
    await change('terms', { noticeDays: '9' })
    expect(await settings()).toMatchObject({ termsVersion, service: { change: { noticeDays: 9 } } })
  })

  test('date the privacy policy by the day of its last change', async () => {
    const { change, settings } = await openShop()
    await change('customerData', { recordYears: '9' })
    expect((await settings()).privacyVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})
