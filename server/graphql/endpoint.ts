/** The endpoint takes one JSON operation per request. */
import { Hono } from 'hono'
import { timeout } from 'hono/timeout'
import { tooManyRequests } from '#content/limits.ts'
import type { Lang } from '#domain/text.ts'
import { maxResponseMs, outOfTime } from '#server/failure.ts'
import { logOfRequest } from '#server/http/request-watch.ts'
import { visitorLanguage } from '#server/http/visitor-language.ts'
import { withinBody } from '#server/http/within-body.ts'
import type { ClientOf } from '#server/limits/client-address.ts'
import type { Wait } from '#server/limits/counter.ts'
import type { GraphqlContext } from './builder.ts'
import { operationHandler } from './operation-handler.ts'

export interface GraphqlOptions extends Omit<GraphqlContext, 'client' | 'answerBy'> {
  readonly clientOf: ClientOf
  /** Disables introspection. */
  readonly isProduction: boolean
}

/** In bytes; the largest order takes little more than half. */
const maxBody = 128 * 1024

const noStore = { 'Cache-Control': 'no-store' }

export function graphqlRoutes(options: GraphqlOptions): Hono {
  const { store, now, log, limiter, isOpen, clientOf, isProduction } = options
  const handle = operationHandler(isProduction)
  const app = new Hono()
  app.post(
    '/graphql',
    async (c, next) => {
      // A form of another site cannot send JSON without a preflight request.
      const [type = ''] = (c.req.header('content-type') ?? '').split(';')
      if (type.trim().toLowerCase() !== 'application/json')
        return problem(415, 'Send the operation as application/json.')
      const wait = await limiter.take(['calls', clientOf(c)])
      return wait === null ? next() : tooMany(wait, visitorLanguage(c.req.header('accept-language')))
    },
    timeout(maxResponseMs, outOfTime),
    withinBody(maxBody, () => problem(413, `At most ${maxBody} bytes.`)),
    async (c) => {
      const { req } = c
      const answerBy = AbortSignal.timeout(maxResponseMs)
      const [body, { status, headers }] = await handle({
        method: 'POST',
        url: req.url,
        headers: { 'content-type': req.header('content-type'), accept: req.header('accept') },
        body: await req.text(),
        raw: req.raw,
        context: {
          store,
          now,
          log: logOfRequest(log, c.env),
          limiter,
          isOpen,
          client: clientOf(c),
          answerBy,
        },
      })
      return new Response(body, { status, headers: { ...headers, ...noStore } })
    },
  )
  app.onError((error, c) => {
    if (error !== outOfTime) throw error
    logOfRequest(log, c.env)('graphql', error)
    return problem(503, 'Not available just now.')
  })
  app.all('/graphql', () => problem(405, 'Operations are sent by POST.', { Allow: 'POST' }))
  return app
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
