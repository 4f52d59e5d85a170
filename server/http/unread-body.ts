import type { IncomingMessage } from 'node:http'

/** Larger than any body without pictures. A client that still sends more after the response is disconnected. Bytes. */
const maxBytes = 1024 * 1024
/** Maximum time to read the rest of a body. Milliseconds. */
const longest = 1_000

/**
 * Reads and discards the rest of a request whose response is ready: a client that is still sending would not read the
 * response, and the unread bytes would be parsed as the next request. Resolves to true when the request is complete; to
 * false when the rest is too long or too slow, so that the connection has to be closed.
 */
export function readRest(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    if (incoming.complete) return resolve(true)
    let bytes = 0
    const done = () => {
      clearTimeout(timer)
      incoming.off('data', count).off('end', done).off('close', done)
      resolve(incoming.complete)
    }
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) done()
    }
    const timer = setTimeout(done, longest)
    // The handler has stopped reading the body, but its data listeners would still hold it back.
    incoming.removeAllListeners('data')
    incoming.on('data', count).once('end', done).once('close', done).resume()
  })
}
