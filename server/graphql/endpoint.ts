/** POST /graphql: one operation per request, JSON only, with limits on what a query may request. */
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { timeout } from 'hono/timeout'
import { tooManyRequests } from '#content/limits.ts'
import type { Lang } from '#domain/text.ts'
import { maxResponseMs, outOfTime } from '#server/failure.ts'
import { visitorLanguage } from '#server/http/visitor-language.ts'
import type { ClientOf } from '#server/limits/client-address.ts'
import type { Wait } from '#server/limits/counter.ts'
import type { GraphqlContext } from './builder.ts'
import { maskedError, shortErrors } from './masked-error.ts'
import { requestLimit } from './request-limits.ts'
import { schema } from './schema.ts'

export interface GraphqlOptions extends Omit<GraphqlContext, keyof Visit> {
  readonly clientOf: ClientOf
  /** Hides the schema from introspection queries. */
  readonly isProduction: boolean
}

/** The parts of the context that belong to one request. */
type Visit = Pick<GraphqlContext, 'client' | 'answerBy'>

/** The order with the most lines and every dish is not much more than half of this. Bytes. */
const maxBody = 128 * 1024

const noStore = { 'Cache-Control': 'no-store' }

export function graphqlRoutes(options: GraphqlOptions): Hono {
  const { store, now, log, limiter, clientOf, isProduction } = options
  const yoga = createYoga<Visit, GraphqlContext>({
    schema,
    context: ({ client, answerBy }) => ({ store, now, log, limiter, client, answerBy }),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    logging: false,
    batching: false,
    // The body is limited before it gets here; Yoga would pass it through streams to count it again.
    maxRequestBodySize: false,
    // No other site needs this endpoint; without CORS headers browsers block their requests.
    cors: false,
    maskedErrors: { isDev: false, maskError: (error) => maskedError(error, log) },
    plugins: [
      requestLimit,
      shortErrors(isProduction),
      limits(isProduction),
      ...(isProduction ? [noIntrospection] : []),
    ],
  })

  const app = new Hono()
  app.post(
    '/graphql',
    async (c, next) => {
      // The only content type that a form of another site can't send without a preflight request.
      const [type = ''] = (c.req.header('content-type') ?? '').split(';')
      if (type.trim().toLowerCase() !== 'application/json')
        return problem(415, 'Send the operation as application/json.')
      const wait = await limiter.take(['calls', clientOf(c)])
      return wait === null ? next() : tooMany(wait, visitorLanguage(c.req.header('accept-language')))
    },
    timeout(maxResponseMs, outOfTime),
    withinBody,
    async (c) => {
      const { req } = c
      const headers = { 'Content-Type': 'application/json', Accept: req.header('accept') ?? '*/*' }
      const visit = { client: clientOf(c), answerBy: AbortSignal.timeout(maxResponseMs) }
      // Texts in place of the streams that a Request and a Response hold: those take longer than the operation.
      const operation = { method: 'POST', headers, body: await req.text() }
      const answer = await yoga.fetch(req.url, operation, visit)
      return new Response(await answer.text(), {
        status: answer.status,
        headers: { ...Object.fromEntries(answer.headers), ...noStore },
      })
    },
  )
  app.onError((error) => {
    if (error !== outOfTime) throw error
    log('graphql', error)
    return problem(503, 'Not available just now.')
  })
  app.all('/graphql', () => problem(405, 'Operations are sent by POST.', { Allow: 'POST' }))
  return app
}

const tooLong = () => problem(413, `At most ${maxBody} bytes.`)
const countedBody = bodyLimit({ maxSize: maxBody, onError: tooLong })

/** Only a body that does not tell its length is counted while it is read. */
const withinBody: MiddlewareHandler = async (c, next) => {
  const length = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length')
  if (length === undefined) return countedBody(c, next)
  return Number(length) <= maxBody ? next() : tooLong()
}

function limits(isProduction: boolean): Plugin {
  return EnvelopArmorPlugin({
    maxDepth: { n: 6 },
    maxAliases: { n: 4 },
    maxDirectives: { n: 5 },
    maxTokens: { n: 1500 },
    costLimit: { maxCost: 600 },
    blockFieldSuggestion: { enabled: isProduction },
  })
}

const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule)
  },
}

function tooMany(wait: Wait, lang: Lang): Response {
  const extensions = { code: 'TOO_MANY_REQUESTS', retryAfter: wait }
  return Response.json(
    { errors: [{ message: tooManyRequests(wait)[lang], extensions }] },
    { status: 429, headers: { ...noStore, 'Retry-After': String(wait) } },
  )
}

function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { ...noStore, ...headers } })
}
