/** Callers learn faults of their query, but not internal failures. */
import { GraphQLError } from 'graphql'
import { isOutage } from '#server/db/store/outage.ts'
import type { Log } from '#server/log.ts'

/** GraphQL's messages quote the input. */
const maxMessageLetters = 300
/** One request can contain a hundred faults. */
const maxErrors = 10

export interface ErrorRules {
  /** Suggestions would reveal the schema. */
  readonly isProduction: boolean
  readonly log: Log
}

export function publicErrors(
  errors: readonly GraphQLError[],
  { isProduction, log }: ErrorRules,
): GraphQLError[] {
  return errors.slice(0, maxErrors).map((error) => short(maskError(error, log), isProduction))
}

const statuses: Readonly<Record<string, number>> = {
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  TEMPORARILY_UNAVAILABLE: 503,
}

interface HttpStatus {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** The first error outside the operation decides the status. */
export function statusOf(errors: readonly GraphQLError[]): HttpStatus | null {
  for (const { extensions } of errors) {
    const status = statuses[String(extensions.code)]
    const wait = extensions.retryAfter
    if (status) return { status, headers: wait === undefined ? {} : { 'retry-after': String(wait) } }
  }
  return null
}

function maskError(error: GraphQLError, log: Log): GraphQLError {
  const cause = error.originalError
  if (!cause || cause instanceof GraphQLError) return error
  log('graphql', cause)
  return isOutage(cause)
    ? new GraphQLError('Not available just now.', { extensions: { code: 'TEMPORARILY_UNAVAILABLE' } })
    : new GraphQLError('Something went wrong.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } })
}

function short(error: GraphQLError, isProduction: boolean): GraphQLError {
  const whole = isProduction ? error.message.replace(/ Did you mean.*$/s, '') : error.message
  const message = whole.length > maxMessageLetters ? `${whole.slice(0, maxMessageLetters)}…` : whole
  if (message === error.message) return error
  const { nodes = null, source = null, positions = null, path = null, extensions } = error
  return new GraphQLError(message.toWellFormed(), { nodes, source, positions, path, extensions })
}
