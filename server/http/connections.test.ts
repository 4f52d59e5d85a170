import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { pageSource } from '#tests/support/site/page-source.ts'
import { rawClient, statusesIn } from '#tests/support/site/raw-client.ts'
import { type ConnectionLimits, usualLimits } from './connections.ts'
import { type Listening, listen, listenerOf } from './listen.ts'

/** The kernel buffers less. */
const longPage = 'x'.repeat(12_000_000)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({
    pages: pageSource({
      '/': { id: 'shared/zh/home', page: () => '開源到會 '.repeat(2000) },
      '/menu/': { id: 'shared/zh/menu', page: () => longPage },
    }),
  })
  await site.request('/menu/')
})
afterAll(() => site.close())

async function listening(changes: Partial<ConnectionLimits>): Promise<Listening> {
  const server = await listen(0, '127.0.0.1', { limits: { ...usualLimits, checkMs: 50, ...changes } })
  server.serve(listenerOf(site))
  return server
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const post =
  'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'
const generous = { timeout: 20_000 }

test.each([
  ['says nothing', { headersMs: 300 }, ''],
  ['sends half its headers', { headersMs: 300 }, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['sends half its body', { headersMs: 300, requestMs: 300 }, post],
  ['sends no further request', { keepAliveMs: 300 }, get('/')],
])('the server disconnects a client that %s', async (_, changes, behaviour) => {
  const server = await listening(changes)
  const client = await rawClient(server.port)
  client.send(behaviour)
  await expect.poll(client.isCut, generous).toBe(true)
  await server.drain(0)
})

test('the server disconnects a client that sends its body slowly, however often a byte arrives', async () => {
  const server = await listening({ headersMs: 300, requestMs: 300 })
  const client = await rawClient(server.port)
  client.send(post)
  const dripping = setInterval(() => client.socket.write(' '), 50)
  await expect.poll(client.isCut, generous).toBe(true)
  clearInterval(dripping)
  expect(statusesIn(client.receivedText())).toEqual([408])
  await server.drain(0)
})

const openConnections = (server: Listening) =>
  new Promise<number>((resolve, reject) =>
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('the server disconnects a client that does not read its response', async () => {
  const server = await listening({ silenceMs: 300 })
  const client = await rawClient(server.port)
  client.socket.pause()
  client.send(get('/menu/'))
  await once(server.server, 'request')
  await expect.poll(() => openConnections(server), generous).toBe(0)
  client.socket.destroy()
  await server.drain(0)
})

test('the server disconnects a client that reads its response too slowly, however often it reads', async () => {
  const server = await listening({ answerMs: 500 })
  const client = await rawClient(server.port)
  client.socket.on('data', () => client.socket.pause())
  const sipping = setInterval(() => client.socket.resume(), 50)
  client.send(get('/menu/'))
  await once(server.server, 'request')
  await expect.poll(() => openConnections(server), generous).toBe(0)
  clearInterval(sipping)
  expect(client.receivedText().length).toBeLessThan(longPage.length)
  client.socket.destroy()
  await server.drain(0)
})

test('the server sends the longest response completely to a client that reads it', async () => {
  const server = await listening({})
  const response = await fetch(`http://127.0.0.1:${server.port}/menu/`, {
    headers: { 'accept-encoding': 'identity' },
  })
  expect((await response.text()).length).toBeGreaterThan(longPage.length)
  await server.drain(0)
})

test('the server rejects connections beyond the maximum until one closes', async () => {
  // A check meanwhile would close an unused connection as idle.
  const server = await listening({ maxConnections: 3, checkMs: 60_000 })
  const slow = await Promise.all(Array.from({ length: 3 }, () => rawClient(server.port)))
  for (const { send } of slow) send('GET / HT')
  await expect.poll(() => openConnections(server), generous).toBe(3)
  const fourth = await rawClient(server.port)
  await expect.poll(fourth.isCut, generous).toBe(true)
  slow[0]?.socket.destroy()
  await expect.poll(() => openConnections(server), generous).toBe(2)
  const response = await fetch(`http://127.0.0.1:${server.port}/health`)
  expect(response.status).toBe(200)
  for (const { socket } of slow) socket.destroy()
  await server.drain(0)
})

test('the server closes idle connections before the maximum is reached', async () => {
  const server = await listening({ maxConnections: 10 })
  const idle = await Promise.all(Array.from({ length: 10 }, () => rawClient(server.port)))
  for (const { send } of idle) send(get('/'))
  await expect.poll(() => idle.every(({ isCut }) => isCut()), generous).toBe(true)
  expect(idle.map(({ receivedText }) => statusesIn(receivedText()))).toEqual(idle.map(() => [200]))
  await server.drain(0)
})

test('the server does not let one address hold all connections, unless it is a proxy', async () => {
  const limits = { ...usualLimits, maxPerAddress: 2 }
  for (const isProxy of [false, true]) {
    const server = await listen(0, '127.0.0.1', { limits, isProxy: () => isProxy })
    server.serve(listenerOf(site))
    const clients = [await rawClient(server.port), await rawClient(server.port), await rawClient(server.port)]
    await expect.poll(() => openConnections(server), generous).toBe(isProxy ? 3 : 2)
    if (!isProxy) await expect.poll(() => clients[2]?.isCut(), generous).toBe(true)
    clients[0]?.socket.destroy()
    await expect.poll(() => openConnections(server), generous).toBe(isProxy ? 2 : 1)
    const next = await rawClient(server.port)
    next.send(get('/'))
    await expect.poll(() => statusesIn(next.receivedText()), generous).toEqual([200])
    for (const { socket } of [...clients, next]) socket.destroy()
    await server.drain(0)
  }
})

test('the server answers 503 with Retry-After to requests beyond those that can wait for the start', async () => {
  const server = await listen(0, '127.0.0.1', { limits: { ...usualLimits, maxWaiting: 2 } })
  const waitingClients = [rawClient(server.port), rawClient(server.port)]
  for (const client of waitingClients) (await client).send(get('/health'))
  const [first, second] = await Promise.all(waitingClients)
  const third = await rawClient(server.port)
  third.send(get('/health'))
  await expect.poll(third.isCut, generous).toBe(true)
  expect(statusesIn(third.receivedText())).toEqual([503])
  expect(third.receivedText()).toMatch(/^retry-after: 5\r$/im)

  second?.socket.destroy()
  await expect.poll(() => openConnections(server), generous).toBe(1)
  const fourth = await rawClient(server.port)
  fourth.send(get('/health'))
  await once(server.server, 'request')
  server.serve(listenerOf(site))
  for (const client of [first, fourth])
    await expect.poll(() => statusesIn(client?.receivedText() ?? ''), generous).toEqual([200])
  for (const client of [first, fourth]) client?.socket.destroy()
  await server.drain(0)
})

/** Runs in another process. Returns a function that ends it. */
async function thousandSlowClients({ server, port }: Listening): Promise<() => Promise<void>> {
  let arrivals = 0
  server.on('connection', () => {
    arrivals += 1
  })
  const clients = fork(new URL('../../tests/support/site/slow-clients.ts', import.meta.url), [
    String(port),
    '1000',
  ])
  const exit = once(clients, 'exit')
  await expect.poll(() => arrivals, { timeout: 60_000 }).toBe(1000)
  return async () => {
    clients.kill()
    await exit
  }
}

const thousands = { tags: ['slow'], timeout: 180_000 }

test('a thousand slow clients do not delay regular clients', thousands, async () => {
  const longer = { headersMs: 120_000, requestMs: 120_000, silenceMs: 120_000 }
  const server = await listening({ ...longer, checkMs: 500 })
  await honestTurns(server.port)
  const alone = await honestTurns(server.port)
  const end = await thousandSlowClients(server)
  const besideThem = await honestTurns(server.port)
  expect(besideThem / alone).toBeLessThan(20)
  await end()
  await server.drain(0)
})

test('the server disconnects a thousand slow clients once their timeouts expire', thousands, async () => {
  const server = await listening({ headersMs: 1000, requestMs: 1000, silenceMs: 1000, answerMs: 1000 })
  const end = await thousandSlowClients(server)
  await expect.poll(() => openConnections(server), { timeout: 60_000 }).toBe(0)
  await end()
  await server.drain(0)
})

/** The result is the median of fifty visits in milliseconds. */
async function honestTurns(port: number): Promise<number> {
  const took: number[] = []
  for (let turn = 0; turn < 50; turn++) {
    const startedAt = performance.now()
    expect([await visit(port, '/'), await visit(port, '/graphql', query)]).toEqual([200, 200])
    took.push(performance.now() - startedAt)
  }
  return took.toSorted((a, b) => a - b)[took.length / 2] ?? 0
}

const query = '{"query":"{ getMeal(limit: 1) { id } }"}'

async function visit(port: number, path: string, body?: string): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json' }
  const method = body === undefined ? 'GET' : 'POST'
  const visiting = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end(body)
  const [response] = await once(visiting, 'response')
  await response.resume().toArray()
  return response.statusCode
}
