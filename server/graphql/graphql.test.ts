import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askGraphql, postGraphql } from '#tests/support/site/graphql-call.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

describe('a regular client', () => {
  test('must use POST', async () => {
    const response = await site.request('/graphql?query={getMeal{id}}')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('may name the character set of its JSON', async () => {
    const response = await postGraphql(
      site,
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
      const response = await postGraphql(site, { query: '{ getMeal { id } }' }, headers)
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
    const { status, ...result } = await postGraphql(site, [
      { query: '{ getMeal { id } }' },
      { query: '{ getMeal { id } }' },
    ]).then(async (response) => ({ status: response.status, ...(await response.json()) }))
    expect(status).toBe(400)
    expect(result.data).toBeUndefined()
  })

  // Each query breaks exactly one limit.
  const five = ['a', 'b', 'c', 'd', 'e']
  const nestedFragments = '... on Meal { '.repeat(5)
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
      `{ getMeal(limit: 1) { ${nestedFragments} id ${'}'.repeat(5)} } }`,
      'Query depth limit of 6 exceeded, found 7.',
    ],
    [
      'one directive too many',
      `{ getMeal(limit: 1) { ${'id name image price count type'.replace(/\w+/g, '$& @include(if: true)')} } }`,
      'Directives limit of 5 exceeded, found 6.',
    ],
    ['a token flood', operations.join(' '), /more that 1500 tokens/],
    [
      'one repeated field',
      `{ getMeal(limit: 1) { classify { dishes { ${'name '.repeat(180)} } } } }`,
      /Query Cost limit of 600 exceeded/,
    ],
    ['fragments that multiply', unfolding, /Query Cost limit of 600 exceeded/],
    ['introspection', '{ __schema { types { name } } }', /introspection has been disabled/],
    ['the type of a type', '{ __type(name: "Meal") { fields { name } } }', /introspection has been disabled/],
  ])('%s', async (_, query, reason) => {
    const result = await askGraphql(site, query, {}, query.startsWith('query q0') ? 'q0' : undefined)
    expect(result.data ?? null).toBeNull()
    expect(result.errors[0].message).toMatch(reason)
  })

  test('a misspelt field, without the suggestion that development gives', async () => {
    const query = '{ getMeal { nam } }'
    const { app } = await site.beside({ isProduction: false })
    const response = await postGraphql(app, { query })
    expect((await response.json()).errors[0].message).toContain('Did you mean "name"')
    const { errors } = await askGraphql(site, query)
    expect(errors[0].message).toMatch(/^Cannot query field "nam" on type "Meal"/)
    expect(errors[0].message).not.toContain('"name"')
  })

  test('a megabyte', async () => {
    const response = await postGraphql(site, { query: `{ getMeal { id } } # ${'x'.repeat(1_000_000)}` })
    expect(response.status).toBe(413)
  })

  test('bodies that are not queries', async () => {
    for (const body of ['', 'null', '{', '[]', '"x"', '{"query": 7}']) {
      const response = await postGraphql(site, body)
      expect(response.status, body).toBeGreaterThanOrEqual(400)
      expect(response.status, body).toBeLessThan(500)
    }
  })
})

test('introspection is available in development', async () => {
  const { app } = await site.beside({ isProduction: false })
  const response = await postGraphql(app, { query: '{ __schema { queryType { name } } }' })
  expect((await response.json()).data.__schema.queryType.name).toBe('Query')
})

test('an internal failure is logged and not revealed', async () => {
  const failing = async () => {
    throw new Error('row 7 of table orders')
  }
  const { app } = await site.beside({ store: { ...site.store, content: failing } })
  const response = await postGraphql(app, { query: '{ getMeal { id } }' })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('row 7')
  expect(site.logLines.at(-1)).toBe('graphql: row 7 of table orders')
})
