import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListeningSite, openListeningSite } from '#tests/support/site/listening-site.ts'
import { rawClient, statusesIn } from '#tests/support/site/raw-client.ts'

let site: ListeningSite
beforeAll(async () => {
  site = await openListeningSite()
})
afterAll(() => site.close())

const another = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n'

function request(line: string, type: string, body: string, declaredLength = body.length) {
  return `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${declaredLength}\r\n\r\n${body}`
}

function chunkedRequest(line: string, type: string, body: string) {
  const head = `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`
  return `${head}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
}

const json = 'application/json'
const tooLarge = 'x'.repeat(300_000)
const huge = 'x'.repeat(3_000_000)

test.each([
  ['413', request('POST /graphql', json, tooLarge), 413],
  ['413 to a body in chunks', chunkedRequest('POST /graphql', json, tooLarge), 413],
  ['415', request('POST /graphql', 'text/plain', tooLarge), 415],
  ['405', request('PUT /graphql', json, tooLarge), 405],
  ['413 of a page', request('POST /', json, tooLarge), 413],
  ['405 of a page', request('POST /', json, 'x'), 405],
  ['405 of an unknown call', request('POST /api/unknown', json, tooLarge), 405],
  ['400', request('POST /graphql', json, '{ nonsense'), 400],
])('the server accepts the next request on the connection after a %s', async (_, first, status) => {
  const client = await rawClient(site.port)
  client.send(first)
  await expect.poll(() => statusesIn(client.receivedText()), { timeout: 10_000 }).toEqual([status])
  expect(client.receivedText()).not.toMatch(/^connection: close/im)
  client.send(another)
  await expect.poll(() => statusesIn(client.receivedText()), { timeout: 10_000 }).toEqual([status, 200])
  client.socket.destroy()
})

test.each([
  ['is far too long', request('POST /graphql', json, huge), 413],
  ['is far too long, in chunks', chunkedRequest('POST /graphql', json, huge), 413],
  ['is of the wrong type and far too long', request('POST /graphql', 'text/plain', huge), 415],
  ['is announced and does not come', request('POST /graphql', json, 'x', 300_000), 413],
  ['is sent to a page', request('POST /', json, huge), 413],
])('the server announces that it closes the connection when a body %s', async (_, first, status) => {
  const client = await rawClient(site.port)
  client.send(first)
  await expect.poll(client.isCut, { timeout: 10_000 }).toBe(true)
  expect(statusesIn(client.receivedText())).toEqual([status])
  expect(client.receivedText()).toMatch(/^connection: close\r$/im)
})
