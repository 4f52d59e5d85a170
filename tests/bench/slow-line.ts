/**
 * A line to a server as a phone has it, whichever page asks: every byte is under way for a while in both directions,
 * and only so many arrive in a second, on all connections together.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** From the browser to the server and back. Milliseconds. */
const roundTrip = 150
/** 1.6 Mbit/s, as the other sections assume. Bytes in a millisecond. */
const rate = 200

export async function startSlowLine(origin: string) {
  const { hostname, port } = new URL(origin)
  const open = new Set<Socket>()
  const [up, down] = [createQueue(), createQueue()]
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    pass(near, far, up)
    pass(far, near, down)
    for (const socket of [near, far]) {
      open.add(socket.setNoDelay())
      socket.once('close', () => open.delete(socket)).on('error', () => socket.destroy())
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** Tells how long a chunk takes that is sent now, behind those sent before it. Milliseconds. */
function createQueue() {
  let freeAt = 0
  return (bytes: number) => {
    const now = performance.now()
    freeAt = Math.max(freeAt, now) + bytes / rate
    return freeAt - now + roundTrip / 2
  }
}

function pass(from: Socket, to: Socket, delayOf: (bytes: number) => number) {
  const underWay: (() => void)[] = []
  // Two timers may fire in the other order, so that each lets through what has waited longest.
  const later = (action: () => void, bytes: number) => {
    underWay.push(action)
    setTimeout(() => underWay.shift()?.(), delayOf(bytes))
  }
  from.on('data', (chunk: Buffer) => later(() => to.destroyed || to.write(chunk), chunk.length))
  from.on('end', () => later(() => to.end(), 0))
}
