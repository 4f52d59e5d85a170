import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postGraphql } from '#tests/support/site/graphql-call.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

async function ask(query: string, variables: object = {}, of: Pick<TestSite, 'app'> = site) {
  const response = await postGraphql(of.app, { query, variables })
  const text = await response.text()
  return { bytes: text.length, ...JSON.parse(text) }
}

const dishes = 'dishes { id name image price count type }'
const everything = `id name image price poepleCount mealDetail putaway tableware clamp count type
  classify { id name max min default ${dishes} }`

describe('the menu in a GraphQL response', () => {
  test('is returned completely if it is requested once', async () => {
    const { data } = await ask(`{ getMeal { ${everything} } }`)
    expect(data.getMeal.length).toBeGreaterThan(50)
  })

  test('may be requested in parts and in both languages', async () => {
    const { data } = await ask(
      `{ zh: getMeal(limit: 20) { ${everything} } en: getMeal(limit: 20, lang: EN) { ${everything} } }`,
    )
    expect([data.zh.length, data.en.length]).toEqual([20, 20])
  })

  test.each([
    [
      'under four aliases',
      ['a', 'b', 'c', 'd'].map((name) => `${name}: getMeal { ${everything} }`).join(' '),
    ],
    [
      'with its dishes under four aliases',
      `getMeal { ${['a', 'b', 'c', 'd'].map((name) => `${name}: classify { ${dishes} }`).join(' ')} }`,
    ],
  ])('is refused %s', async (_, selection) => {
    const { data, errors, bytes } = await ask(`{ ${selection} }`)
    expect(data).toBeNull()
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT')
    expect(errors[0].message).toContain('at most 3000 entries')
    expect(bytes).toBeLessThan(2_000)
  })
})

describe('a GraphQL error', () => {
  test('quotes no more than the beginning of the input', async () => {
    const long = 'x'.repeat(3_900)
    const wrong = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`field${i}`, long]))
    const of = await ask('query ($find: FindMealInput) { getMeal(find: $find) { id } }', { find: wrong })
    expect(of.errors.length).toBeLessThanOrEqual(10)
    expect(of.bytes).toBeLessThan(6_000)
    const literal = await ask(`{ getMeal(lang: "${'x'.repeat(15_000)}") { id } }`)
    expect(literal.bytes).toBeLessThan(1_000)
  })

  const guesses: [string, string, object][] = [
    ['a value', '{ getMeal(lang: ENN) { id } }', {}],
    ['an argument', '{ getMeal(limi: 1) { id } }', {}],
    ['a field of an input', '{ getMeal(find: { nam: "x" }) { id } }', {}],
    ['a variable', 'query ($find: FindMealInput) { getMeal(find: $find) { id } }', { find: { nam: 'x' } }],
    ['a value in a variable', 'query ($lang: Lang) { getMeal(lang: $lang) { id } }', { lang: 'ENN' }],
  ]

  test.each(guesses)('suggests no correction of %s in production', async (_, query, variables) => {
    const { errors } = await ask(query, variables)
    expect(errors).not.toHaveLength(0)
    expect(JSON.stringify(errors)).not.toContain('Did you mean')
  })

  test('suggests a correction in development', async () => {
    const development = await site.beside({ isProduction: false })
    const { errors } = await ask('{ getMeal(lang: ENN) { id } }', {}, development)
    expect(errors[0].message).toContain('Did you mean the enum value "EN"')
  })
})
