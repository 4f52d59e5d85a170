/** Chunked bodies declare no length. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partOf } from '#domain/staff/shop/website/site-parts.ts'
import { type ListeningSite, openListeningSite } from '#tests/support/site/listening-site.ts'
import { rawClient, statusesIn } from '#tests/support/site/raw-client.ts'
import { maxClientParts, maxParts } from './limited-body.ts'

let site: ListeningSite
beforeAll(async () => {
  site = await openListeningSite()
})
afterAll(() => site.close())

async function statusOf(head: readonly string[], body = ''): Promise<number | undefined> {
  const client = await rawClient(site.port)
  client.send(`${[...head, 'Host: localhost:3000'].join('\r\n')}\r\n\r\n${body}`)
  await expect.poll(() => statusesIn(client.receivedText()), { timeout: 10_000 }).toHaveLength(1)
  client.socket.destroy()
  return statusesIn(client.receivedText())[0]
}

const inChunks = (body: string) => `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`
const form = 'application/x-www-form-urlencoded'
const long = 'x'.repeat(200_000)

test.each([
  ['an operation', '/graphql', 'application/json', '{"query":"{ getMeal(limit: 1) { id } }"}', 200],
  ['an operation that is too long', '/graphql', 'application/json', long, 413],
  ['a form that is too long', '/find-order/', form, `reference=${long}`, 413],
  ['a call without a key', '/api/orders/K7QF-0001/pay', 'application/json', '{"method":"fps"}', 401],
  ['a call that is too long', '/api/orders/K7QF-0001/pay', 'application/json', long, 413],
])('the body limit counts %s that comes in chunks', async (_, path, type, body, status) => {
  const head = ['Origin: http://localhost:3000', `Content-Type: ${type}`, 'Transfer-Encoding: chunked']
  expect(await statusOf([`POST ${path} HTTP/1.1`, ...head], inChunks(body))).toBe(status)
})

test.each(['OPTIONS', 'DELETE', 'PROPFIND', 'PUT'])(
  'the body limit does not allow %s on pages and files',
  async (method) => {
    for (const path of ['/', '/en/menu/', '/robots.txt', '/assets/unknown.js', '/staff/', '/order/'])
      expect([path, await statusOf([`${method} ${path} HTTP/1.1`])]).toEqual([path, 405])
  },
)

test('the body limit refuses a form of a thousand parts before it is parsed, in chunks of any size', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  const body = (count: number) => `${part.repeat(count)}--b--\r\n`
  const head = (length: number) => [
    'POST /find-order/ HTTP/1.1',
    'Origin: http://localhost:3000',
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
  ]
  const statusFor = (count: number) => statusOf(head(body(count).length), body(count))
  expect(await statusFor(maxParts + 1)).toBe(413)
  expect(await statusFor(maxParts)).not.toBe(413)
})

test('the form of all clients and events has a file for each row, and fits into its limit', () => {
  const { fieldNames, lists, fieldsOf, maxItems } = partOf('clients')
  const rows = lists({ standard: [] }).reduce(
    (sum, list) => sum + 1 + maxItems * (fieldsOf(list).length + 1),
    0,
  )
  const ofTheFrame = 20
  expect(fieldNames.length + rows + ofTheFrame).toBeLessThan(maxClientParts)
})
