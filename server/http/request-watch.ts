/** Names, times and reports requests while metrics or the request log are on. */
import { randomUUID } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import type { Log } from '#server/log.ts'
import type { Listener } from './listen.ts'
import { type RouteKind, routeKindOf } from './route-kind.ts'

export interface RequestReport {
  readonly id: string
  readonly method: string
  readonly route: RouteKind
  /** Null if the client left before a response began. */
  readonly status: number | null
  readonly ms: number
  /** Sent over the connection, including the headers. */
  readonly bytes: number
}

export type RequestWatcher = (report: RequestReport) => void

const ids = new WeakMap<IncomingMessage, string>()

/**
 * Without watchers it returns the listener, so that requests cost no more than before.
 * @param isProxy whose X-Request-Id is trusted
 */
export function watchRequests(
  listener: Listener,
  watchers: readonly RequestWatcher[],
  isProxy: (address: string) => boolean,
): Listener {
  if (watchers.length === 0) return listener
  return (request, response) => {
    const { method = '', url = '', socket } = request
    const id = idFromProxy(request, isProxy) ?? randomUUID()
    const startedAt = performance.now()
    const bytesBefore = socket.bytesWritten
    ids.set(request, id)
    response.setHeader('X-Request-Id', id)
    response.once('close', () => {
      const report = {
        id,
        method,
        route: routeKindOf(url),
        status: response.headersSent ? response.statusCode : null,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        bytes: socket.bytesWritten - bytesBefore,
      }
      for (const watcher of watchers) watcher(report)
    })
    listener(request, response)
  }
}

function idFromProxy(
  { headers, socket }: IncomingMessage,
  isProxy: (address: string) => boolean,
): string | null {
  const id = headers['x-request-id']
  const isId = typeof id === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(id)
  return isId && isProxy(socket.remoteAddress ?? '') ? id : null
}

/**
 * Adds the request's id to the place of an error.
 * @param env the HTTP server passes its message as `env.incoming`
 */
export function logOfRequest(log: Log, env: unknown): Log {
  const incoming = typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : undefined
  const id = incoming instanceof IncomingMessage ? ids.get(incoming) : undefined
  return id === undefined ? log : (place, error) => log(`${place} ${id}`, error)
}

/** One line of JSON a request; it contains neither address nor client. */
export function printRequests(now: () => Date): RequestWatcher {
  return (report) => console.log(JSON.stringify({ time: now().toISOString(), ...report }))
}
