export interface StreamEvent {
  readonly id?: number
  readonly name?: string
  readonly data: string
}

export interface EventStream {
  send(event: StreamEvent): void
  end(): void
}

export interface StreamOptions {
  /** Names to count by, each with its maximum of open streams. */
  readonly counts: Readonly<Record<string, number>>
  readonly signal: AbortSignal
  readonly beat: (stream: EventStream) => void
  readonly begin: (stream: EventStream) => () => void
}

export interface EventStreams {
  open(options: StreamOptions): Response | null
  /** Browsers reconnect to the next server. */
  endAll(): void
}

/** Streams may take a quarter of all connections. */
const maxStreams = 1_000
/** In milliseconds; proxies and this server close silent connections after a minute. */
export const heartbeatMs = 20_000
/** Slower readers are disconnected and catch up later. */
const maxBehind = 1_000

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Disables nginx's buffering.
  'X-Accel-Buffering': 'no',
}

export function createEventStreams(beatEvery = heartbeatMs): EventStreams {
  const open = new Map<EventStream, readonly string[]>()
  const countOf = (name: string) => [...open.values()].filter((names) => names.includes(name)).length

  function streamOf({ counts, signal, beat, begin }: StreamOptions): Response {
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
        open.set(stream, Object.keys(counts))
        const heartbeat = setInterval(() => beat(stream), beatEvery).unref()
        let stop = () => {}
        release = () => {
          open.delete(stream)
          clearInterval(heartbeat)
          stop()
        }
        // Browsers reconnect after 2 seconds.
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
      const isTooMany = Object.entries(options.counts).some(([name, max]) => countOf(name) >= max)
      return isTooMany || open.size >= maxStreams ? null : streamOf(options)
    },
    endAll() {
      for (const stream of [...open.keys()]) stream.end()
    },
  }
}

/** This event only keeps the connection alive. */
export const silent: StreamEvent = { data: '' }

function eventText({ id, name, data }: StreamEvent): string {
  if (id === undefined && name === undefined && data === '') return ':\n\n'
  return [id !== undefined && `id: ${id}\n`, name && `event: ${name}\n`, `data: ${data}\n\n`]
    .filter(Boolean)
    .join('')
}
