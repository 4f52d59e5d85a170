import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLSchema,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql'

/** Entries of all lists: one and a half times the demo menu. */
const maxEntries = 3000

/**
 * Aliases can request a list several times at every level, so entries are counted as they are resolved. Mutations are
 * excluded: their responses are as long as their input.
 */
export function withAnswerLimit(schema: GraphQLSchema): GraphQLSchema {
  const countByObject = new WeakMap<object, number>()
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      if (!isListType(getNullableType(field.type)) || type.name.startsWith('__')) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context, info) => {
        const list = resolve(source, args, context, info)
        if (info.operation.operation !== 'query') return list
        return list instanceof Promise
          ? list.then((ready) => countEntries(ready, context))
          : countEntries(list, context)
      }
    }
  }
  return schema

  function countEntries(list: unknown, request: object): unknown {
    if (!Array.isArray(list)) return list
    const entries = (countByObject.get(request) ?? 0) + list.length
    countByObject.set(request, entries)
    if (entries <= maxEntries) return list
    throw new GraphQLError(
      `An answer has at most ${maxEntries} entries. Ask for fewer meals, with limit and skip.`,
      {
        extensions: { code: 'BAD_USER_INPUT' },
      },
    )
  }
}
