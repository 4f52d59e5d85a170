/** Orders of programs that know only the fields of the specification. */
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { areaLabel } from '#domain/delivery/delivery-fee.ts'
import { cents } from '#domain/money.ts'
import { findOrder } from '#server/db/orders/orders.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import { orderCall } from '#tests/support/orders/order-call.ts'
import { askGraphql } from '#tests/support/site/graphql-call.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'

let site: TestSite
/** Each test has another day, so that no order is a repetition. */
let now = new Date('2026-11-20T12:00:50+08:00')
beforeAll(async () => {
  site = await openTestSite({ now })
})
afterAll(() => site.close())
beforeEach(() => {
  now = new Date(now.getTime() + 86_400_000)
  site.setNow(now)
})

const seconds = (number: number) => new Date(now.getTime() + number * 1000)

async function plainOrder(parts: Record<string, unknown> = {}) {
  const { orderDetails } = orderCall(await site.store.content(), now)
  return {
    orderTime: `${addDays(todayInHongKong(now), 7)}T12:30:00+08:00`,
    username: 'chan',
    customerName: '陳小姐',
    customerPhone: '5123 4567',
    customerRemarks: '請按門鈴',
    deliveryAddress: '觀塘道 1 號 2 樓',
    orderDetails,
    orderAmount: 714,
    payAmount: 714,
    ...parts,
  }
}

const query = `mutation ($add: [OrderInput!]!) { addOrder(add: $add) {
  id orderSource orderState orderTime username reference statusUrl } }`

async function send(...add: object[]) {
  const { data, errors } = await askGraphql(site, query, { add })
  return { placed: data?.addOrder ?? [], refusals: errors?.[0].extensions.refusals ?? errors }
}

async function loadOrder(reference: string) {
  const [order] = await site.store.db
    .select()
    .from(orders)
    .where(eq(orders.reference, reference as never))
  return order
}

