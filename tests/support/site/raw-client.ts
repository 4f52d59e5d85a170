/** Sends exact bytes. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawClient {
  readonly socket: Socket
  send(text: string): void
  receivedText(): string
  isCut(): boolean
}

export async function rawClient(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1')
  let output = ''
  let isCut = false
  socket.on('data', (chunk) => {
    output += chunk.toString('latin1')
  })
  // A reset also counts as closed.
  socket.on('error', () => {})
  socket.on('close', () => {
    isCut = true
  })
  await once(socket, 'connect')
  return { socket, send: (text) => socket.write(text), receivedText: () => output, isCut: () => isCut }
}

export function statusesIn(output: string): number[] {
  return [...output.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
