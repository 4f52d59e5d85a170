/** How long and how many clients may take up the server: slow ones must never keep it from the others. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds, and numbers of things. */
export interface Patience {
  /** From the opening of a connection, or the first byte of a further request, to the end of its headers. */
  readonly headersMs: number
  /** From its first byte to the end of a request's body. */
  readonly requestMs: number
  /** Nothing moving in either direction while a request is under way. */
  readonly silenceMs: number
  /** From an answer's last byte to the next request. */
  readonly keepAliveMs: number
  /** For a client to take what is ready for it, however slowly it reads. */
  readonly answerMs: number
  /** How often all of these are looked at. */
  readonly checkMs: number
  readonly mostConnections: number
  /** Of one address, unless it is a proxy in front. */
  readonly mostOfOneAddress: number
  /** Requests that come while the application is still starting. */
  readonly mostWaiting: number
}

/**
 * A phone in a lift sends an order of 3 kB within the first two, and takes the largest answer at 6 kB/s within
 * `answerMs`. Reverse proxies keep idle connections for 60 s (nginx), and would lose a request to one that was closed
 * a moment before. A connection costs some 10 kB and an open file: 4,000 are 40 MB and fit below the 4,096 files that
 * the strictest usual limit allows, with room for the database, and are far more than the slow ones of one attacker.
 */
export const patience: Patience = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  keepAliveMs: 65_000,
  answerMs: 120_000,
  checkMs: 5_000,
  mostConnections: 4_000,
  // Six for each browser of an office of 300 people; half of all stay for everyone else.
  mostOfOneAddress: 2_000,
  mostWaiting: 500,
}

/** For createServer. The size of headers stays at Node's 16 kB. */
export function timeoutsOf({ headersMs, requestMs, keepAliveMs, checkMs }: Patience) {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkMs,
  }
}

interface Unread {
  /** When it was first seen waiting for its client. */
  readonly since: number
  /** Bytes that had been taken by then. */
  readonly taken: number
}

/** Watches over what Node's own time-outs leave out: clients that do not read, and the number of connections. */
export function watchConnections(
  server: Server,
  { silenceMs, answerMs, checkMs, mostConnections, mostOfOneAddress }: Patience,
  isProxy: (address: string) => boolean,
) {
  const connections = new Map<Socket, Unread | null>()
  const ofAddress = new Map<string, number>()
  server.maxConnections = mostConnections
  // Without a listener of its own the server destroys such a connection.
  server.setTimeout(silenceMs)
  server.on('connection', (socket) => {
    // An ended socket no longer knows its address.
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
    if (open > mostOfOneAddress && !isProxy(remoteAddress)) socket.destroy()
  })

  const check = setInterval(() => {
    const now = performance.now()
    for (const [socket, earlier] of connections) {
      const taken = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0) connections.set(socket, null)
      else if (earlier?.taken !== taken) connections.set(socket, { since: now, taken })
      else if (now - earlier.since > answerMs) socket.destroy()
    }
    // Idle ones make room before anyone is turned away; their clients open another when they come back.
    if (connections.size > mostConnections * 0.9) server.closeIdleConnections()
  }, checkMs)
  check.unref()
  server.on('close', () => clearInterval(check))
}
