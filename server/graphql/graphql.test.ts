import { sql } from 'drizzle-orm'
import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { quote } from '#domain/quote.ts'
import { orders } from '#server/db/schema/orders.ts'
import { openTestSite, type TestSite } from '#tests/support/http-site.ts'
import { orderCall } from '#tests/support/order-call.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { schema } from './schema.ts'

const now = new Date('2026-11-20T12:00:00+08:00')
let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ now })
})
afterAll(() => site.close())

const json = { 'content-type': 'application/json' }

function post(body: unknown, headers: Record<string, string> = json) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return site.request('/graphql', { method: 'POST', headers, body: text })
}

async function ask(query: string, variables: Record<string, unknown> = {}, operationName?: string) {
  const response = await post({ query, variables, operationName })
  return { status: response.status, ...(await response.json()) }
}

const allOfMeal = `id name image price poepleCount mealDetail putaway tableware clamp count type
  classify { id name max min default dishes { id name image price count type } }`

describe('getMeal', () => {
  const names = async (args: string) =>
    (await ask(`{ getMeal(${args}) { name } }`)).data.getMeal.map(({ name }: { name: string }) => name)

  test('returns every field of the specification, in dollars and in either language', async () => {
    const { data } = await ask(`{ zh: getMeal(find: {id: 2}) { ${allOfMeal} }
      en: getMeal(find: {id: "2"}, lang: EN) { name classify { name default } } }`)
    const [meal] = data.zh
    expect(meal).toMatchObject({
      id: '2',
      name: '輕鬆派對十人套餐',
      price: 714,
      poepleCount: 10,
      putaway: true,
      tableware: 10,
      clamp: 4,
      count: 1,
      type: 'party-sets',
    })
    expect(meal.classify[0]).toMatchObject({ id: 'salad', name: '沙律', min: 1, max: 1 })
    expect(meal.classify[0].dishes[0]).toMatchObject({ price: 0, count: 1, type: '沙律' })
    expect(data.en[0].name).toBe('Easy 10-Person Party Set')
    expect(data.en[0].classify[0].default).toEqual(['Caesar Salad with Crispy Bacon'])
  })

  test('finds by name in either language, by type and by being on sale', async () => {
    expect(await names('find: {name: "easy 10-person party set"}')).toEqual(['輕鬆派對十人套餐'])
    expect(await names('find: {name: "輕鬆派對十人套餐"}, lang: EN')).toEqual(['Easy 10-Person Party Set'])
    expect((await names('find: {type: "thai"}')).length).toBeGreaterThan(1)
    expect(await names('find: {type: "thai", id: 2}')).toEqual([])
    expect(await names('find: {putaway: false}')).toEqual([])
  })

  test('sorts, skips and limits', async () => {
    const all = await names('lang: ZH')
    expect(await names('skip: 2, limit: 3')).toEqual(all.slice(2, 5))
    expect(await names('limit: 100000')).toEqual(all)
    expect(await names('limit: -1')).toEqual([])
    const { data } = await ask('{ getMeal(sort: {price: DESC, poepleCount: ASC}) { price poepleCount } }')
    const prices = data.getMeal.map(({ price }: { price: number }) => price)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a))
  })

  test('returns at most 100 sets, whatever the limit', async () => {
    const content = await site.store.content()
    const [set] = content.catalogue.sets
    if (!set) throw new Error('the demo menu has no sets')
    const sets = Array.from({ length: 130 }, (_, i) => ({ ...set, id: i + 1 }))
    const long = async () => ({ ...content, catalogue: { ...content.catalogue, sets } })
    const { app } = await site.beside({ store: { ...site.store, content: long } })
    for (const [args, number] of [
      ['', 100],
      ['(limit: 100000)', 100],
      ['(limit: 99)', 99],
      ['(skip: 120)', 10],
    ] as const) {
      const body = JSON.stringify({ query: `{ getMeal${args} { id } }` })
      const response = await app.request('/graphql', { method: 'POST', headers: json, body })
      expect((await response.json()).data.getMeal, args).toHaveLength(number)
    }
  })

  test('does not show a set that is not on sale', async () => {
    await site.store.db.execute(sql`update set_menus set published = false where id = 3`)
    await site.store.refresh()
    expect(await names('find: {id: 3}')).toEqual([])
  })
})

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
    const [placed] = data.addOrder
    expect(placed).toMatchObject({
      id: placed.reference,
      orderSource: 'WEBSITE',
      orderState: 'SUBMITTED',
      orderTime: '2026-11-27T12:30:00+08:00',
      username: '陳小姐',
      orderDetails: [{ name: 'Easy 10-Person Party Set', count: 1 }],
    })
    expect(placed.orderDetails[0].classify[0].dishes[0].count).toBe(1)
    expect(placed.statusUrl).toMatch(new RegExp(`^/en/orders/${placed.reference}/\\?key=.{20,}$`))
  })

  test('reads nothing back for a caller that wants its address alone', async () => {
    const unread = new Proxy(site.store.db, {
      get(db, name) {
        if (name === 'select') throw new Error('the order was read back')
        return Reflect.get(db, name, db)
      },
    })
    const { app } = await site.beside({ store: { ...site.store, db: unread } })
    const query = `mutation ($add: [OrderInput!]!) { addOrder(add: $add) { reference statusUrl } }`
    const body = JSON.stringify({ query, variables: { add: [await order()] } })
    const response = await app.request('/graphql', { method: 'POST', headers: json, body })
    const [placed] = (await response.json()).data.addOrder
    expect(placed.statusUrl).toContain(placed.reference)
  })

  test('gives the same answer to the same order sent again', async () => {
    const add = [await order()]
    const [first, second] = await Promise.all([ask(addOrder, { add }), ask(addOrder, { add })])
    expect(second.data).toEqual(first.data)
  })

  test('accepts names in either language in place of ids, and any offset of the time', async () => {
    const plain = await order({ orderTime: '2026-11-27T04:30:00Z' })
    const named = plain.orderDetails.map((meal) => ({
      ...meal,
      classify: meal.classify.map((group) => (group.name === 'salad' ? { ...group, name: 'Salads' } : group)),
    }))
    const { data } = await ask(addOrder, { add: [{ ...plain, orderDetails: named }] })
    expect(data.addOrder[0].orderTime).toBe('2026-11-27T12:30:00+08:00')
  })

  test("refuses with every reason at once, in the caller's language", async () => {
    const early = addDays(todayInHongKong(now), 1)
    const wrong = { orderTime: `${early}T12:30:00+08:00`, customerPhone: '12', area: 'moon', lang: 'ZH' }
    const answer = await ask(addOrder, { add: [await order(wrong)] })
    expect(answer.status).toBe(200)
    expect(answer.errors[0].extensions).toMatchObject({ code: 'REFUSED', index: 0 })
    expect(codesOf(answer)).toEqual(
      expect.arrayContaining(['date-too-early', 'zone-unknown', 'phone-invalid']),
    )
    const phone = answer.errors[0].extensions.refusals.find(
      ({ code }: { code: string }) => code === 'phone-invalid',
    )
    expect(phone).toEqual({ code: 'phone-invalid', field: 'phone', message: '請輸入正確的手機號', data: {} })
  })

  test('refuses a price that differs, with both figures', async () => {
    const answer = await ask(addOrder, { add: [await order({ payAmount: 1 })] })
    expect(codesOf(answer)).toEqual(['price-changed'])
    expect(answer.errors[0].extensions.refusals[0].data).toMatchObject({ shown: 100 })
  })

  test('compares the sum before discounts and delivery where it is given', async () => {
    const { draft } = orderInput(await site.store.content(), now)
    const { subtotal } = quote(draft, (await site.store.content()).facts, todayInHongKong(now))
    const right = await ask(addOrder, { add: [await order({ orderAmount: subtotal / 100 })] })
    expect(right.data.addOrder).toHaveLength(1)
    const wrong = await ask(addOrder, { add: [await order({ orderAmount: subtotal / 100 - 1 })] })
    expect(codesOf(wrong)).toEqual(['price-changed'])
    expect(wrong.errors[0].extensions.refusals[0].data).toEqual({ shown: subtotal - 100, actual: subtotal })
  })

  test.each(['payAmount', 'orderAmount'])('refuses a fraction of a cent in %s', async (field) => {
    const { payAmount } = await order()
    const answer = await ask(addOrder, { add: [await order({ [field]: payAmount + 0.001 })] })
    expect(answer.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', index: 0 })
    expect(answer.errors[0].message).toContain('whole cents')
  })

  test.each(['', 'tomorrow', 'nullTnull:00+08:00', '2026-02-30T12:30:00+08:00', '2026-11-27'])(
    'refuses the time "%s"',
    async (orderTime) => {
      const answer = await ask(addOrder, { add: [await order({ orderTime })] })
      expect(codesOf(answer)?.[0]).toMatch(/^(date|slot)-/)
    },
  )

  test('refuses names chosen to break object keys', async () => {
    const nasty = [{ id: 2, count: 1, classify: [{ name: '__proto__', dishes: [{ name: 'constructor' }] }] }]
    const answer = await ask(addOrder, { add: [await order({ orderDetails: nasty })] })
    expect(codesOf(answer)).toContain('group-unknown')
  })

  test('stops at the first refused order and keeps the orders before it', async () => {
    const good = await order()
    const answer = await ask(addOrder, { add: [good, await order({ area: 'moon' })] })
    expect(answer.errors[0].extensions.index).toBe(1)
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
    const body = JSON.stringify({ query: addOrder, variables: { add: [await order()] } })
    const response = await app.request('/graphql', { method: 'POST', headers: json, body })
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
      contextValue: { ...site, answerBy: AbortSignal.abort() },
    })
    expect(data).toEqual({ addOrder: [] })
    expect(await site.store.db.select().from(orders)).toHaveLength(before.length)
  })

  test('logs nothing of what customers wrote', async () => {
    await ask(addOrder, { add: [await order({ customerName: 'Somebody', area: 'moon' })] })
    expect(site.logged.join()).not.toMatch(/Somebody|陳小姐|5123/)
  })
})

