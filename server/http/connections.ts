/** Limits connections, so that slow clients cannot block others. */
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { isUpload, uploadPatience } from './upload-time.ts'

export interface ConnectionLimits {
  /** From the opening of a connection, or the first byte of a later request. */
  readonly headersMs: number
  /** The time starts with a request's first byte. */
  readonly requestMs: number
  /** A client may be silent this long during a request. */
  readonly silenceMs: number
  readonly keepAliveMs: number
  /** A client has this long to read its response. */
  readonly answerMs: number
  readonly checkMs: number
  readonly maxConnections: number
  /** Trusted proxies are exempt from this limit. */
  readonly maxPerAddress: number
  readonly maxWaiting: number
}

/**
 * A poor phone connection sends an order of 3 kB within the first two timeouts and receives the largest response at 6
 * kB/s within `answerMs`. nginx keeps idle connections for 60 s. 4,000 connections take 40 MB and stay below the usual
 * limit of 4,096 open files.
 */
export const usualLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  keepAliveMs: 65_000,
  answerMs: 120_000,
  checkMs: 5_000,
  maxConnections: 4_000,
  // Six for each browser of an office of 300 people; half remains for others.
  maxPerAddress: 2_000,
  maxWaiting: 500,
}

/** The header size stays limited to Node's 16 kB. */
export function timeoutsOf({ headersMs, requestMs, keepAliveMs, checkMs }: ConnectionLimits) {
  // Uploads (upload-time.ts) and other bodies (watchConnections) have their own timeouts.
  return {
    headersTimeout: headersMs,
    requestTimeout: Math.max(requestMs, uploadPatience.longestMs + headersMs),
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkMs,
  }
}

interface Unread {
  readonly since: number
  /** Bytes that the client had read by then. */
  readonly portions: number
}

/** Node's timeouts ignore clients that do not read. */
export function watchConnections(
  server: Server,
  { requestMs, silenceMs, answerMs, checkMs, maxConnections, maxPerAddress }: ConnectionLimits,
  isProxy: (address: string) => boolean,
) {
  const connections = new Map<Socket, Unread | null>()
  const ofAddress = new Map<string, number>()
  server.maxConnections = maxConnections
  // Without a timeout listener the server destroys the connection.
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
      const remaining = (ofAddress.get(remoteAddress) ?? 1) - 1
      if (remaining > 0) ofAddress.set(remoteAddress, remaining)
      else ofAddress.delete(remoteAddress)
    })
    if (open > maxPerAddress && !isProxy(remoteAddress)) socket.destroy()
  })

  const check = setInterval(() => {
    const now = performance.now()
    for (const [socket, earlier] of connections) {
      const portions = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0) connections.set(socket, null)
      else if (earlier?.portions !== portions) connections.set(socket, { since: now, portions })
      else if (now - earlier.since > answerMs) socket.destroy()
    }
    // Clients of idle connections reconnect.
    if (connections.size > maxConnections * 0.9) server.closeIdleConnections()
  }, checkMs)
  check.unref()
  server.on('close', () => clearInterval(check))
}

/** Node has only one timeout for all bodies. */
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
