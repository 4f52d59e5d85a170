/**
 * Slow clients, in a process of their own so that only the server under test is shared with the honest ones.
 * Started with a port and a number; ends once the server has cut all of them.
 */
import { connect } from 'node:net'

const [port = 0, number = 0] = process.argv.slice(2).map(Number)

/** Sends a little more, again and again: silence is not what gives these away. */
const dripMs = 500

const openings = [
  { text: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', drip: ' ', reads: true },
  {
    text: 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    drip: ' ',
    reads: true,
  },
  { text: 'GET /menu/ HTTP/1.1\r\nHost: x\r\n\r\n', drip: '\r\n', reads: false },
] as const

for (let i = 0; i < number; i++) {
  // One in ten does not read; there the kernel keeps what was sent, and a thousand of these would be its test.
  const { text, drip, reads } = openings[i % 10 === 9 ? 2 : i % 2 === 0 ? 0 : 1]
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  if (reads) socket.resume()
  const dripping = setInterval(() => socket.write(drip), dripMs)
  // Being cut is what the server is expected to do.
  socket.on('error', () => {})
  socket.on('close', () => clearInterval(dripping))
}
