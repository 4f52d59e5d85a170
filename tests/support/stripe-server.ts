/** Speaks the part of Stripe's interface that this shop uses, and can fail in every way a service fails. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

export type StripeMood = 'well' | 'hangs' | 'resets' | 'fails' | 'garbage'

interface Session {
  readonly id: string
  readonly url: string
  /** As the form names them: `line_items[0][quantity]`. */
  readonly asked: Readonly<Record<string, string>>
  status: 'open' | 'complete' | 'expired'
}

export interface StripeServer {
  readonly port: number
  readonly sessions: readonly Session[]
  be(mood: StripeMood): void
  /** Marks a session as paid, as a customer on its page. */
  complete(id: string): void
  close(): Promise<void>
}

/** Half an hour, the least that Stripe takes. Seconds. */
const shortestOpen = 30 * 60

export async function startStripeServer(): Promise<StripeServer> {
  const sessions = new Map<string, Session>()
  const repeated = new Map<string, string>()
  let mood: StripeMood = 'well'
  const server = createServer(async (request, response) => {
    if (mood === 'hangs') return
    if (mood === 'resets') return void request.socket.destroy()
    if (mood === 'fails') return answer(response, 500, { error: { type: 'api_error', message: 'down' } })
    if (mood === 'garbage') return void response.end('<html>')
    await serve(request, response)
  })

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const asked = Object.fromEntries(new URLSearchParams(await textOf(request)))
    const [, , , , id = '', verb] = (request.url ?? '').split('/')
    if (id === '') return create(response, asked, String(request.headers['idempotency-key']))
    const session = sessions.get(id)
    if (!session) return refuse(response, 404, 'No such session')
    if (verb === 'expire') {
      if (session.status !== 'open') return refuse(response, 400, 'Only open sessions can be expired')
      session.status = 'expired'
    }
    answer(response, 200, wire(session))
  }

  function create(response: ServerResponse, asked: Record<string, string>, key: string) {
    const known = sessions.get(repeated.get(key) ?? '')
    if (known)
      return JSON.stringify(known.asked) === JSON.stringify(asked)
        ? answer(response, 200, wire(known))
        : refuse(response, 400, 'Keys for idempotent requests can only be used with the same parameters')
    if (Number(asked.expires_at) < Date.now() / 1000 + shortestOpen)
      return refuse(response, 400, 'expires_at must be at least 30 minutes from now')
    const id = `cs_test_${sessions.size + 1}`
    const session: Session = { id, url: `https://checkout.stripe.example/${id}`, asked, status: 'open' }
    sessions.set(id, session)
    repeated.set(key, id)
    answer(response, 200, wire(session))
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    get sessions() {
      return [...sessions.values()]
    },
    be: (next) => {
      mood = next
    },
    complete: (id) => {
      const session = sessions.get(id)
      if (session) session.status = 'complete'
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const wire = ({ id, url, status }: Session) => ({ id, object: 'checkout.session', url, status })

function refuse(response: ServerResponse, status: number, message: string) {
  answer(response, status, { error: { type: 'invalid_request_error', message } })
}

function answer(response: ServerResponse, status: number, body: unknown) {
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

/** News as Stripe sends it, signed by its own SDK's helper. */
export function signedNews(event: unknown, at: Date, secret = stripeSecrets.webhookSecret) {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(at.getTime() / 1000)
  const { webhooks } = new Stripe(stripeSecrets.secretKey)
  return { payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
}
