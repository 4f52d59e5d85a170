/** Simulates the used part of Stripe's API and its failures. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import Stripe from 'stripe'
import type { StripeAddress } from '#server/payments/stripe.ts'
import {
  createSession,
  expireSession,
  intentOf,
  type LimitedCall,
  type Refund,
  type Reply,
  refuse,
  type Session,
  type StripeBooks,
  wireSession,
} from './stripe-books.ts'
import { customerPage } from './stripe-customer-page.ts'
import { createRefund, listRefunds } from './stripe-refunds.ts'

/** `slow` refuses the same idempotency key meanwhile. `tires` responds late once, then never. */
export type StripeMood = 'well' | 'slow' | 'tires' | 'hangs' | 'resets' | 'fails' | 'garbage'

const shortTimeoutMs = 2_000

const idempotency = { type: 'idempotency_error' }

const lateResponseMs = 4_000

/** Long enough for a second click. */
const slowResponseMs = 200

export interface StripeServer {
  readonly origin: string
  readonly at: StripeAddress
  /** The address with a short timeout. */
  readonly atImpatient: StripeAddress
  readonly sessions: readonly Session[]
  readonly refunds: readonly Refund[]
  be(mood: StripeMood): void
  complete(id: string): void
  /** The payment is pending, then fails. */
  delay(id: string): void
  refuseLate(id: string): void
  /** Forgets a session, like a reset test account. */
  lose(id: string): void
  /** The bank then reverses the payment. */
  dispute(id: string): void
  /** A manual refund, as on Stripe's dashboard. */
  returnByHand(session: string, amount: number): Refund
  /** Forgotten idempotency keys have expired. */
  forget(): void
  close(): Promise<void>
}

export async function startStripeServer(): Promise<StripeServer> {
  const books: StripeBooks = { sessions: new Map(), coupons: new Map(), refunds: [], responses: new Map() }
  let mood: StripeMood = 'well'
  const inUse = new Set<string>()
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path.startsWith('/pay/')) return customerPage(books, path, response)
    if (mood === 'hangs') return
    if (mood === 'tires') {
      mood = 'hangs'
      await setTimeout(lateResponseMs)
      return answer(response, await serve(request, path))
    }
    if (mood === 'resets') return void request.socket.destroy()
    if (mood === 'garbage') return void response.end('<html>')
    if (mood === 'fails')
      return answer(response, { status: 500, body: { error: { type: 'api_error', message: 'down' } } })
    const key = String(request.headers['idempotency-key'] ?? '')
    if (key && inUse.has(key)) return answer(response, refuse(409, 'This key is in use', idempotency))
    if (mood === 'slow') {
      inUse.add(key)
      await setTimeout(slowResponseMs)
      inUse.delete(key)
    }
    answer(response, await serve(request, path))
  })

  async function serve(request: IncomingMessage, path: string): Promise<Reply> {
    const { searchParams } = new URL(request.url ?? '', 'http://stand.in')
    const params = Object.fromEntries(new URLSearchParams(await textOf(request)))
    const key = String(request.headers['idempotency-key'] ?? '')
    const [, , what, , id = '', verb] = path.split('/')
    if (what === 'refunds')
      return request.method === 'GET'
        ? listRefunds(books, searchParams.get('payment_intent') ?? '')
        : answeredOnce(key, path, params, () => createRefund(books, params))
    if (what === 'coupons') return answeredOnce(key, path, params, () => createCoupon(params))
    if (id === '' && request.method === 'GET') return listSessions(searchParams.get('payment_intent') ?? '')
    if (id === '') return answeredOnce(key, path, params, () => createSession(books, params, origin))
    const session = books.sessions.get(id)
    if (!session || session.isLost) return refuse(404, 'No such session')
    return verb === 'expire' ? expireSession(session) : { status: 200, body: wireSession(session) }
  }

  /** Repeats the first response to a key. */
  function answeredOnce(key: string, path: string, params: LimitedCall, work: () => Reply): Reply {
    const words = JSON.stringify([path, params])
    const earlier = books.responses.get(key)
    if (earlier && earlier.words !== words)
      return refuse(400, 'Keys can only be used with the same parameters', idempotency)
    const reply = earlier?.reply ?? work()
    // Validation failures are not stored.
    if (reply.status === 200) books.responses.set(key, { words, reply })
    return reply
  }

  function createCoupon(params: LimitedCall): Reply {
    const amount = Number(params.amount_off)
    if (!(amount > 0) || params.currency !== 'hkd') return refuse(400, 'Invalid coupon')
    const id = `coupon_${books.coupons.size + 1}`
    books.coupons.set(id, amount)
    return { status: 200, body: { id, object: 'coupon' } }
  }

  function listSessions(intent: string): Reply {
    const sessions = [...books.sessions.values()].filter(
      (session) => session.status === 'complete' && intentOf(session.id) === intent,
    )
    return { status: 200, body: { object: 'list', has_more: false, data: sessions.map(wireSession) } }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const at = { host: '127.0.0.1', port, protocol: 'http' } as const
  return {
    origin,
    at,
    atImpatient: { ...at, timeout: shortTimeoutMs },
    get sessions() {
      return [...books.sessions.values()]
    },
    get refunds() {
      return books.refunds
    },
    be: (next) => {
      mood = next
    },
    complete: (id) => {
      const session = books.sessions.get(id)
      if (session) session.status = 'complete'
    },
    delay: (id) => {
      const session = books.sessions.get(id)
      if (session) Object.assign(session, { status: 'complete', intent: 'processing' })
    },
    refuseLate: (id) => {
      const session = books.sessions.get(id)
      if (session) session.intent = 'requires_payment_method'
    },
    lose: (id) => {
      const session = books.sessions.get(id)
      if (session) session.isLost = true
    },
    dispute: (id) => {
      const session = books.sessions.get(id)
      if (session) session.isDisputed = true
    },
    returnByHand: (session, amount) => {
      createRefund(books, { payment_intent: intentOf(session), amount: String(amount) })
      const refund = books.refunds.at(-1)
      if (!refund) throw new Error('nothing was returned')
      return refund
    },
    forget: () => books.responses.clear(),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(response: ServerResponse, { status, body }: Reply) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

export const stripeSecrets = {
  secretKey: 'sk_test_0000000000000000',
  webhookSecret: 'whsec_0000000000000000',
}

export function sessionEvent(session: Session, type: string) {
  return { id: `evt_${session.id}`, object: 'event', type, data: { object: wireSession(session) } }
}

/** Signs an event with Stripe's SDK. */
export function signedEvent(event: unknown, at: Date, secret = stripeSecrets.webhookSecret) {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(at.getTime() / 1000)
  const { webhooks } = new Stripe(stripeSecrets.secretKey)
  return { payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
}
