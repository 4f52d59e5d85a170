import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClientOf, clientReader } from './client-address.ts'

let clientOf: ClientOf = clientReader([])
const app = new Hono().get('/', (c) => c.text(clientOf(c)))
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}/`
})
afterAll(() => server.close())

async function clientBehind(proxies: readonly string[], forwardedFor?: string) {
  clientOf = clientReader(proxies)
  const headers: HeadersInit = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
  return (await fetch(origin, { headers })).text()
}

const loopback = ['127.0.0.0/8', '::1']

test('the client address ignores X-Forwarded-For unless a proxy is trusted', async () => {
  expect(await clientBehind([], '203.0.113.7')).toBe('127.0.0.1')
  expect(await clientBehind(['10.0.0.0/8', '::1'], '203.0.113.7')).toBe('127.0.0.1')
})

test.each([
  ['a trusted proxy names its client', '203.0.113.7', '203.0.113.7'],
  ['addresses that the client wrote before it are ignored', '8.8.8.8, 203.0.113.7', '203.0.113.7'],
  [
    'the first address from the right that is no proxy counts',
    '8.8.8.8, 203.0.113.7, 10.1.2.3, 127.0.0.9',
    '203.0.113.7',
  ],
  ['a port is ignored', '203.0.113.7:51324', '203.0.113.7'],
  ['IPv4 written as IPv6 is read as IPv4', '::ffff:203.0.113.7', '203.0.113.7'],
  ['IPv4 written as IPv6 in hex', '::ffff:cb00:7107', '203.0.113.7'],
  ['IPv4 written as IPv6 at length', '0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['IPv6 by its network of 64 bits', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['the same network for another address of it', '2001:DB8:1:2::bbbb', '2001:db8:1:2::/64'],
  ['a short IPv6 address', '2001:db8::1', '2001:db8:0:0::/64'],
  ['IPv6 in brackets with a port', '[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
])('the client address comes from X-Forwarded-For: %s', async (_, forwardedFor, client) => {
  expect(await clientBehind([...loopback, '10.0.0.0/8'], forwardedFor)).toBe(client)
})

test.each([
  ['nothing', ''],
  ['a word', 'unknown'],
  ['an address out of range', '999.1.1.1'],
  ['markup', '<script>'],
  ['garbage behind the client', '203.0.113.7, what'],
  ['only proxies', '127.0.0.5, 127.0.0.6'],
  ['a chain longer than any', `203.0.113.7${', 127.0.0.9'.repeat(1000)}`],
])(
  'the client address falls back to the address of the proxy when it forwards %s',
  async (_, forwardedFor) => {
    expect(await clientBehind(loopback, forwardedFor)).toBe('127.0.0.1')
  },
)

test('the client address identifies a request without a connection as one common client', async () => {
  clientOf = clientReader(loopback)
  const response = await app.request('/', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(await response.text()).toBe('unknown')
})
