import type { IncomingMessage } from 'node:http'

/** In bytes; larger than any body without pictures. A client that sends more after the response is disconnected. */
const maxBytes = 1024 * 1024
/** In milliseconds, to read the rest of a body. */
const longest = 1_000

/**
 * Reads and discards the rest of a request whose response is ready: a client that is still sending would not read the
 * response, and the unread bytes would be parsed as the next request. Resolves to false if the rest is too long or
 * slow, so that the connection must be closed.
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
    // The handler's data listeners would still hold the body back.
    incoming.removeAllListeners('data')
    incoming.on('data', count).once('end', done).once('close', done).resume()
  })
}
