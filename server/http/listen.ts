/** Sends cached responses from memory and passes other requests to the app. */
import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { type ConnectionLimits, timeoutsOf, usualLimits, watchConnections } from './connections.ts'
import type { EncodedResponse } from './response.ts'
import { readRest } from './unread-body.ts'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export interface Listening {
  readonly server: Server
  readonly port: number
  /** Requests wait until this is called. */
  serve(listener: Listener): void
  /** Resolves after this long without requests. */
  quiet(ms: number): Promise<void>
  /** Rejects new requests and gives current ones `graceMs`. */
  drain(graceMs: number): Promise<void>
}

/** With Node's default of 511, many simultaneous clients delay later ones for seconds. */
const backlog = 4096

export interface ListenOptions {
  readonly limits?: ConnectionLimits
  readonly isProxy?: (address: string) => boolean
}

/** @throws NodeJS.ErrnoException */
export async function listen(
  port: number,
  host: string,
  { limits = usualLimits, isProxy = () => false }: ListenOptions = {},
): Promise<Listening> {
  const waitingRequests = new Map<ServerResponse, IncomingMessage>()
  let listener: Listener = (request, response) => {
    if (waitingRequests.size >= limits.maxWaiting) {
      response.writeHead(503, { 'Retry-After': '5', Connection: 'close' }).end()
      return
    }
    waitingRequests.set(response, request)
    response.once('close', () => waitingRequests.delete(response))
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
      for (const [response, request] of waitingRequests) next(request, response)
      waitingRequests.clear()
    },
    async quiet(ms) {
      const remainingMs = () => lastRequest + ms - performance.now()
      for (let wait = remainingMs(); wait > 0; wait = remainingMs())
        await setTimeout(wait, undefined, { ref: false })
    },
    drain: (graceMs) => drain(server, graceMs),
  }
}

export interface Answering {
  readonly app: { fetch(request: Request, env: HttpBindings | Http2Bindings): Response | Promise<Response> }
  peek(
    address: string,
    acceptEncoding: string | undefined,
    ifNoneMatch: string | undefined,
  ): EncodedResponse | undefined
}

/** Most of the traffic is cached and needs no Request. */
export function listenerOf({ app, peek }: Answering): Listener {
  const throughApp = getRequestListener(
    async (request, env) => {
      const response = await app.fetch(request, env)
      if (env.incoming instanceof IncomingMessage && !(await readRest(env.incoming)))
        env.outgoing.setHeader('Connection', 'close')
      return response
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
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const timer = globalThis.setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(sweep)
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
