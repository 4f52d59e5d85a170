/** Simulates network failures. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** refuse: no new connections. cut: closes all. swallow: forwards nothing, like a frozen host. */
export type LineState = 'pass' | 'refuse' | 'cut' | 'swallow'

export interface DatabaseProxy {
  readonly url: string
  set(state: LineState): Promise<void>
  /** Further connections reach another server, and current ones end. */
  aimAt(databaseUrl: string): void
  /** The delay applies to each packet. */
  delay(ms: number): void
  close(): Promise<void>
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  let target = new URL(databaseUrl)
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: LineState = 'pass'
  let delayMs = 0

  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(target.port || 5432), target.hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    // A connection that lost bytes stays silent forever.
    let isDead = false
    const relay = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        isDead ||= state === 'swallow'
        if (isDead) return
        if (delayMs > 0) setTimeout(() => to.write(bytes), delayMs)
        else to.write(bytes)
      })
      from.on('error', () => {})
      from.on('close', () => {
        pairs.delete(pair)
        // After a swallowed connection is closed on one side, the other side does not notice.
        if (!isDead && state !== 'swallow') to.destroy()
      })
    }
    relay(near, far)
    relay(far, near)
  })
  const port = await listen(server, 0)

  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  const cutAll = () => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    async set(next) {
      state = next
      if (next === 'refuse') {
        const closing = once(server, 'close')
        server.close()
        cutAll()
        await closing
      } else if (!server.listening) await listen(server, port)
      if (next === 'cut') cutAll()
    },
    aimAt(next) {
      target = new URL(next)
      cutAll()
    },
    delay: (ms) => {
      delayMs = ms
    },
    async close() {
      server.close()
      cutAll()
    },
  }
}

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port')
  return address.port
}
