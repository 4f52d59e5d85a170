import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { rawClient, statusesIn } from '#tests/support/site/raw-client.ts'
import { usualLimits } from './connections.ts'
import { listen, listenerOf } from './listen.ts'
import { uploadTime } from './upload-time.ts'

const times = { answerMs: 300, longestMs: 6_000, graceMs: 400, bytesPerSecond: 1_000 }
const generous = { timeout: 20_000 }
const size = 6_000
const head = (type: string) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n`
const multipart = 'multipart/form-data; boundary=x'

/** The server reads the body or never responds. */
async function serving(answer: (request: Request) => Promise<Response>) {
  const app = new Hono()
  app.onError(() => new Response(null, { status: 503 }))
  app.use(uploadTime(times, new Error('out of time')))
  app.post('/', (c) => answer(c.req.raw))
  const server = await listen(0, '127.0.0.1', { limits: { ...usualLimits, checkMs: 50, requestMs: 300 } })
  server.serve(listenerOf({ app, peek: () => undefined }))
  onTestFinished(() => server.drain(0))
  return server.port
}

const reads = async (request: Request) => Response.json((await request.arrayBuffer()).byteLength)

async function trickle(port: number, type: string, bytes: number, everyMs: number) {
  const client = await rawClient(port)
  client.send(head(type))
  let remaining = size
  const dripping = setInterval(() => {
    client.send('x'.repeat(Math.min(bytes, remaining)))
    remaining -= bytes
    if (remaining <= 0) clearInterval(dripping)
  }, everyMs)
  onTestFinished(() => clearInterval(dripping))
  return client
}

test('a body may take longer than a response, at a fair rate', async () => {
  const client = await trickle(await serving(reads), multipart, 300, 50)
  await expect.poll(() => statusesIn(client.receivedText()), generous).toEqual([200])
  expect(client.receivedText()).toContain(String(size))
})

test('a body that arrives too slowly is refused, however often a byte arrives', async () => {
  const client = await trickle(await serving(reads), multipart, 1, 50)
  await expect.poll(() => statusesIn(client.receivedText()), generous).toEqual([503])
  await expect.poll(client.isCut, generous).toBe(true)
})

test('requests other than multipart forms have the usual timeout', async () => {
  const client = await trickle(await serving(reads), 'text/plain', 300, 50)
  await expect.poll(client.isCut, generous).toBe(true)
  expect(statusesIn(client.receivedText())).not.toContain(200)
})

test('a response has its own time limit before the body is read, and again after it', async () => {
  const never = Promise.withResolvers<Response>().promise
  for (const answer of [() => never, (request: Request) => request.arrayBuffer().then(() => never)]) {
    const client = await trickle(await serving(answer), multipart, size, 10)
    await expect.poll(() => statusesIn(client.receivedText()), generous).toEqual([503])
  }
})