describe('an order with the fields of the specification alone', () => {
  test('contains a set with its included and default dishes if only its id and name are given', async () => {
    const order = await plainOrder()
    const [meal] = order.orderDetails
    const bare = { id: meal?.id, name: meal?.name, count: meal?.count }
    const { placed, refusals } = await send({ ...order, orderDetails: [bare] })
    expect(refusals).toBeUndefined()
    const set = (await site.store.content()).catalogue.sets.find(({ id }) => id === Number(meal?.id))
    const [line] = await site.store.db
      .select({ dishes: orderLines.dishes })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.reference, placed[0].reference))
    const usual = set?.groups.flatMap(({ defaults }) => defaults) ?? []
    expect(line?.dishes.map(({ dishId }) => dishId).toSorted()).toEqual(usual.toSorted())
  })

  test('is placed for delivery with a fee that staff quote', async () => {
    const { placed } = await send(await plainOrder())
    expect(placed).toMatchObject([{ orderState: 'SUBMITTED', username: 'chan' }])
    expect(await loadOrder(placed[0].reference)).toMatchObject({
      fulfilment: 'delivery',
      address: '觀塘道 1 號 2 樓',
      zoneId: null,
      zoneName: null,
      deliveryFee: null,
      total: cents(71_400),
      paymentMethod: null,
      contactEmail: '',
      contactPhone: '+85251234567',
      contactAlternatePhone: '+85251234567',
    })
  })

  test('is opened by the link in the response', async () => {
    const { placed } = await send(await plainOrder())
    const { reference, statusUrl } = placed[0]
    const key = new URL(statusUrl, 'http://localhost').searchParams.get('key') ?? ''
    expect(await findOrder(site.store, reference, key)).toMatchObject({ reference })
  })

  test('is collected at the only pickup place if it has no address', async () => {
    const { placed } = await send(await plainOrder({ deliveryAddress: undefined }))
    expect(await loadOrder(placed[0].reference)).toMatchObject({
      fulfilment: 'pickup',
      pickupPlaceId: 'kwun-tong-office',
      deliveryFee: 0,
    })
  })

  test.each(['zh', 'en'] as const)('accepts the area as the form labels it (%s)', async (lang) => {
    const { settings } = (await site.store.content()).rules
    const zone = settings.zones.find(({ id }) => id === 'hong-kong-island')
    if (!zone) throw new RangeError('no zone')
    const area = areaLabel(zone, lang)
    expect(area).toMatch(/\[\$200\]$/)
    const { placed } = await send(await plainOrder({ area }))
    // The set includes free delivery.
    expect(await loadOrder(placed[0].reference)).toMatchObject({ zoneId: zone.id, deliveryFee: 0 })
  })

  test.each(['港島[$1]', '[$200]', 'moon'])(
    'is refused with an area that no form shows: %s',
    async (area) => {
      const { refusals } = await send(await plainOrder({ area }))
      expect(refusals).toMatchObject([{ code: 'zone-unknown' }])
    },
  )

  test('keeps the named district, with its zone or until staff find one', async () => {
    for (const parts of [{ area: 'new-territories' }, {}]) {
      const { placed } = await send(await plainOrder({ ...parts, district: 'sha-tin', username: parts.area }))
      expect(await loadOrder(placed[0].reference)).toMatchObject({ districtId: 'sha-tin' })
    }
  })

  test('keeps the district of its remote place, and no district if none was named', async () => {
    const far = { area: 'new-territories', remotePlace: 'lantau' }
    const { placed } = await send(await plainOrder(far), await plainOrder({ area: 'kowloon' }))
    expect(await loadOrder(placed[0].reference)).toMatchObject({ districtId: 'islands' })
    expect(await loadOrder(placed[1].reference)).toMatchObject({ districtId: null })
  })

  test.each(['sha-tin', 'moon', '__proto__'])(
    'is refused with a district that its zone does not serve: %s',
    async (district) => {
      const { refusals } = await send(await plainOrder({ area: 'kowloon', district }))
      expect(refusals).toMatchObject([{ code: 'district-unknown', field: 'districtId' }])
    },
  )

  test('is refused with an invalid e-mail address or second phone', async () => {
    const { refusals } = await send(await plainOrder({ email: '', alternatePhone: '1' }))
    expect(refusals).toMatchObject([{ code: 'email-missing' }, { code: 'phone-invalid' }])
  })
})

