import type { IncomingMessage } from 'node:http'

/** Four times the largest body that is accepted. Bytes. */
const mostBytes = 1024 * 1024
/** Milliseconds. */
const longest = 1_000

/**
 * Reads the rest of a request whose answer is ready, and forgets it: whoever still sends would not see an answer, and
 * what is left would be taken for the next request. True when the request is over; false when the rest is too long or
 * too slow in coming, and nothing but the end of the connection is left.
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
      if (bytes > mostBytes) done()
    }
    const timer = setTimeout(done, longest)
    // Who wanted the body has given it up, but would still hold it back.
    incoming.removeAllListeners('data')
    incoming.on('data', count).once('end', done).once('close', done).resume()
  })
}
