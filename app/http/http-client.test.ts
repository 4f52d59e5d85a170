import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  GraphqlError,
  getHtml,
  getJson,
  graphql,
  HttpError,
  NoAnswerError,
  postJson,
  waitOf,
} from './http-client.ts'

/**
 * Echoes the request; /status/<n>?retry=<s> responds with n, /never does not respond, /moved redirects,
 * /graphql sends the requested response.
 */
const server = createServer(async (request, response) => {
  const body = await textOf(request)
  const { method, url = '', headers } = request
  const status = /^\/status\/(\d+)/.exec(url)?.[1]
  if (url === '/never') return
  if (url === '/moved') return response.writeHead(302, { Location: '/part' }).end()
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

afterEach(() => {
  vi.restoreAllMocks()
})

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('the HTTP client', () => {
  test('sends a GET with its query, without undefined and null values', async () => {
    const query = { name: '輕鬆 & co', limit: 3, skip: undefined, type: null }
    expect(await getJson(`${origin}/menu`, query)).toMatchObject({
      method: 'GET',
      url: '/menu?name=%E8%BC%95%E9%AC%86+%26+co&limit=3',
    })
  })

  test('sends JSON by POST, with a token as Bearer', async () => {
    expect(await postJson(`${origin}/x`, { a: 1 }, { token: 'abc' })).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      authorization: 'Bearer abc',
      type: 'application/json',
    })
  })

  test('treats only status 200 as success', async () => {
    for (const status of [201, 400, 404, 500]) {
      const error = await getJson(`${origin}/status/${status}`).catch((e) => e)
      expect(error).toBeInstanceOf(HttpError)
      expect(error).toMatchObject({ status, body: { method: 'GET' } })
    }
    expect(await getJson(`${origin}/status/204`).catch((e) => e)).toMatchObject({ status: 204, body: null })
  })

  test('returns how long to wait after a 429', async () => {
    const waits = async (path: string) => waitOf(await getJson(origin + path).catch((e) => e))
    expect(await waits('/status/429?retry=12')).toBe(12)
    expect(await waits('/status/429?retry=soon')).toBe(60)
    expect(await waits('/status/429')).toBe(60)
    expect(await waits('/status/503?retry=12')).toBeNull()
  })

  test('rejects on a timeout, on an abort, and without a network', async () => {
    const stop = new AbortController()
    setImmediate(() => stop.abort())
    const attempts = {
      timeout: () => getJson(`${origin}/never`, {}, { timeoutMs: 20 }),
      aborted: () => getJson(`${origin}/never`, {}, { signal: stop.signal }),
      network: () => getJson('http://127.0.0.1:1/'),
    }
    for (const [reason, attempt] of Object.entries(attempts)) {
      const error = await attempt().catch((failure: unknown) => failure)
      expect(error).toBeInstanceOf(NoAnswerError)
      expect(error).toMatchObject({ reason })
    }
    await expect(getJson(`${origin}/broken`)).rejects.toMatchObject({ reason: 'network' })
  })

  test('returns HTML, but rejects HTML of another address', async () => {
    expect(await getHtml(`${origin}/part`, { name: 'thai-10' })).toContain('"url":"/part?name=thai-10"')
    await expect(getHtml(`${origin}/moved`, {})).rejects.toBeInstanceOf(NoAnswerError)
  })

  test('logs only the path of a failed call, and nothing of an aborted one', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await getJson(`${origin}/status/404`, { key: 'secret' }).catch(() => {})
    const stop = new AbortController()
    setImmediate(() => stop.abort())
    await getJson(`${origin}/never`, {}, { signal: stop.signal }).catch(() => {})
    expect(warn.mock.calls).toEqual([[`${origin}/status/404: the server answered 404`]])
  })

  test('returns the data of a GraphQL call and rejects with its errors', async () => {
    const ask = (result: unknown) =>
      graphql('{ x }', { answer: JSON.stringify(result) }, { endpoint: `${origin}/graphql` })
    expect(await ask({ data: { x: 1 } })).toEqual({ x: 1 })
    const refusal = { errors: [{ message: 'no', extensions: { code: 'REFUSED' } }], data: null }
    const error = await ask(refusal).catch((e) => e)
    expect(error).toBeInstanceOf(GraphqlError)
    expect(error).toMatchObject({ message: 'no', errors: refusal.errors })
  })
})
