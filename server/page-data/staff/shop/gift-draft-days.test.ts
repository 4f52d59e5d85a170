/** Drafts of gifts across the day on which a planned price takes effect. */

import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { byDay } from '#server/db/shop/snapshot.ts'
import { createShopDetailsReader } from '#server/page-data/shop-details.ts'
import { createSiteApi } from '#server/page-data/site-api.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { testConfig } from '#tests/support/site/http-site.ts'
import { outcome, savedDraft } from '#tests/support/staff/saved-forms.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createCategoriesAndGiftsApi } from './categories-and-gifts-api.ts'
import { createFormsApi } from './forms-api.ts'
import { menuPreview } from './menu-preview.ts'

const amy = staffMember('Amy')
const firstDay = addDays(todayInHongKong(testNow), 5)
const then = startOfDay(firstDay)

describe.each(testEngines)('a draft of a gift with a planned price on %s', (engine) => {
  const store = setUpStore(engine)

  const itemsAt = (now: Date) => {
    const shop = byDay(store, () => now)
    return { shop, categoriesAndGifts: createCategoriesAndGiftsApi(shop, () => now) }
  }
  async function giftAt(now: Date) {
    const [gift] = (await itemsAt(now).categoriesAndGifts.list()).gift
    if (!gift) throw new Error('the demo has no gift')
    return gift
  }
  async function save(now: Date, changes: Values, as: 'draft' | 'published', base?: Values) {
    const { id, values } = await giftAt(now)
    const input = { ...(base ?? values), ...changes }
    const forms = createFormsApi(itemsAt(now).shop, () => now)
    return forms.save(amy, { kind: 'gift', id }, { base: base ?? values, input, as })
  }
  const drop = async (now: Date, base: Values) =>
    createFormsApi(itemsAt(now).shop, () => now).reset(
      amy,
      { kind: 'gift', id: (await giftAt(now)).id },
      { version: null, base },
    )
  const present = { price: '999', nextFrom: '', nextPrice: '' }

  function siteApiOf(shop: typeof store, now: Date) {
    const details = createShopDetailsReader(shop, testConfig.details)
    const payments = practisedPayments(shop, () => now)
    return createSiteApi(shop, { config: testConfig, shop: details }, payments, () => now)
  }

  beforeEach(async () => {
    await drop(testNow, (await giftAt(testNow)).values)
    const before = { price: '688', nextFrom: '', nextPrice: '', 'title.en': 'Title' }
    expect(await save(testNow, before, 'published')).toEqual(outcome)
  })

  test('has that price once the day has come, and does not restore the old one', async () => {
    expect(await save(testNow, { nextFrom: firstDay, nextPrice: '999' }, 'published')).toEqual(outcome)
    const base = (await giftAt(testNow)).values
    expect(await save(testNow, { 'title.en': 'Drafted' }, 'draft')).toEqual(savedDraft)
    expect((await giftAt(testNow)).values).toMatchObject({ price: '688', nextFrom: firstDay })
    expect((await giftAt(then)).values).toMatchObject({ ...present, 'title.en': 'Drafted' })
    expect(await save(then, { 'title.zh': '夜' }, 'draft', { ...base, 'title.en': 'Drafted' })).toEqual(
      savedDraft,
    )
    expect((await giftAt(then)).values).toMatchObject({ ...present, 'title.zh': '夜' })
    expect(await save(then, {}, 'published')).toEqual(outcome)
    expect(await giftAt(then)).toMatchObject({
      draft: null,
      publishedValues: { ...present, 'title.en': 'Drafted' },
    })
  })

  test('can be dropped by the person who has seen it on either side of midnight', async () => {
    for (const seenAt of [testNow, then]) {
      await save(testNow, { nextFrom: firstDay, nextPrice: '999' }, 'draft')
      expect(await drop(then, (await giftAt(seenAt)).values)).toEqual({ ok: true })
    }
  })

  test('is previewed at the price that it would be published with', async () => {
    await save(testNow, { nextFrom: firstDay, nextPrice: '999' }, 'draft')
    const priceAt = async (now: Date) => {
      const { shop } = itemsAt(now)
      const api = siteApiOf(shop, now)
      const preview = await menuPreview(shop, amy, api as Parameters<typeof menuPreview>[2], null, now)
      return (await preview.catalogue()).gifts[0]?.price
    }
    expect([await priceAt(testNow), await priceAt(then)]).toEqual([68_800, 99_900])
    expect(await save(then, {}, 'published')).toEqual(outcome)
    expect((await giftAt(then)).publishedValues).toMatchObject(present)
  })
})
