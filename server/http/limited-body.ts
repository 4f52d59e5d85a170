/**
 * Limits a body without reading it: the handler decides whether it is read at all, and reading fails beyond the limit.
 * Null: its declared length is over the limit.
 */
export function limitBody(request: Request, maxBytes: number): Request | null {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null
  const { body } = request
  if (!body) return request
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  let size = 0
  const limited = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= body.getReader()
        const { done, value } = await reader.read()
        if (done) return controller.close()
        size += value.length
        if (size > maxBytes) return controller.error(new RangeError('the body is too long'))
        controller.enqueue(value)
      },
    },
    // Nothing is read ahead.
    { highWaterMark: 0 },
  )
  const { url, method, headers, signal } = request
  // The HTTP server's requests look like those of the platform, which does not take them as such.
  return new Request(url, { method, headers, signal, body: limited, duplex: 'half' } as RequestInit)
}
