import type { IncomingMessage } from 'node:http'

/** No body without pictures is larger. */
const maxBytes = 1024 * 1024
const maxReadMs = 1_000

/**
 * Discards the rest of a request: a client that is still sending would not read the response, and the rest would be
 * parsed as the next request. False if the connection must be closed.
 */
export function readRest(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    if (incoming.complete) return resolve(true)
    let bytes = 0
    const stopReading = () => {
      clearTimeout(timer)
      incoming.off('data', count).off('end', stopReading).off('close', stopReading)
      resolve(incoming.complete)
    }
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) stopReading()
    }
    const timer = setTimeout(stopReading, maxReadMs)
    // The handler's listeners would hold the body back.
    incoming.removeAllListeners('data')
    incoming.on('data', count).once('end', stopReading).once('close', stopReading).resume()
  })
}
