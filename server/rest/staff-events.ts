/** GET /staff/news sends the order and kind of each event; the page then reloads what the person may see. */

import { todayInHongKong } from '#domain/calendar.ts'
import { addressLimits } from '#domain/call-limits.ts'
import { eventFor, type StaffEventMessage } from '#domain/staff/staff-events.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { eventsSince, type OrderAuditEvent } from '#server/db/work/staff-event-log.ts'
import { readParameters } from '#server/http/address-parameters.ts'
import { createEventStreams, type EventStream } from '#server/http/event-streams.ts'
import type { Session, SessionOf } from '#server/page-data/session.ts'
import { createStaffWatch, type StaffEvent } from '#server/page-data/staff/staff-watch.ts'
import { restError } from './errors.ts'

export interface StaffEventsDeps {
  readonly store: Pick<Store, 'db' | 'listen'>
  readonly sessionOf: SessionOf
  readonly now: () => Date
}

export interface StaffEventStreams {
  answer(request: Request): Promise<Response>
  /** Browsers reconnect to the next server. */
  end(): void
}

/** A browser may have this many open pages. */
const maxPerSession = 12
const maxPerPerson = 40
/** In milliseconds, after which an ended session is noticed. */
const beatEvery = 5_000
/** A page that missed more events reloads everything. */
const maxMissed = 100

export function createStaffEvents({ store, sessionOf, now }: StaffEventsDeps): StaffEventStreams {
  const watch = createStaffWatch({ db: store.db, listen: (listener) => store.listen(listener) })
  const streams = createEventStreams(beatEvery)

  /** Without a second factor the stream stays open but sends no orders, so that the page does not poll. */
  function begin(stream: EventStream, { staff, lacksFactor }: Session, after: number | null): () => void {
    if (lacksFactor) {
      stream.send({ name: 'database', data: 'back' })
      return () => {}
    }
    const notifyOrder = (event: OrderAuditEvent) => {
      const isOnOwnRun = event.driverId === staff.id
      const kind = eventFor(staff.role, { ...event, isOnOwnRun }, todayInHongKong(now()))
      if (kind === null) return
      const message: StaffEventMessage = { kind, order: event.orderId }
      stream.send({ id: event.id, name: 'news', data: JSON.stringify(message) })
    }
    const tell = (event: StaffEvent) => {
      if (event.kind === 'order') notifyOrder(event.event)
      else if (event.kind === 'work')
        stream.send({ name: 'news', data: JSON.stringify({ kind: 'work' } satisfies StaffEventMessage) })
      else stream.send({ name: 'database', data: event.kind })
    }
    const stop = watch.watch(tell)
    void catchUp(stream, after, notifyOrder)
    return stop
  }

  async function catchUp(stream: EventStream, after: number | null, tell: (event: OrderAuditEvent) => void) {
    await watch.whenSettled()
    stream.send({ name: 'database', data: watch.isAway() ? 'away' : 'back' })
    if (after === null) return
    try {
      for (const event of await eventsSince(store.db, after, now(), maxMissed)) tell(event)
    } catch {
      // The browser continues from the same place.
      stream.end()
    }
  }

  /** The stream ends when the session or role changes. */
  async function beat(stream: EventStream, request: Request, { id, staff, lacksFactor }: Session) {
    try {
      const session = await sessionOf(request, 'unnoticed')
      const isSame = session?.staff.role === staff.role && session.lacksFactor === lacksFactor
      if (session?.id === id && isSame) return stream.send({ name: 'beat', data: '' })
      stream.send({ name: 'over', data: '' })
      stream.end()
    } catch {
      stream.send({ name: 'beat', data: '' })
    }
  }

  return {
    async answer(request) {
      const parameters = readParameters(addressLimits['/staff/news'], request.url)
      if (!parameters.ok) return restError('BAD_REQUEST', parameters.problem)
      try {
        const session = await sessionOf(request, 'unnoticed')
        if (!session) return restError('UNAUTHORIZED', 'Nobody is signed in.')
        const after = placeOf(request.headers.get('last-event-id') ?? parameters.value('after'))
        return (
          streams.open({
            counts: {
              [`session ${session.id}`]: maxPerSession,
              [`person ${session.staff.id}`]: maxPerPerson,
            },
            signal: request.signal,
            beat: (stream) => void beat(stream, request, session),
            begin: (stream) => begin(stream, session, after),
          }) ?? restError('UNAVAILABLE', 'Too many pages listen already.')
        )
      } catch (error) {
        if (isOutage(error)) return restError('UNAVAILABLE', 'The database is away.')
        throw error
      }
    },
    end() {
      streams.endAll()
      void watch.stop()
    },
  }
}

function placeOf(text: string | null): number | null {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : null
}
