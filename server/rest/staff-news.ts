/** GET /staff/news sends the order and kind of each event; the page then reloads what the person may see. */

import { todayInHongKong } from '#domain/calendar.ts'
import { addressLimits } from '#domain/call-limits.ts'
import { type NewsMessage, newsFor } from '#domain/staff/news.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { newsSince, type OrderNews } from '#server/db/work/staff-news.ts'
import { readParameters } from '#server/http/address-parameters.ts'
import { createEventStreams, type EventStream } from '#server/http/event-streams.ts'
import type { Session, SessionOf } from '#server/page-data/session.ts'
import { createStaffWatch, type StaffNews } from '#server/page-data/staff/staff-watch.ts'
import { restError } from './errors.ts'

export interface StaffNewsDeps {
  readonly store: Pick<Store, 'db' | 'listen'>
  readonly sessionOf: SessionOf
  readonly now: () => Date
}

export interface StaffNewsStreams {
  answer(request: Request): Promise<Response>
  /** Browsers reconnect to the next server. */
  end(): void
}

/** Open pages per browser. */
const maxPerSession = 12
const maxPerPerson = 40
/** In milliseconds, after which an ended session is noticed. */
const beatEvery = 5_000
/** A page that missed more events reloads everything. */
const maxMissed = 100

export function createStaffNews({ store, sessionOf, now }: StaffNewsDeps): StaffNewsStreams {
  const watch = createStaffWatch({ db: store.db, listen: (heard) => store.listen(heard) })
  const streams = createEventStreams(beatEvery)

  /** Without a second factor the stream stays open but sends no orders, so that the page does not poll. */
  function begin(stream: EventStream, { staff, lacksFactor }: Session, after: number | null): () => void {
    if (lacksFactor) {
      stream.send({ name: 'database', data: 'back' })
      return () => {}
    }
    const tellOrder = (news: OrderNews) => {
      const isOnOwnRun = news.driverId === staff.id
      const kind = newsFor(staff.role, { ...news, isOnOwnRun }, todayInHongKong(now()))
      if (kind === null) return
      const message: NewsMessage = { kind, order: news.orderId }
      stream.send({ id: news.id, name: 'news', data: JSON.stringify(message) })
    }
    const tell = (news: StaffNews) => {
      if (news.kind === 'order') tellOrder(news.news)
      else if (news.kind === 'work')
        stream.send({ name: 'news', data: JSON.stringify({ kind: 'work' } satisfies NewsMessage) })
      else stream.send({ name: 'database', data: news.kind })
    }
    const stop = watch.watch(tell)
    void catchUp(stream, after, tellOrder)
    return stop
  }

  async function catchUp(stream: EventStream, after: number | null, tell: (news: OrderNews) => void) {
    await watch.settled()
    stream.send({ name: 'database', data: watch.isAway() ? 'away' : 'back' })
    if (after === null) return
    try {
      for (const news of await newsSince(store.db, after, now(), maxMissed)) tell(news)
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
      const read = readParameters(addressLimits['/staff/news'], request.url)
      if (!read.ok) return restError('BAD_REQUEST', read.problem)
      try {
        const session = await sessionOf(request, 'unnoticed')
        if (!session) return restError('UNAUTHORIZED', 'Nobody is signed in.')
        const after = placeOf(request.headers.get('last-event-id') ?? read.value('after'))
        return (
          streams.open({
            counted: {
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
