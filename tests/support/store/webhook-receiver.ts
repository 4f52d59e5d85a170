/** Another system that hears of orders. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface WebhookReceiver {
  readonly address: string
  readonly messages: readonly ReceivedMessage[]
  /** Answers the next messages with this status. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void
  close(): Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const messages: ReceivedMessage[] = []
  let [status, answerHeaders] = [200, {}]
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    messages.push({ headers, body: await text(request) })
    response.writeHead(status, answerHeaders).end('received')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`,
    messages,
    answer(next, headers = {}) {
      status = next
      answerHeaders = headers
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
