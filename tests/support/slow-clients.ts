/**
 * Slow clients, in a process of their own so that only the server under test is shared with the honest ones.
 * Started with a port and a number; says `ready` once all are connected and at it, `cut` once the server has ended
 * all of them, and ends.
 */
import { connect } from 'node:net'

const [port = 0, number = 0] = process.argv.slice(2).map(Number)

/** Sends a little more, again and again: silence is not what gives these away. */
const dripMs = 200

const openings = [
  { text: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', drips: true, reads: true },
  {
    text: 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    drips: true,
    reads: true,
  },
  { text: 'GET /menu/ HTTP/1.1\r\nHost: x\r\n\r\n', drips: false, reads: false },
] as const

let connected = 0
let ended = 0
for (let i = 0; i < number; i++) {
  // One in ten does not read; there the kernel keeps what was sent, and a thousand of these would be its test.
  const { text, drips, reads } = openings[i % 10 === 9 ? 2 : i % 2 === 0 ? 0 : 1]
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(text)
    connected += 1
    if (connected === number) process.send?.('ready')
  })
  if (reads) socket.resume()
  const drip = drips ? setInterval(() => socket.write(' '), dripMs) : undefined
  // Who does not read does not hear of the end either, unless it writes.
  const probe = reads ? undefined : setInterval(() => socket.write('\r\n'), dripMs)
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(drip)
    clearInterval(probe)
    ended += 1
    if (ended < number) return
    process.send?.('cut')
    process.disconnect?.()
  })
}
