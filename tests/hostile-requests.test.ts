/** Compares each hostile request with regular orders of the same run. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCall } from './support/orders/order-call.ts'
import { openTestSite, type TestSite } from './support/site/http-site.ts'

const now = new Date('2026-11-20T12:00:00+08:00')
let site: TestSite
/** Processor milliseconds of a regular order. */
let honest: number

beforeAll(async () => {
  site = await openTestSite({ now })
  const costs: number[] = []
  for (let i = 0; i < 9; i += 1) costs.push((await costOf(await order({}))).ms)
  // The median, because the first orders include JIT compilation.
  honest = costs.toSorted((a, b) => a - b)[4] ?? Number.NaN
})
afterAll(() => site.close())

interface TestRequest {
  readonly path: string
  readonly body?: string
}

/** Processor time of all threads, which other load does not increase. */
async function costOf({ path, body }: TestRequest) {
  const before = process.cpuUsage()
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' }
  const response = await site.request(
    path,
    body === undefined ? { headers } : { method: 'POST', headers, body },
  )
  const bytes = (await response.arrayBuffer()).byteLength
  const { user, system } = process.cpuUsage(before)
  return { status: response.status, bytes, ms: (user + system) / 1000 }
}

const request = (query: string, variables: object = {}): TestRequest => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
})
const placing = (add: unknown): TestRequest =>
  request('mutation ($add: [OrderInput!]!) { addOrder(add: $add) { reference } }', { add })
const call = async (parts: Record<string, unknown>) => orderCall(await site.store.content(), now, parts)
const order = async (parts: Record<string, unknown>) => placing([await call(parts)])
const find = (name: string) =>
  request('query ($name: String) { getMeal(find: { name: $name }) { id } }', { name })
const many = <Item>(number: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: number }, (_, i) => item(i))

/** NFKC sorts marks in the wrong order in quadratic time. */
const marks = (length: number) => '\u0315\u0300'.repeat(length / 2)
const ligatures = (length: number) => '\ufdfa'.repeat(length)
const dishes = 'dishes { id name image price count type }'
const everything = `id name image price poepleCount setDetail putaway tableware clamp count type
  classify { id name max min default ${dishes} }`
const aliases = ['a', 'b', 'c', 'd']
const unknownDishes = (number: number) => many(number, (i) => ({ name: `none-${i}`, count: 1 }))

/** Every dish of the set with the most dishes. */
async function longestLine() {
  const { sets } = (await site.store.content()).catalogue
  const [longest] = sets
    .map(({ id, groups }) => ({
      id: String(id),
      count: 2000,
      classify: groups.map((group) => ({
        name: group.id,
        dishes: group.dishes.map(({ dish }) => ({ name: dish.id, count: 1 })),
      })),
    }))
    .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  return longest
}

async function setsFrom(index: number) {
  const { sets } = (await site.store.content()).catalogue
  return sets.slice(index, index + 50).map(({ id }) => id)
}

const hostile: Record<string, (time: number) => TestRequest | Promise<TestRequest>> = {
  'a search by a name of 120,000 combining marks': () => find(marks(120_000)),
  'a search by a name of as many combining marks as allowed': () => find(marks(100)),
  'a search by a name of as many ligatures as allowed': () => find(ligatures(100)),
  'a name of combining marks in an address': () => ({
    path: `/menu/list?name=${encodeURIComponent(marks(3000))}`,
  }),
  'a page whose name consists of combining marks': () => ({
    path: `/menu/detail/?name=${encodeURIComponent(marks(3000))}`,
  }),
  'the whole menu': () => request(`{ getMeal { ${everything} } }`),
  'the menu under four aliases': () =>
    request(`{ ${aliases.map((name) => `${name}: getMeal { ${everything} }`).join(' ')} }`),
  'all dishes under four aliases': () =>
    request(`{ getMeal { ${aliases.map((name) => `${name}: classify { ${dishes} }`).join(' ')} } }`),
  'one field repeated up to the maximum of tokens': () => request(`{ ${'__typename '.repeat(1490)} }`),
  'the maximum number of variables': () =>
    request(`query (${many(280, (i) => `$v${i}: Int`).join(' ')}) { __typename }`),
  'a long literal': () => request(`{ getMeal(lang: "${'x'.repeat(19_000)}") { id } }`),
  'unused variables': () => request('{ __typename }', { v: many(9_000, () => 0) }),
  'lists within lists': () => ({
    path: '/graphql',
    body: `{"query":"{ __typename }","variables":{"v":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`,
  }),
  'an order that repeats one group': () =>
    order({
      orderDetails: [{ id: 2, classify: many(4_000, (i) => ({ name: 'g', dishes: [{ name: `d${i}` }] })) }],
    }),
  'an order with the maximum number of groups': () =>
    order({
      orderDetails: [{ id: 2, classify: many(60, () => ({ name: 'g', dishes: unknownDishes(50) })) }],
    }),
  'an order with the maximum number of unknown dishes': () =>
    order({
      orderDetails: many(15, () => ({ id: 2, classify: [{ name: 'salad', dishes: unknownDishes(200) }] })),
    }),
  'an order with the maximum number of lines, all wrong': () =>
    order({ orderDetails: many(50, () => ({ id: 2, classify: [{ name: 'none', dishes: [] }] })) }),
  'an order with too many lines': () => order({ orderDetails: many(7_000, () => ({ id: 2, classify: [] })) }),
  'an order with the longest lines': async () => {
    const line = await longestLine()
    return order({ orderDetails: many(50, () => line) })
  },
  'five orders with many wrong lines': async () => {
    const wrong = await call({ orderDetails: many(100, () => ({ id: 2, classify: [] })) })
    return placing(many(5, () => wrong))
  },
  'an order with every text at its limit': () =>
    order({
      customerName: marks(240),
      email: marks(1000),
      customerPhone: marks(120),
      alternatePhone: ligatures(120),
      customerRemarks: marks(4000),
      deliveryAddress: marks(1200),
      promotionCode: marks(160),
    }),
  'an order with unknown fields': () =>
    placing([Object.fromEntries(many(60, (i) => [`x${i}`, 'y'.repeat(1_900)]))]),
  'objects that are no orders': () => placing(many(200, () => ({ username: 'x'.repeat(600) }))),
  'prices of fifty sets, others each time': async (time) => ({
    path: `/api/ordering?ids=${(await setsFrom(time)).join()}`,
  }),
  'a promotion code as long as an address': () => ({ path: `/api/promotions/${'x'.repeat(15_000)}` }),
  'a picture with a long name': () => ({ path: `/share/${'x-'.repeat(7_000)}zh.jpg` }),
}

test.each(Object.entries(hostile))('the server limits the cost of %s', async (_, send) => {
  const costs: number[] = []
  for (let time = 0; time < 3; time += 1) {
    const { status, bytes, ms } = await costOf(await send(time))
    expect(status).toBeLessThan(500)
    expect(bytes).toBeLessThan(256_000)
    costs.push(ms)
  }
  // No request takes three times as much as an order; without its limit, many would take a hundred or ten thousand
  // times as much.
  expect(Math.min(...costs) / honest).toBeLessThan(20)
})
