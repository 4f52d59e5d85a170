/** GET /metrics */
import { hash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { peerOf, proxyReader } from '#server/limits/client-address.ts'
import { isFromElsewhere } from '#server/payments/practice-watch.ts'

export interface MetricsAccess {
  /** Requests of this machine need no token, unless a proxy passed them on. */
  readonly isOpenToLoopback: boolean
  readonly token: string | null
}

export interface MetricsEndpoint {
  readonly access: MetricsAccess
  read(): Promise<string>
}

const isLoopback = proxyReader(['127.0.0.0/8', '::1'])

/** Others get the response of an unknown address. */
export function metricsRoutes({ access, read }: MetricsEndpoint): Hono {
  return new Hono().get('/metrics', async (c, next) => {
    if (!isAllowed(c, access)) return next()
    return new Response(await read(), {
      headers: {
        'Content-Type': 'application/openmetrics-text; version=1.0.0; charset=utf-8',
        'Cache-Control': 'no-store',
      },
    })
  })
}

function isAllowed({ env, req }: Context, { isOpenToLoopback, token }: MetricsAccess): boolean {
  if (isOpenToLoopback && isLoopback(peerOf(env)) && !isFromElsewhere(req.raw)) return true
  const [, bearer] = /^Bearer (\S+)$/i.exec(req.header('authorization') ?? '') ?? []
  return token !== null && bearer !== undefined && isSame(bearer, token)
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
