/** Decides what a caller learns of an error: a fault of the query is described in short, an internal failure is not. */
import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { isOutage } from '#server/db/store/outage.ts'
import type { Log } from '#server/log.ts'

/** GraphQL error messages quote the input, which may be as long as the whole request. Characters. */
const longestMessage = 300
/** One request can contain a hundred faults, more than anyone reads. */
const maxErrors = 10

/** Logs an internal failure and returns the error to send. */
export function maskedError(error: unknown, log: Log): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : error
  if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return error
  log('graphql', cause)
  return isOutage(cause)
    ? new GraphQLError('Not available just now.', {
        extensions: { code: 'TEMPORARILY_UNAVAILABLE', http: { status: 503 } },
      })
    : new GraphQLError('Something went wrong.', {
        extensions: { code: 'INTERNAL_SERVER_ERROR', http: { status: 500 } },
      })
}

/**
 * Limits the number and length of errors in every response. In production it also removes suggestions, because with
 * them the names of the schema could be guessed one by one.
 */
export function shortErrors(isProduction: boolean): Plugin {
  return {
    onExecutionResult({ result, setResult }) {
      if (!result || !('errors' in result) || !result.errors) return
      const errors = result.errors.slice(0, maxErrors).map((error) => short(error, isProduction))
      setResult({ ...result, errors })
    },
  }
}

function short(error: GraphQLError, isProduction: boolean): GraphQLError {
  const whole = isProduction ? error.message.replace(/ Did you mean.*$/s, '') : error.message
  const message = whole.length > longestMessage ? `${whole.slice(0, longestMessage)}…` : whole
  if (message === error.message) return error
  const { nodes = null, source = null, positions = null, path = null, extensions } = error
  return new GraphQLError(message.toWellFormed(), { nodes, source, positions, path, extensions })
}
