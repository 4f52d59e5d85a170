/** Checks arguments against domain/call-limits.ts. */
import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { callLimits } from '#domain/call-limits.ts'
import { isTooLong } from '#domain/free-text.ts'
import type { InputLimit } from '#domain/input-limits.ts'
import { isRecord } from '#domain/json.ts'

/** The excess does not repeat the value. */
interface Excess {
  readonly at: string
  readonly limit: string
}

type Check = (value: unknown) => Excess | null

/** Rejects with BAD_USER_INPUT. @throws at start if limits and arguments differ */
export function withInputLimits(
  schema: GraphQLSchema,
  table: Readonly<Record<string, InputLimit>> = callLimits,
): GraphQLSchema {
  const { checkOf, unused } = checksFrom(table)
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  for (const type of types.filter(({ name }) => !name.startsWith('__'))) {
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue
      const checks = field.args.map(
        (arg) => [arg.name, checkOf(arg.type, `${type.name}.${field.name}.${arg.name}`)] as const,
      )
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context, info) => {
        for (const [name, check] of checks) {
          const excess = check(args[name])
          if (excess) throw tooMuch(`${name}${excess.at}`, excess.limit)
        }
        return resolve(source, args, context, info)
      }
    }
  }
  if (unused.size > 0) throw new Error(`limits of arguments that are not there: ${[...unused].join(', ')}`)
  return schema
}

const takesAll: Check = () => null

function checksFrom(table: Readonly<Record<string, InputLimit>>) {
  const unusedRows = new Set(Object.keys(table))
  const ofObjects = new Map<GraphQLInputObjectType, Check>()

  function limitOf(place: string): InputLimit {
    const limit = table[place]
    if (!limit) throw new Error(`${place} has no limit in domain/call-limits.ts`)
    unusedRows.delete(place)
    return limit
  }

  /** @param place path as in the table; a list's items are `place[]` */
  function checkOf(type: GraphQLInputType, place: string): Check {
    if (isNonNullType(type)) return checkOf(type.ofType, place)
    if (isInputObjectType(type)) return ofObjects.get(type) ?? objectCheck(type)
    if (isListType(type)) return listCheck(limitOf(place), checkOf(type.ofType, `${place}[]`), place)
    if (isEnumType(type) || type.name === 'Boolean') return takesAll
    return scalarCheck(type.name, limitOf(place), place)
  }

  function objectCheck(type: GraphQLInputObjectType): Check {
    const checks: [string, Check][] = []
    const check: Check = (value) => {
      if (!isRecord(value)) return null
      for (const [name, checkField] of checks) {
        const excess = checkField(value[name])
        if (excess) return { ...excess, at: `.${name}${excess.at}` }
      }
      return null
    }
    // A type may contain itself.
    ofObjects.set(type, check)
    for (const field of Object.values(type.getFields()))
      checks.push([field.name, checkOf(field.type, `${type.name}.${field.name}`)])
    return check
  }

  return { checkOf, unused: unusedRows }
}

function listCheck(limit: InputLimit, checkItem: Check, place: string): Check {
  if (!('entries' in limit)) throw new Error(`${place} is a list: its limit counts entries`)
  const tooLong = { at: '', limit: `has at most ${limit.entries} entries` }
  return (value) => {
    if (!Array.isArray(value)) return null
    if (value.length > limit.entries) return tooLong
    for (const [index, item] of value.entries()) {
      const excess = checkItem(item)
      if (excess) return { ...excess, at: `[${index}]${excess.at}` }
    }
    return null
  }
}

function scalarCheck(type: string, limit: InputLimit, place: string): Check {
  if ((type === 'String' || type === 'ID') && 'letters' in limit) {
    const tooLong = { at: '', limit: `has at most ${limit.letters} characters` }
    return (value) => (typeof value === 'string' && isTooLong(value, limit.letters) ? tooLong : null)
  }
  if ((type === 'Int' || type === 'Float') && 'min' in limit) {
    const range = { at: '', limit: `is a number from ${limit.min} to ${limit.max}` }
    return (value) => (typeof value === 'number' && (value < limit.min || value > limit.max) ? range : null)
  }
  throw new Error(`${place} is of type ${type}, which its limit does not fit`)
}

function tooMuch(path: string, limit: string): GraphQLError {
  return new GraphQLError(`${path} ${limit}.`, { extensions: { code: 'BAD_USER_INPUT' } })
}
