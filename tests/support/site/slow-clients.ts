/** Arguments: a port and a number. Ends once the server has closed all connections. */
import { connect } from 'node:net'

const [port = 0, number = 0] = process.argv.slice(2).map(Number)

/** Regular drips avoid the silence timeout. */
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
  // One in ten does not read; more would test the kernel's buffers.
  const { text, drip, reads } = openings[i % 10 === 9 ? 2 : i % 2 === 0 ? 0 : 1]
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  if (reads) socket.resume()
  const dripping = setInterval(() => socket.write(drip), dripMs)
  // The server is expected to reset these connections.
  socket.on('error', () => {})
  socket.on('close', () => clearInterval(dripping))
}
