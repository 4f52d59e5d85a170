/** The handler's time begins when the body has arrived. */
import type { MiddlewareHandler } from 'hono'

export interface UploadTimes {
  /** For the response before the body is read, and again after it. */
  readonly answerMs: number
  readonly longestMs: number
  /** Before the rate counts, because a phone may lose its signal. */
  readonly graceMs: number
  /** The average counts after the grace period. */
  readonly bytesPerSecond: number
}

/** 10 MB at 34 kB/s take five minutes. */
export const uploadPatience = { longestMs: 300_000, graceMs: 10_000, bytesPerSecond: 4_000 } as const

/** Only forms with files use multipart encoding. */
export const isUpload = (contentType: string | null | undefined) =>
  /^multipart\/form-data\b/i.test(contentType ?? '')

export function uploadTime(times: UploadTimes, outOfTime: Error): MiddlewareHandler {
  return async (c, next) => {
    const clock = startClock(times.answerMs, outOfTime)
    c.req.raw = withTimedBody(c.req.raw, times, clock)
    try {
      await Promise.race([next(), clock.late])
    } finally {
      clock.stop()
    }
  }
}

interface Clock {
  readonly late: Promise<never>
  set(ms: number): void
  stop(): void
}

function startClock(ms: number, outOfTime: Error): Clock {
  const { promise: late, reject } = Promise.withResolvers<never>()
  // The reader of the body may have ended before.
  late.catch(() => {})
  const start = (after: number) => setTimeout(reject, after, outOfTime)
  let timer = start(ms)
  const stop = () => clearTimeout(timer)
  return {
    late,
    stop,
    set(after) {
      stop()
      timer = start(after)
    },
  }
}

/** Reads lazily, so that a forbidden upload is refused immediately. */
function withTimedBody(request: Request, times: UploadTimes, clock: Clock): Request {
  const { url, method, headers, signal, body } = request
  if (!body) return request
  const reader = body.getReader()
  let start = 0
  let byteCount = 0
  const timedStream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        start ||= performance.now()
        const due = Math.min(times.longestMs, times.graceMs + (1_000 * byteCount) / times.bytesPerSecond)
        clock.set(Math.max(0, start + due - performance.now()))
        const { done, value } = await Promise.race([reader.read(), clock.late])
        if (done) {
          clock.set(times.answerMs)
          return controller.close()
        }
        byteCount += value.length
        controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  // The HTTP server's requests only resemble the platform's Request, which rejects them.
  return new Request(url, { method, headers, signal, body: timedStream, duplex: 'half' } as RequestInit)
}
