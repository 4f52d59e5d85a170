import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askGraphql } from '#tests/support/site/graphql-call.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'

const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
const fences = /```graphql\n(\w+ (\w+)[^`]*)```(?:\n+```json\n([^`]*)```)?/g
const operations = [...text.matchAll(fences)].map(([, query = '', name = '', variables = '{}']) => ({
  name,
  query,
  variables: JSON.parse(variables),
}))

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

describe('docs/api.md', () => {
  test('shows two queries and an order', () => {
    expect(operations.map(({ name }) => name)).toEqual(['CheapestPartySets', 'ChoicesOfASet', 'PlaceAnOrder'])
  })

  test.each(operations)('has an operation $name that works as written', async ({ query, variables }) => {
    const { status, data, errors } = await askGraphql(site, query, variables)
    expect([status, errors]).toEqual([200, undefined])
    const [list] = Object.values(data)
    expect(list).toEqual(expect.arrayContaining([expect.any(Object)]))
  })
})
