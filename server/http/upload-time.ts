/** Gives the body of a form with files a time of its own: the answer's time begins when the body has arrived. */
import type { MiddlewareHandler } from 'hono'

export interface UploadTimes {
  /** For the answer before the body is read, and again after. Milliseconds. */
  readonly answerMs: number
  /** For the whole body. Milliseconds. */
  readonly longestMs: number
  /** Before the rate counts: a phone may lose its signal for a while. Milliseconds. */
  readonly graceMs: number
  /** On average, after that. */
  readonly bytesPerSecond: number
}

/** 10 MB arrive at 34 kB/s within `longestMs`; a connection of the slowest kind sends a small picture. */
export const uploadPatience = { longestMs: 300_000, graceMs: 10_000, bytesPerSecond: 4_000 } as const

/** Forms with files are encoded so; nothing else is. */
export const isUpload = (contentType: string | null | undefined) =>
  /^multipart\/form-data\b/i.test(contentType ?? '')

/** @param outOfTime what is thrown when the body, or the answer, takes too long */
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
  /** Rejects when the time is over. */
  readonly late: Promise<never>
  /** Starts again, with so much time. Milliseconds. */
  set(ms: number): void
  stop(): void
}

function startClock(ms: number, outOfTime: Error): Clock {
  const { promise: late, reject } = Promise.withResolvers<never>()
  // Whatever read the body may have ended before.
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

/** Nothing is read before the application asks: somebody who may not send a picture is told so at once. */
function withTimedBody(request: Request, times: UploadTimes, clock: Clock): Request {
  const { url, method, headers, signal, body } = request
  if (!body) return request
  const reader = body.getReader()
  let start = 0
  let received = 0
  const timed = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        start ||= performance.now()
        const due = Math.min(times.longestMs, times.graceMs + (1_000 * received) / times.bytesPerSecond)
        clock.set(Math.max(0, start + due - performance.now()))
        const { done, value } = await Promise.race([reader.read(), clock.late])
        if (done) {
          clock.set(times.answerMs)
          return controller.close()
        }
        received += value.length
        controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  // The HTTP server's requests look like those of the platform, which does not take them as such.
  return new Request(url, { method, headers, signal, body: timed, duplex: 'half' } as RequestInit)
}