describe('a regular client', () => {
  test('must use POST', async () => {
    const response = await site.request('/graphql?query={getMeal{id}}')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('may name the character set of its JSON', async () => {
    const response = await post(
      { query: '{ getMeal(limit: 1) { id } }' },
      { 'content-type': 'application/json; charset=utf-8' },
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a hostile client is refused', () => {
  const form = 'application/x-www-form-urlencoded'
  test.each([form, 'text/plain', 'multipart/form-data; boundary=x', 'application/graphql', ''])(
    'a post of %s, as a form of another site could send it',
    async (type) => {
      const headers: Record<string, string> = type ? { 'content-type': type } : {}
      const response = await post({ query: '{ getMeal { id } }' }, headers)
      expect(response.status).toBe(415)
    },
  )

  test('a CORS preflight request', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const response = await site.request('/graphql', { method: 'OPTIONS', headers })
    expect(response.status).toBe(405)
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  })

  test('several operations in one request', async () => {
    const { status, ...answer } = await post([
      { query: '{ getMeal { id } }' },
      { query: '{ getMeal { id } }' },
    ]).then(async (response) => ({ status: response.status, ...(await response.json()) }))
    expect(status).toBe(400)
    expect(answer.data).toBeUndefined()
  })

  // Each of these breaks one limit and respects all others: without its limit it would be answered.
  const five = ['a', 'b', 'c', 'd', 'e']
  const nested = '... on Meal { '.repeat(5)
  const operations = Array.from({ length: 220 }, (_, i) => `query q${i} { getMeal { id } }`)
  const unfolding = `{ getMeal(limit: 1) { ...a } } fragment a on Meal { ${'...b '.repeat(20)} }
    fragment b on Meal { ${'name '.repeat(20)} }`
  test.each([
    [
      'one alias too many',
      `{ ${five.map((name) => `${name}: getMeal(limit: 1) { id }`).join(' ')} }`,
      'Aliases limit of 4 exceeded, found 5.',
    ],
    [
      'one level too many',
      `{ getMeal(limit: 1) { ${nested} id ${'}'.repeat(5)} } }`,
      'Query depth limit of 6 exceeded, found 7.',
    ],
    [
      'one directive too many',
      `{ getMeal(limit: 1) { ${'id name image price count type'.replace(/\w+/g, '$& @include(if: true)')} } }`,
      'Directives limit of 5 exceeded, found 6.',
    ],
    ['a token flood', operations.join(' '), /more that 1500 tokens/],
    [
      'one field again and again',
      `{ getMeal(limit: 1) { classify { dishes { ${'name '.repeat(180)} } } } }`,
      /Query Cost limit of 600 exceeded/,
    ],
    ['fragments that unfold', unfolding, /Query Cost limit of 600 exceeded/],
    ['introspection', '{ __schema { types { name } } }', /introspection has been disabled/],
    ['the type of a type', '{ __type(name: "Meal") { fields { name } } }', /introspection has been disabled/],
  ])('%s', async (_, query, reason) => {
    const answer = await ask(query, {}, query.startsWith('query q0') ? 'q0' : undefined)
    expect(answer.data ?? null).toBeNull()
    expect(answer.errors[0].message).toMatch(reason)
  })

  test('a misspelt field, without the suggestion that development gives', async () => {
    const query = '{ getMeal { nam } }'
    const { app } = await site.beside({ isProduction: false })
    const helped = await app.request('/graphql', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query }),
    })
    expect((await helped.json()).errors[0].message).toContain('Did you mean "name"')
    const { errors } = await ask(query)
    expect(errors[0].message).toMatch(/^Cannot query field "nam" on type "Meal"/)
    expect(errors[0].message).not.toContain('"name"')
  })

  test('a megabyte', async () => {
    const response = await post({ query: `{ getMeal { id } } # ${'x'.repeat(1_000_000)}` })
    expect(response.status).toBe(413)
  })

  test('bodies that are not queries', async () => {
    for (const body of ['', 'null', '{', '[]', '"x"', '{"query": 7}']) {
      const response = await post(body)
      expect(response.status, body).toBeGreaterThanOrEqual(400)
      expect(response.status, body).toBeLessThan(500)
    }
  })
})

test('introspection is available in development', async () => {
  const { app } = await site.beside({ isProduction: false })
  const body = JSON.stringify({ query: '{ __schema { queryType { name } } }' })
  const response = await app.request('/graphql', { method: 'POST', headers: json, body })
  expect((await response.json()).data.__schema.queryType.name).toBe('Query')
})

test('an internal failure is logged and not revealed', async () => {
  const failing = async () => {
    throw new Error('row 7 of table orders')
  }
  const { app } = await site.beside({ store: { ...site.store, content: failing } })
  const body = JSON.stringify({ query: '{ getMeal { id } }' })
  const response = await app.request('/graphql', { method: 'POST', headers: json, body })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('row 7')
  expect(site.logged.at(-1)).toBe('graphql: row 7 of table orders')
})
