/** Sends exact bytes. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawClient {
  readonly socket: Socket
  send(text: string): void
  received(): string
  isCut(): boolean
}

export async function rawClient(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  let cut = false
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  // A reset also counts as closed.
  socket.on('error', () => {})
  socket.on('close', () => {
    cut = true
  })
  await once(socket, 'connect')
  return { socket, send: (text) => socket.write(text), received: () => received, isCut: () => cut }
}

export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
