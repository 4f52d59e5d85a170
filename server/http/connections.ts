/** Limits connections in number and time, so that slow clients never block the others. */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { isUpload, uploadPatience } from './upload-time.ts'

export interface ConnectionLimits {
  /** From the opening, or the first byte of a later request, to the end of the headers. */
  readonly headersMs: number
  /** From the first byte of a request to the end of its body. */
  readonly requestMs: number
  /** Without any byte in either direction while a request is under way. */
  readonly silenceMs: number
  /** From the last byte of a response to the next request. */
  readonly keepAliveMs: number
  /** For a client to read the bytes waiting for it, however slowly. */
  readonly answerMs: number
  /** Interval of the checks. */
  readonly checkMs: number
  readonly maxConnections: number
  /** Per address, except trusted proxies. */
  readonly maxPerAddress: number
  /** Requests that wait while the application starts. */
  readonly maxWaiting: number
}

/**
 * A phone with a poor connection sends an order of 3 kB within the first two timeouts and receives the largest response
 * at 6 kB/s within `answerMs`. Reverse proxies keep idle connections for 60 s (nginx) and would lose a request on a
 * connection closed just before. 4,000 connections take 40 MB and stay below the usual limit of 4,096 open files.
 */
export const usualLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  keepAliveMs: 65_000,
  answerMs: 120_000,
  checkMs: 5_000,
  maxConnections: 4_000,
  // Six for each browser of an office of 300 people; half of all connections remain for everyone else.
  maxPerAddress: 2_000,
  maxWaiting: 500,
}

/** The limit on header size stays at Node's 16 kB. */
export function timeoutsOf({ headersMs, requestMs, keepAliveMs, checkMs }: ConnectionLimits) {
  // Forms with files have their own timeout (upload-time.ts), and other bodies `requestMs` (watchConnections).
  return {
    headersTimeout: headersMs,
    requestTimeout: Math.max(requestMs, uploadPatience.longestMs + headersMs),
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkMs,
  }
}

interface Unread {
  readonly since: number
  /** Bytes the client had read by then. */
  readonly taken: number
}

/** Covers what Node's timeouts leave out: clients that do not read, and the number of connections. */
export function watchConnections(
  server: Server,
  { requestMs, silenceMs, answerMs, checkMs, maxConnections, maxPerAddress }: ConnectionLimits,
  isProxy: (address: string) => boolean,
) {
  const connections = new Map<Socket, Unread | null>()
  const ofAddress = new Map<string, number>()
  server.maxConnections = maxConnections
  // The server has no timeout listener, so it destroys a connection after this time.
  server.setTimeout(silenceMs)
  server.on('request', (request: IncomingMessage) => limitForm(request, requestMs))
  server.on('connection', (socket) => {
    // A closed socket no longer reports its address.
    const { remoteAddress = '' } = socket
    const open = (ofAddress.get(remoteAddress) ?? 0) + 1
    ofAddress.set(remoteAddress, open)
    connections.set(socket, null)
    socket.once('close', () => {
      connections.delete(socket)
      const left = (ofAddress.get(remoteAddress) ?? 1) - 1
      if (left > 0) ofAddress.set(remoteAddress, left)
      else ofAddress.delete(remoteAddress)
    })
    if (open > maxPerAddress && !isProxy(remoteAddress)) socket.destroy()
  })

  const check = setInterval(() => {
    const now = performance.now()
    for (const [socket, earlier] of connections) {
      const taken = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0) connections.set(socket, null)
      else if (earlier?.taken !== taken) connections.set(socket, { since: now, taken })
      else if (now - earlier.since > answerMs) socket.destroy()
    }
    // Idle connections are closed before any client is rejected; their clients reconnect.
    if (connections.size > maxConnections * 0.9) server.closeIdleConnections()
  }, checkMs)
  check.unref()
  server.on('close', () => clearInterval(check))
}

/** Ends a request with a slow body; Node has only one timeout for all bodies. */
function limitForm(request: IncomingMessage, requestMs: number): void {
  const { headers, socket } = request
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers
  if (!hasBody || isUpload(headers['content-type'])) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }, requestMs)
  timer.unref()
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}
