/** A line to a server on which every byte is under way for a while, in both directions, whichever page asks. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** From the browser to the server and back. Milliseconds. */
const roundTrip = 150

export async function startSlowLine(origin: string) {
  const { hostname, port } = new URL(origin)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    pass(near, far)
    pass(far, near)
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

function pass(from: Socket, to: Socket) {
  const later = (action: () => void) => setTimeout(action, roundTrip / 2)
  from.on('data', (chunk) => later(() => to.destroyed || to.write(chunk)))
  from.on('end', () => later(() => to.end()))
}