describe('a meal as getMeal returns it', () => {
  const allOfAMeal = `id name image price poepleCount mealDetail putaway tableware clamp count type
    classify { id name min max default
      dishes { id name description image price count soldOutFrom soldOutUntil type } }`

  async function mealAnswer(lang: 'ZH' | 'EN') {
    const { data } = await askGraphql(
      site,
      `query ($lang: Lang) { getMeal(find: { id: "2" }, lang: $lang) { ${allOfAMeal} } }`,
      { lang },
    )
    const [meal] = data.getMeal
    const classify = meal.classify.map(({ dishes, ...group }: typeof meal) => ({
      ...group,
      Beyond: false,
      SBeyond: false,
      dishes: dishes.map((dish: object, at: number) => ({ ...dish, count: at < group.min ? 1 : 0 })),
    }))
    return { ...meal, classify }
  }

  test.each(['ZH', 'EN'] as const)('is accepted when it is sent back (%s)', async (lang) => {
    const { placed, refusals } = await send(await plainOrder({ orderDetails: [await mealAnswer(lang)] }))
    expect(refusals).toBeUndefined()
    expect(await loadOrder(placed[0].reference)).toMatchObject({ total: cents(71_400) })
  })

  test('is found by its name alone, in either language or by its address', async () => {
    const { id: _, ...meal } = await mealAnswer('ZH')
    const { name: inEnglish } = await mealAnswer('EN')
    const set = (await site.store.content()).rules.sets.get(2)
    for (const [index, name] of [meal.name, ` ${inEnglish.toUpperCase()} `, set?.slug].entries()) {
      const order = { customerRemarks: `${index}`, orderDetails: [{ ...meal, name }] }
      const { placed } = await send(await plainOrder(order))
      expect(placed).toHaveLength(1)
    }
  })

  test('costs the shop’s price, whatever price is sent with it', async () => {
    const meal = await mealAnswer('ZH')
    const cheap = {
      ...meal,
      price: 1,
      tableware: 2000,
      classify: meal.classify.map((group: typeof meal) => ({
        ...group,
        dishes: group.dishes.map((dish: object) => ({ ...dish, price: -5 })),
      })),
    }
    const { placed } = await send(await plainOrder({ orderDetails: [cheap] }))
    expect(await loadOrder(placed[0].reference)).toMatchObject({ total: cents(71_400) })
    const { refusals } = await send(await plainOrder({ orderDetails: [cheap], orderAmount: 1, payAmount: 1 }))
    expect(refusals).toMatchObject([{ code: 'price-changed', data: { actual: 71_400 } }])
  })

  test.each([
    [{}, 'needs the id or the name'],
    [{ id: '', name: ' ' }, 'needs the id or the name'],
    [{ id: '2', name: 'something else' }, 'the id of one meal and the name of another'],
  ])('is refused with the reason for the change %o', async (change, reason) => {
    const details = [
      { id: '2', classify: [] },
      { ...change, classify: [] },
    ]
    const add = [await plainOrder({ orderDetails: details })]
    const { errors } = await askGraphql(site, query, { add })
    expect(errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', index: 0 })
    expect(errors[0].message).toContain('orderDetails[1]')
    expect(errors[0].message).toContain(reason)
  })

  test('is refused as unknown if no meal has its name', async () => {
    const { refusals } = await send(await plainOrder({ orderDetails: [{ name: 'none', classify: [] }] }))
    expect(refusals).toMatchObject([{ code: 'set-unknown' }])
  })
})

describe('an order that is sent again without a key', () => {
  const numberOf = async ({ customerPhone }: { customerPhone: string }) => {
    const [row] = await site.store.db
      .select({ number: sql<number>`count(*)::int` })
      .from(orders)
      .where(
        and(
          eq(orders.contactPhone, `+852${customerPhone}`),
          eq(orders.dueDate, addDays(todayInHongKong(now), 7)),
        ),
      )
    return row?.number
  }

  test('counts once however often it arrives at the same time', async () => {
    const order = await plainOrder({ customerPhone: '61230001' })
    const results = await Promise.all(Array.from({ length: 20 }, () => send(order)))
    expect(new Set(results.map(({ placed }) => placed[0].statusUrl)).size).toBe(1)
    expect(await numberOf(order)).toBe(1)
  })

  test('counts once within a minute, also across a full minute, and again later', async () => {
    const order = await plainOrder({ customerPhone: '61230002' })
    const first = await send(order)
    site.setNow(seconds(59))
    expect(await send(order)).toEqual(first)
    site.setNow(seconds(61))
    const third = await send(order)
    expect(third.placed[0].reference).not.toBe(first.placed[0].reference)
    site.setNow(seconds(120))
    expect(await send(order)).toEqual(third)
    expect(await numberOf(order)).toBe(2)
  })

  test('counts as another order if anything in it differs', async () => {
    const order = await plainOrder({ customerPhone: '61230003' })
    await send(order)
    await send({ ...order, customerRemarks: '請致電' })
    await send({ ...order, idempotencyKey: 'a-key-of-sixteen-' })
    expect(await numberOf(order)).toBe(3)
  })
})

test('allergies and access needs may be sent, in the capitals of the calls', async () => {
  const needs = { allergens: ['PEANUT', 'EGG'], access: ['NO_WAITING'], accessNote: '2 米限高' }
  const { placed } = await send(await plainOrder(needs))
  expect(await loadOrder(placed[0].reference)).toMatchObject({
    allergens: ['egg', 'peanut'],
    access: ['no-waiting'],
    accessNote: '2 米限高',
  })
  const tooLong = await send(await plainOrder({ accessNote: 'x'.repeat(201) }))
  expect(tooLong.refusals.map(({ field }: { field: string }) => field)).toEqual(['accessNote'])
})
