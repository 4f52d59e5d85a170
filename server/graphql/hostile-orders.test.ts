import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderCall } from '#tests/support/orders/order-call.ts'
import { postGraphql } from '#tests/support/site/graphql-call.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { placeOrderInput } from './place-order-input.ts'

const now = new Date('2026-11-20T12:00:00+08:00')
let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ now })
})
afterAll(() => site.close())

interface Answer {
  readonly errors: readonly {
    readonly message: string
    readonly extensions: {
      readonly code: string
      readonly refusals: readonly { code: string; field: string; message: string; data: object }[]
    }
  }[]
}

async function refusalOf(parts: Record<string, unknown>) {
  const add = [orderCall(await site.store.content(), now, parts)]
  const query = 'mutation ($add: [OrderInput!]!) { addOrder(add: $add) { reference username } }'
  const response = await postGraphql(site, { query, variables: { add } })
  const text = await response.text()
  const { errors }: Answer = JSON.parse(text)
  const [error] = errors
  if (!error) throw new Error('the order was taken')
  return { status: response.status, bytes: text.length, ...error.extensions }
}

describe('an order that a customer could send by mistake is refused with a reason', () => {
  test.each([
    ['a letter too many in the address', { deliveryAddress: '長'.repeat(301) }, 'address text-too-long'],
    [
      'a letter too many in the remarks',
      { customerRemarks: '長'.repeat(1001) },
      'specialInstructions text-too-long',
    ],
    ['a letter too many in the name', { customerName: 'x'.repeat(61) }, 'name name-length'],
    ['a letter too many in the e-mail', { email: `${'x'.repeat(250)}@b.co` }, 'email email-invalid'],
    ['a digit too many in the phone', { customerPhone: '1'.repeat(31) }, 'phone phone-invalid'],
    ['a letter too many in the code', { promotionCode: 'x'.repeat(41) }, 'promotionCode promotion-unknown'],
    ['a line too many', { orderDetails: Array(51).fill({ id: 2, classify: [] }) }, 'lines too-many-lines'],
    ['one set too many', { orderDetails: [{ id: 2, count: 2001, classify: [] }] }, 'lines quantity-invalid'],
  ])('%s', async (_, parts, expectedCode) => {
    const { code, refusals } = await refusalOf(parts)
    expect(code).toBe('REFUSED')
    expect(refusals.map((refusal) => `${refusal.field} ${refusal.code}`)).toContain(expectedCode)
  })
})

describe('the response to an order stays short', () => {
  test('for fifty wrong lines, with twenty reasons', async () => {
    const wrong = { id: 2, classify: [{ name: 'none', dishes: [] }] }
    const { refusals, bytes } = await refusalOf({ orderDetails: Array(50).fill(wrong) })
    expect(refusals).toHaveLength(20)
    expect(bytes).toBeLessThan(10_000)
  })

  test('for thousands of unknown dishes', async () => {
    const dishes = Array.from({ length: 200 }, (_, i) => ({ name: `none-${i}` }))
    const groups = ['salad', 'main', 'none'].map((name) => ({ name, dishes }))
    const { bytes } = await refusalOf({ orderDetails: Array(5).fill({ id: 2, classify: groups }) })
    expect(bytes).toBeLessThan(10_000)
  })

  test('for a long promotion code, with only its beginning', async () => {
    const { refusals } = await refusalOf({ promotionCode: 'x'.repeat(150) })
    expect(refusals).toMatchObject([
      { code: 'promotion-unknown', data: { promotionCode: `${'X'.repeat(40)}…` } },
    ])
  })
})

test.each([
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '+100000-01-01T00:00:00Z',
  '9999-12-31T23:30:00-12:00',
  '1900-01-01T00:00:00+14:00',
  '2026-11-27T12:30:00+99:99',
])('the time "%s" counts as missing and causes no failure', async (orderTime) => {
  const { status, refusals } = await refusalOf({ orderTime })
  expect(status).toBe(200)
  expect(refusals.map(({ code }) => code)).toEqual(expect.arrayContaining(['date-missing', 'slot-missing']))
})

describe('a group named repeatedly in an order', () => {
  const lineOf = async (classify: readonly object[]) => {
    const { rules, ...content } = await site.store.content()
    const call = orderCall({ rules, ...content }, now, { orderDetails: [{ id: 2, count: 1, classify }] })
    const start = performance.now()
    const input = placeOrderInput(call as never, rules)
    return { line: input?.draft.lines[0], ms: performance.now() - start }
  }

  test('is merged, whatever the names of the group and its dishes are', async () => {
    const { line } = await lineOf([
      { name: 'salad', dishes: [{ name: 'caesar-salad', count: 1 }] },
      {
        name: 'Salads',
        dishes: [
          { name: 'caesar-salad', count: 2 },
          { name: '__proto__', count: 3 },
        ],
      },
      { name: '__proto__', dishes: [{ name: 'constructor', count: 4 }] },
    ])
    expect(JSON.stringify(line?.selection)).toBe(
      '{"salad":{"caesar-salad":3,"__proto__":3},"__proto__":{"constructor":4}}',
    )
  })

  test('takes time linear in the number of its dishes', async () => {
    const { ms } = await lineOf(
      Array.from({ length: 20_000 }, (_, i) => ({ name: 'g', dishes: [{ name: `d${i}`, count: 1 }] })),
    )
    // A linear merge takes a fraction of a second, a quadratic one minutes.
    expect(ms).toBeLessThan(5_000)
  })
})
