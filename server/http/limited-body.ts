/** More than the largest form has, but for that of all clients; each part takes a fifth of a millisecond to parse. */
export const maxParts = 250
export const maxClientParts = 1_400

export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')

/** Null for bodies that are not multipart. */
function partCounter(request: Request): ((chunk: Uint8Array) => number) | null {
  const type = request.headers.get('content-type') ?? ''
  const boundary = isMultipart(request) ? /;\s*boundary="?([^";]{1,70})/i.exec(type)?.[1] : undefined
  if (boundary === undefined) return null
  const mark = Buffer.from(`--${boundary}`)
  let rest = Buffer.alloc(0)
  let parts = 0
  return (chunk) => {
    // A boundary may be split between two chunks.
    const bytes = Buffer.concat([rest, chunk])
    let from = 0
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, from)) {
      parts += 1
      from = at + mark.length
    }
    rest = bytes.subarray(Math.max(from, bytes.length - mark.length + 1))
    return parts
  }
}

/** Reading fails beyond the limits. Null if the declared length is over the limit. */
export function limitBody(request: Request, maxBytes: number, parts = maxParts): Request | null {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null
  const { body } = request
  if (!body) return request
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  let size = 0
  const partsIn = partCounter(request)
  const limitedBody = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= body.getReader()
        const { done, value } = await reader.read()
        if (done) return controller.close()
        size += value.length
        if (size > maxBytes) return controller.error(new RangeError('the body is too long'))
        if (partsIn && partsIn(value) > parts + 1)
          return controller.error(new RangeError('the form has too many parts'))
        controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  const { url, method, headers, signal } = request
  // The HTTP server's requests only resemble the platform's Request, which rejects them.
  return new Request(url, { method, headers, signal, body: limitedBody, duplex: 'half' } as RequestInit)
}
