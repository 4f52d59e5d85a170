import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalText } from '#content/ordering/refusals.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { quote } from '#domain/ordering/quote.ts'
import { orders } from '#server/db/schema/orders.ts'
import { settings } from '#server/db/schema/settings.ts'
import { orderCall } from '#tests/support/orders/order-call.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { askGraphql, postGraphql } from '#tests/support/site/graphql-call.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { schema } from './schema.ts'

const now = new Date('2026-11-20T12:00:00+08:00')
let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ now })
})
afterAll(() => site.close())

const ask = (query: string, variables: object) => askGraphql(site, query, variables)

const addOrder = `mutation ($add: [OrderInput!]!) { addOrder(add: $add) {
  id reference statusUrl orderSource orderState orderTime username
  orderDetails { name count price classify { name dishes { name count } } } } }`

const order = async (parts: Record<string, unknown> = {}) => orderCall(await site.store.content(), now, parts)

const codesOf = ({ errors }: { errors: { extensions: { refusals: { code: string }[] } }[] }) =>
  errors[0]?.extensions.refusals.map(({ code }) => code)

describe('addOrder', () => {
  test('places an order that its customer can open', async () => {
    const { status, data } = await ask(addOrder, { add: [await order()] })
    expect(status).toBe(200)
    const [addedOrder] = data.addOrder
    expect(addedOrder).toMatchObject({
      id: addedOrder.reference,
      orderSource: 'WEBSITE',
      orderState: 'SUBMITTED',
      orderTime: '2026-11-27T12:30:00+08:00',
      username: '陳小姐',
      orderDetails: [{ name: 'Easy 10-Person Party Set', count: 1 }],
    })
    expect(addedOrder.orderDetails[0].classify[0].dishes[0].count).toBe(1)
    expect(addedOrder.statusUrl).toMatch(new RegExp(`^/en/orders/${addedOrder.reference}/\\?key=.{20,}$`))
  })

  test('refuses orders while the shop’s details are missing', async () => {
    const { app } = await site.beside({ config: { details: {} } })
    const [{ details, startedEmpty } = { details: {}, startedEmpty: false }] = await site.store.db
      .select()
      .from(settings)
    const call = { query: addOrder, variables: { add: [await order()] } }
    await site.store.db.update(settings).set({ details: {}, startedEmpty: true })
    await site.store.refresh()
    const response = await (await postGraphql(app, call)).json()
    await site.store.db.update(settings).set({ details, startedEmpty })
    await site.store.refresh()
    expect(codesOf(response)).toEqual(['shop-not-open'])
    expect((await (await postGraphql(app, call)).json()).errors).toBeUndefined()
  })

  test('does not read the order back if the caller requests only its address', async () => {
    const unread = new Proxy(site.store.db, {
      get(db, name) {
        if (name === 'select') throw new Error('the order was read back')
        return Reflect.get(db, name, db)
      },
    })
    const { app } = await site.beside({ store: { ...site.store, db: unread } })
    const query = `mutation ($add: [OrderInput!]!) { addOrder(add: $add) { reference statusUrl } }`
    const response = await postGraphql(app, { query, variables: { add: [await order()] } })
    const [addedOrder] = (await response.json()).data.addOrder
    expect(addedOrder.statusUrl).toContain(addedOrder.reference)
  })

  test('returns the same response to the same order sent again', async () => {
    const add = [await order()]
    const [first, second] = await Promise.all([ask(addOrder, { add }), ask(addOrder, { add })])
    expect(second.data).toEqual(first.data)
  })

  test('accepts names in either language in place of ids, and any offset of the time', async () => {
    const plain = await order({ orderTime: '2026-11-27T04:30:00Z' })
    const mealsByName = plain.orderDetails.map((meal) => ({
      ...meal,
      classify: meal.classify?.map((group) =>
        group.name === 'salad' ? { ...group, name: 'Salads' } : group,
      ),
    }))
    const { data } = await ask(addOrder, { add: [{ ...plain, orderDetails: mealsByName }] })
    expect(data.addOrder[0].orderTime).toBe('2026-11-27T12:30:00+08:00')
  })

  test("refuses with every reason at once, in the caller's language", async () => {
    const early = addDays(todayInHongKong(now), 1)
    const wrong = { orderTime: `${early}T12:30:00+08:00`, customerPhone: '12', area: 'moon', lang: 'ZH' }
    const result = await ask(addOrder, { add: [await order(wrong)] })
    expect(result.status).toBe(200)
    expect(result.errors[0].extensions).toMatchObject({ code: 'REFUSED', index: 0 })
    expect(codesOf(result)).toEqual(
      expect.arrayContaining(['date-too-early', 'zone-unknown', 'phone-invalid']),
    )
    const phone = result.errors[0].extensions.refusals.find(
      ({ code }: { code: string }) => code === 'phone-invalid',
    )
    const message = refusalText({ code: 'phone-invalid', data: {} }, 'zh')
    expect(phone).toEqual({ code: 'phone-invalid', field: 'phone', message, data: {} })
  })

  test('refuses a price that differs, with both figures', async () => {
    const result = await ask(addOrder, { add: [await order({ payAmount: 1 })] })
    expect(codesOf(result)).toEqual(['price-changed'])
    expect(result.errors[0].extensions.refusals[0].data).toMatchObject({ shown: 100 })
  })

  test('compares the sum before discounts and delivery if it is given', async () => {
    const { draft } = orderInput(await site.store.content(), now)
    const { subtotal } = quote(draft, (await site.store.content()).rules, todayInHongKong(now))
    const right = await ask(addOrder, { add: [await order({ orderAmount: subtotal / 100 })] })
    expect(right.data.addOrder).toHaveLength(1)
    const wrong = await ask(addOrder, { add: [await order({ orderAmount: subtotal / 100 - 1 })] })
    expect(codesOf(wrong)).toEqual(['price-changed'])
    expect(wrong.errors[0].extensions.refusals[0].data).toEqual({ shown: subtotal - 100, actual: subtotal })
  })

  test.each(['payAmount', 'orderAmount'])('refuses a fraction of a cent in %s', async (field) => {
    const { payAmount } = await order()
    const result = await ask(addOrder, { add: [await order({ [field]: payAmount + 0.001 })] })
    expect(result.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', index: 0 })
    expect(result.errors[0].message).toContain('whole cents')
  })

  test.each(['', 'tomorrow', 'nullTnull:00+08:00', '2026-02-30T12:30:00+08:00', '2026-11-27'])(
    'refuses the time "%s"',
    async (orderTime) => {
      const result = await ask(addOrder, { add: [await order({ orderTime })] })
      expect(codesOf(result)?.[0]).toMatch(/^(date|slot)-/)
    },
  )

  test('refuses names chosen to break object keys', async () => {
    const nasty = [{ id: 2, count: 1, classify: [{ name: '__proto__', dishes: [{ name: 'constructor' }] }] }]
    const result = await ask(addOrder, { add: [await order({ orderDetails: nasty })] })
    expect(codesOf(result)).toContain('group-unknown')
  })

  test('stops at the first refused order and keeps the orders before it', async () => {
    const good = await order()
    const result = await ask(addOrder, { add: [good, await order({ area: 'moon' })] })
    expect(result.errors[0].extensions.index).toBe(1)
    const again = await ask(addOrder, { add: [good] })
    expect(again.data.addOrder).toHaveLength(1)
  })

  test('accepts one to five orders per call', async () => {
    const one = await order()
    for (const add of [[], Array.from({ length: 6 }, () => one)])
      expect((await ask(addOrder, { add })).errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })

  test('answers 503 with an error code when the database is away', async () => {
    const fullDisk = Object.assign(new Error('could not extend file'), { code: '53100' })
    const orderWriter = { ...site.store.orderWriter, write: () => Promise.reject(fullDisk) }
    const { app } = await site.beside({ store: { ...site.store, orderWriter } })
    const response = await postGraphql(app, { query: addOrder, variables: { add: [await order()] } })
    expect(response.status).toBe(503)
    expect((await response.json()).errors[0].extensions).toMatchObject({
      code: 'TEMPORARILY_UNAVAILABLE',
      refusals: [{ code: 'temporarily-unavailable' }],
    })
  })

  test('places no order of a call that was already aborted', async () => {
    const before = await site.store.db.select().from(orders)
    const { data } = await graphql({
      schema,
      source: addOrder,
      variableValues: { add: [await order()] },
      contextValue: { ...site, isOpen: async () => true, answerBy: AbortSignal.abort() },
    })
    expect(data).toEqual({ addOrder: [] })
    expect(await site.store.db.select().from(orders)).toHaveLength(before.length)
  })

  test('logs nothing of what customers wrote', async () => {
    await ask(addOrder, { add: [await order({ customerName: 'Somebody', area: 'moon' })] })
    expect(site.logLines.join()).not.toMatch(/Somebody|陳小姐|5123/)
  })
})
