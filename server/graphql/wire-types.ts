import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

const scalars: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
}

/** The result is the text of app/http/graphql-wire.ts. */
export function wireTypes(schema: GraphQLSchema): string {
  const ids = new Set<GraphQLNamedType>()
  const addOrder = schema.getMutationType()?.getFields().addOrder
  if (!addOrder) throw new Error('the schema has no addOrder')
  for (const { type } of [...addOrder.args, addOrder]) collect(type, ids)
  const types = [...ids].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return `/** Written by \`npm run graphql:schema\` from the GraphQL schema: the types of the call addOrder. */\n${types
    .map((type) => `\nexport ${declaration(type)}\n`)
    .join('')}`
}

function collect(type: GraphQLType, ids: Set<GraphQLNamedType>): void {
  const namedType = getNamedType(type)
  if (ids.has(namedType) || scalars[namedType.name]) return
  ids.add(namedType)
  if (isObjectType(namedType) || isInputObjectType(namedType))
    for (const field of Object.values(namedType.getFields())) collect(field.type, ids)
}

function declaration(type: GraphQLNamedType): string {
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => `'${name}'`)
    const line = `type ${type.name} = ${names.join(' | ')}`
    // The width matches the formatter's.
    return line.length < 103 ? line : `type ${type.name} =${names.map((name) => `\n  | ${name}`).join('')}`
  }
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`${type.name} has no type to write`)
  const fields = Object.values(type.getFields()).map(({ name, type: of, ...field }) => {
    // An argument with a default is optional.
    const isOptional = !isNonNullType(of) || ('defaultValue' in field && field.defaultValue !== undefined)
    return `  readonly ${name}${isOptional ? '?' : ''}: ${typeText(of)}`
  })
  return `interface ${type.name} {\n${fields.join('\n')}\n}`
}

function typeText(type: GraphQLType): string {
  if (!isNonNullType(type)) return `${nonNullText(type)} | null`
  return nonNullText(type.ofType)
}

function nonNullText(type: GraphQLType): string {
  if (!isListType(type)) return scalars[getNamedType(type).name] ?? getNamedType(type).name
  const item = typeText(type.ofType)
  return `readonly ${item.includes(' ') ? `(${item})` : item}[]`
}
