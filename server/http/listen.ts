/** The listening side: finished answers straight from memory, everything else through the app, and the drain. */
import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { type Patience, patience, timeoutsOf, watchConnections } from './connections.ts'
import type { Ready } from './response.ts'
import { readRest } from './unread-body.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export interface Listening {
  readonly server: Server
  readonly port: number
  /** Until this is called requests wait. */
  serve(listener: Listener): void
  /** Resolves once no request came for this long. */
  quiet(ms: number): Promise<void>
  /** Takes no new requests, lets those under way finish for at most `graceMs`, then ends. */
  drain(graceMs: number): Promise<void>
}

/**
 * Connections the system may have ready for us to take. Beyond Node's 511 a crowd that arrives at once makes everyone
 * after it wait for a second or more, until the system tries again.
 */
const backlog = 4096

export interface ListenOptions {
  readonly limits?: Patience
  /** Whether connections from an address are those of many clients. */
  readonly isProxy?: (address: string) => boolean
}

/** @throws NodeJS.ErrnoException when the address can't be had */
export async function listen(
  port: number,
  host: string,
  { limits = patience, isProxy = () => false }: ListenOptions = {},
): Promise<Listening> {
  const waiting = new Map<ServerResponse, IncomingMessage>()
  let listener: Listener = (request, response) => {
    if (waiting.size >= limits.mostWaiting) {
      response.writeHead(503, { 'Retry-After': '5', Connection: 'close' }).end()
      return
    }
    waiting.set(response, request)
    response.once('close', () => waiting.delete(response))
  }
  const server = createServer(timeoutsOf(limits), (request, response) => listener(request, response))
  watchConnections(server, limits, isProxy)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, backlog, resolve)
  })
  const address = server.address()
  let lastRequest = performance.now()
  server.on('request', () => {
    lastRequest = performance.now()
  })
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : port,
    serve(next) {
      listener = next
      for (const [response, request] of waiting) next(request, response)
      waiting.clear()
    },
    async quiet(ms) {
      const left = () => lastRequest + ms - performance.now()
      for (let wait = left(); wait > 0; wait = left()) await setTimeout(wait, undefined, { ref: false })
    },
    drain: (graceMs) => drain(server, graceMs),
  }
}

/** What answers requests. */
export interface Answering {
  readonly app: { fetch(request: Request, env: HttpBindings | Http2Bindings): Response | Promise<Response> }
  /** The answer to a GET of this address if it is in memory. */
  peek(
    address: string,
    acceptEncoding: string | undefined,
    ifNoneMatch: string | undefined,
  ): Ready | undefined
}

/** Pages and files that are in memory need neither a Request nor a route: that is most of all traffic. */
export function listenerOf({ app, peek }: Answering): Listener {
  const throughApp = getRequestListener(
    async (request, env) => {
      const answer = await app.fetch(request, env)
      if (env.incoming instanceof IncomingMessage && !(await readRest(env.incoming)))
        env.outgoing.setHeader('Connection', 'close')
      return answer
    },
    { overrideGlobalObjects: false },
  )
  return (request, response) => {
    const { method, url, headers } = request
    const ready =
      (method === 'GET' || method === 'HEAD') && url !== undefined
        ? peek(url, headers['accept-encoding'], headers['if-none-match'])
        : undefined
    if (!ready) {
      throughApp(request, response)
      return
    }
    response.writeHead(ready.status, ready.headers)
    response.end(ready.body)
  }
}

function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection kept alive closes as soon as its last answer is out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const cut = globalThis.setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
