/** Parses and validates queries and caches the results. */
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import {
  type DocumentNode,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { schema } from './schema.ts'

export type ReadQuery =
  | { readonly document: DocumentNode }
  | { readonly faults: readonly [GraphQLError, ...GraphQLError[]] }

const maxTokens = 1500

const limits = [
  maxDepthRule({ n: 6 }),
  maxAliasesRule({ n: 4 }),
  maxDirectivesRule({ n: 5 }),
  costLimitRule({ maxCost: 600 }),
]

/** Total characters; regular clients send few and short queries. */
const maxCharacters = 200_000

export function createDocuments(isProduction: boolean): (query: string) => ReadQuery {
  const rules = [...specifiedRules, ...limits, ...(isProduction ? [NoSchemaIntrospectionCustomRule] : [])]
  const queryCache = new LRUCache<string, ReadQuery>({
    maxSize: maxCharacters,
    sizeCalculation: (_, query) => query.length + 1,
  })
  return (query) => {
    const before = queryCache.get(query)
    if (before) return before
    const readResult = readQuery(query, rules)
    queryCache.set(query, readResult)
    return readResult
  }
}

function readQuery(query: string, rules: typeof specifiedRules): ReadQuery {
  try {
    const document = parse(query, { maxTokens })
    const invalid = (error: GraphQLError) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')
    const [first, ...others] = validate(schema, document, rules)
    return first ? { faults: [invalid(first), ...others.map(invalid)] } : { document }
  } catch (error) {
    if (error instanceof GraphQLError) return { faults: [withCode(error, 'GRAPHQL_PARSE_FAILED')] }
    throw error
  }
}

/** Adds the error code that GraphQL servers commonly use. */
function withCode(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes = null, source = null, positions = null, extensions } = error
  return new GraphQLError(message, { nodes, source, positions, extensions: { code, ...extensions } })
}
