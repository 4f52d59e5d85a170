/** Streams of server-sent events: how many may be open, heartbeats, and an end before the server stops. */

export interface StreamEvent {
  readonly id?: number
  /** Absent: a message without a name. */
  readonly name?: string
  readonly data: string
}

export interface EventStream {
  send(event: StreamEvent): void
  end(): void
}

export interface StreamOptions {
  /** Whom the stream counts for, and how many streams each of them may have open. */
  readonly counted: Readonly<Record<string, number>>
  readonly signal: AbortSignal
  /** Called regularly; it keeps the connection alive by what it sends. */
  readonly beat: (stream: EventStream) => void
  /** Begins to send; returns a function that stops it. */
  readonly begin: (stream: EventStream) => () => void
}

export interface EventStreams {
  /** Null: too many are open. */
  open(options: StreamOptions): Response | null
  /** Ends every stream, so that the server can stop; browsers then connect to the next one. */
  endAll(): void
}

/** A quarter of all connections the server takes. */
const maxStreams = 1_000
/** Shorter than the minute after which proxies and this server give up a silent connection. Milliseconds. */
export const heartbeatMs = 20_000
/** Events that a reader may be behind; who reads slower is cut off, and catches up on connecting again. */
const maxBehind = 1_000

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Asks nginx to pass each event on at once.
  'X-Accel-Buffering': 'no',
}

export function createEventStreams(beatEvery = heartbeatMs): EventStreams {
  const open = new Map<EventStream, readonly string[]>()
  const countOf = (name: string) => [...open.values()].filter((names) => names.includes(name)).length

  function streamOf({ counted, signal, beat, begin }: StreamOptions): Response {
    const encoder = new TextEncoder()
    let release = () => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => {
          if (!open.has(stream)) return
          if ((controller.desiredSize ?? 0) < -maxBehind) stream.end()
          else controller.enqueue(encoder.encode(text))
        }
        const stream: EventStream = {
          send: (event) => write(eventText(event)),
          end: () => {
            if (!open.has(stream)) return
            release()
            controller.close()
          },
        }
        open.set(stream, Object.keys(counted))
        const heartbeat = setInterval(() => beat(stream), beatEvery).unref()
        let stop = () => {}
        release = () => {
          open.delete(stream)
          clearInterval(heartbeat)
          stop()
        }
        // Browsers reconnect by themselves after this time.
        write('retry: 2000\n\n')
        stop = begin(stream)
        signal.addEventListener('abort', stream.end, { once: true })
      },
      cancel: () => release(),
    })
    return new Response(body, { headers })
  }

  return {
    open(options) {
      const isTooMany = Object.entries(options.counted).some(([name, max]) => countOf(name) >= max)
      return isTooMany || open.size >= maxStreams ? null : streamOf(options)
    },
    endAll() {
      for (const stream of [...open.keys()]) stream.end()
    },
  }
}

/** A comment when there is nothing to say: it keeps the connection alive unnoticed. */
export const silent: StreamEvent = { data: '' }

function eventText({ id, name, data }: StreamEvent): string {
  if (id === undefined && name === undefined && data === '') return ':\n\n'
  return [id !== undefined && `id: ${id}\n`, name && `event: ${name}\n`, `data: ${data}\n\n`]
    .filter(Boolean)
    .join('')
}
