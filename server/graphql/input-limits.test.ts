import {
  buildSchema,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callLimits, requestLimits } from '#domain/call-limits.ts'
import type { Site } from '#server/app.ts'
import { postGraphql } from '#tests/support/site/graphql-call.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { withInputLimits } from './input-limits.ts'
import { schema } from './schema.ts'

let site: TestSite
/** The menu fails, so that reading it is noticed. */
let siteAlone: Site
beforeAll(async () => {
  site = await openTestSite()
  const content = () => Promise.reject(new Error('the menu was asked for'))
  siteAlone = await site.beside({ store: { ...site.store, content } })
})
afterAll(() => site.close())

async function ask(query: string, variables: unknown, operationName?: string) {
  const response = await postGraphql(siteAlone.app, { query, variables, operationName })
  return response.text()
}

function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType)
  if (isListType(type)) return [sample(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, sample(field.type)]),
    )
  return { String: 'x', ID: 'x', Boolean: true }[type.name] ?? 0
}

/** For each limit, a value that breaks only it. */
function beyond(
  type: GraphQLInputType,
  place: string,
): readonly (readonly [place: string, value: unknown])[] {
  if (isNonNullType(type)) return beyond(type.ofType, place)
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) =>
      beyond(field.type, `${type.name}.${field.name}`).map(
        ([inner, value]) => [inner, { ...(sample(type) as object), [field.name]: value }] as const,
      ),
    )
  const limit = callLimits[place]
  if (isListType(type) && limit && 'entries' in limit)
    return [
      [place, Array.from({ length: limit.entries + 1 }, () => sample(type.ofType))],
      ...beyond(type.ofType, `${place}[]`).map(([inner, value]) => [inner, [value]] as const),
    ]
  if (limit && 'letters' in limit) return [[place, '字'.repeat(limit.letters + 1)]]
  if (limit && 'min' in limit)
    return [
      [place, limit.min - 1],
      [place, limit.max + 1],
    ]
  return []
}

const roots = [
  { operation: 'query', type: schema.getQueryType() },
  { operation: 'mutation', type: schema.getMutationType() },
]
const unlimitedArguments = roots.flatMap(({ operation, type }) =>
  Object.values(type?.getFields() ?? {}).flatMap((field) =>
    field.args.flatMap((arg) =>
      beyond(arg.type, `${type?.name}.${field.name}.${arg.name}`).map(([place, value]) => ({
        place,
        value,
        query: `${operation} ($v: ${arg.type}) { ${field.name}(${arg.name}: $v) { __typename } }`,
      })),
    ),
  ),
)

describe('every argument of the schema', () => {
  test('is tested here at least once', () => {
    expect(new Set(unlimitedArguments.map(({ place }) => place))).toEqual(new Set(Object.keys(callLimits)))
  })

  test.each(unlimitedArguments)(
    '$place beyond its limit is refused before anything is computed',
    async (each) => {
      const result = await ask(each.query, { v: each.value })
      const { errors } = JSON.parse(result)
      expect(errors).toHaveLength(1)
      expect(errors[0].extensions.code).toBe('BAD_USER_INPUT')
      const limit = callLimits[each.place] ?? {}
      expect(errors[0].message).toContain(each.place.replace('[]', '').split('.').at(-1))
      for (const number of Object.values(limit)) expect(errors[0].message).toContain(String(number))
      expect(result).not.toContain('字字')
    },
  )

  test('is named in the error with its path', async () => {
    const { query, value } = unlimitedArguments.find(({ place }) => place === 'OrderDishInput.name') ?? {}
    expect(await ask(query ?? '', { v: value })).toContain(
      'add[0].orderDetails[0].classify[0].dishes[0].name has at most 100 characters.',
    )
  })

  test('must have a suitable limit, or building the schema throws', () => {
    const of = (text: string) => buildSchema(`type Query { find(${text}): Int }`)
    expect(() => withInputLimits(of('name: String'), {})).toThrow('Query.find.name has no limit')
    expect(() => withInputLimits(of('ids: [ID!]'), { 'Query.find.ids': { entries: 2 } })).toThrow(
      'Query.find.ids[] has no limit',
    )
    expect(() => withInputLimits(of('count: Int'), { 'Query.find.count': { letters: 2 } })).toThrow(
      'does not fit',
    )
    expect(() => withInputLimits(of('is: Boolean'), { 'Query.find.gone': { letters: 2 } })).toThrow(
      'not there',
    )
  })
})

describe('a request is refused as a whole', () => {
  const names = Array.from({ length: 60 }, (_, i) => [`v${i}`, Array.from({ length: 190 }, () => 0)])
  const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)
  test.each([
    [
      'with a long query',
      `{ __typename } # ${'字'.repeat(requestLimits.query.letters)}`,
      {},
      'query has at most',
    ],
    ['with many values', '{ __typename }', Object.fromEntries(names), 'values'],
    ['with deep values', '{ __typename }', { v: deep }, 'levels'],
    ['with a long unused list', '{ __typename }', { v: Array(201).fill(0) }, 'v has at most 200 entries'],
    ['with a long unused text', '{ __typename }', { v: '字'.repeat(5000) }, 'v has at most 4000 characters'],
  ])('%s', async (_, query, variables, reason) => {
    const result = await ask(query, variables)
    expect(JSON.parse(result).errors[0].message).toContain(reason)
    expect(result).not.toContain('字字')
  })

  test('because of a long operation name', async () => {
    expect(await ask('query a { __typename }', {}, '字'.repeat(101))).toContain(
      'operationName has at most 100',
    )
  })
})
