/** Rejects an oversized request before GraphQL parses it. */
import { GraphQLError } from 'graphql'
import type { RequestParams } from 'graphql-http'
import { callLimits, requestLimits } from '#domain/call-limits.ts'
import { isTooLong } from '#domain/free-text.ts'

/** No argument accepts more. */
const longestText = Math.max(
  ...Object.values(callLimits).map((limit) => ('letters' in limit ? limit.letters : 0)),
)
const longestList = Math.max(
  ...Object.values(callLimits).map((limit) => ('entries' in limit ? limit.entries : 0)),
)

export function requestExcess({ query, operationName, variables }: RequestParams): GraphQLError | null {
  const problem =
    textProblem('query', query, requestLimits.query.letters) ??
    textProblem('operationName', operationName, requestLimits.operationName.letters) ??
    variablesProblem(variables)
  return problem ? new GraphQLError(problem, { extensions: { code: 'BAD_USER_INPUT' } }) : null
}

function textProblem(name: string, text: unknown, letters: number): string | null {
  return typeof text === 'string' && isTooLong(text, letters)
    ? `${name} has at most ${letters} characters.`
    : null
}

/** Checking is far cheaper than coercing. */
function variablesProblem(variables: unknown): string | null {
  const { values, depth } = requestLimits
  let count = 0

  function problemOf(name: string, value: unknown, level: number): string | null {
    count += 1
    if (count > values.entries) return `variables have at most ${values.entries} values.`
    if (level > depth.entries) return `variables have at most ${depth.entries} levels.`
    if (typeof value !== 'object' || value === null) return textProblem(name, value, longestText)
    const isList = Array.isArray(value)
    if (isList && value.length > longestList) return `${name} has at most ${longestList} entries.`
    for (const [key, inner] of Object.entries(value)) {
      const problem = problemOf(isList ? name : key, inner, level + 1)
      if (problem) return problem
    }
    return null
  }

  return problemOf('variables', variables, 0)
}
