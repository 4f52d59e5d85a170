import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GraphqlError, getJson, graphql, HttpError, NoAnswerError, postJson, waitOf } from './http-client.ts'

/** Tells back what it was sent; /status/<n>?retry=<s> answers n, /never does not answer, /graphql answers as asked. */
const server = createServer(async (request, response) => {
  const body = await textOf(request)
  const { method, url = '', headers } = request
  const status = /^\/status\/(\d+)/.exec(url)?.[1]
  if (url === '/never') return
  response.setHeader('Content-Type', 'application/json')
  if (url === '/broken') return response.end('{')
  if (url === '/graphql') return response.end(JSON.parse(body).variables.answer)
  const retry = /\?retry=(\w+)$/.exec(url)?.[1]
  if (retry) response.setHeader('Retry-After', retry)
  response.writeHead(Number(status ?? 200))
  response.end(
    JSON.stringify({
      method,
      url,
      body,
      authorization: headers.authorization,
      type: headers['content-type'],
    }),
  )
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('the HTTP client', () => {
  test('gets with a query, leaving out what is not given', async () => {
    const query = { name: '輕鬆 & co', limit: 3, skip: undefined, type: null }
    expect(await getJson(`${origin}/menu`, query)).toMatchObject({
      method: 'GET',
      url: '/menu?name=%E8%BC%95%E9%AC%86+%26+co&limit=3',
    })
  })

  test('posts JSON, with a token as Bearer', async () => {
    expect(await postJson(`${origin}/x`, { a: 1 }, { token: 'abc' })).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      authorization: 'Bearer abc',
      type: 'application/json',
    })
  })

  test('takes nothing but 200 for success', async () => {
    for (const status of [201, 400, 404, 500]) {
      const error = await getJson(`${origin}/status/${status}`).catch((e) => e)
      expect(error).toBeInstanceOf(HttpError)
      expect(error).toMatchObject({ status, body: { method: 'GET' } })
    }
    expect(await getJson(`${origin}/status/204`).catch((e) => e)).toMatchObject({ status: 204, body: null })
  })

  test('tells how long to wait when too much was asked', async () => {
    const waits = async (path: string) => waitOf(await getJson(origin + path).catch((e) => e))
    expect(await waits('/status/429?retry=12')).toBe(12)
    expect(await waits('/status/429?retry=soon')).toBe(60)
    expect(await waits('/status/429')).toBe(60)
    expect(await waits('/status/503?retry=12')).toBeNull()
  })

  test('gives up after its time, when told to, and without a network', async () => {
    const stop = new AbortController()
    setImmediate(() => stop.abort())
    const attempts = {
      timeout: () => getJson(`${origin}/never`, {}, { timeout: 20 }),
      aborted: () => getJson(`${origin}/never`, {}, { signal: stop.signal }),
      network: () => getJson('http://127.0.0.1:1/'),
    }
    for (const [reason, attempt] of Object.entries(attempts)) {
      const error = await attempt().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(NoAnswerError)
      expect(error).toMatchObject({ reason })
    }
    await expect(getJson(`${origin}/broken`)).rejects.toMatchObject({ reason: 'network' })
  })

  test('asks GraphQL for data and rejects with its errors', async () => {
    const ask = (answer: unknown) =>
      graphql('{ x }', { answer: JSON.stringify(answer) }, { endpoint: `${origin}/graphql` })
    expect(await ask({ data: { x: 1 } })).toEqual({ x: 1 })
    const refused = { errors: [{ message: 'no', extensions: { code: 'REFUSED' } }], data: null }
    const error = await ask(refused).catch((e) => e)
    expect(error).toBeInstanceOf(GraphqlError)
    expect(error).toMatchObject({ message: 'no', errors: refused.errors })
  })
})
