import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { postOutside } from './post-outside.ts'

async function listen(answer: RequestListener, host = '127.0.0.1'): Promise<number> {
  const server = createServer(answer).listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const post = (address: string, options = {}) =>
  postOutside(address, { headers: {}, body: '{}', allowsPrivate: true, timeoutMs: 5_000, ...options })

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
])('no connection is made to a private address, however it is written: %s', async (address) => {
  expect(await post(address, { allowsPrivate: false })).toEqual({ kind: 'fault', fault: 'address-private' })
})

test('plain http to a public address is refused, even where private addresses are allowed', async () => {
  expect(await post('http://8.8.8.8/')).toEqual({ kind: 'fault', fault: 'address-public-http' })
})

test('a receiver that never responds is given up in time', async () => {
  const port = await listen(() => {})
  expect(await post(`http://127.0.0.1:${port}/`, { timeoutMs: 100 })).toEqual({
    kind: 'fault',
    fault: 'too-slow',
  })
})

test('a response without an end counts by its status', async () => {
  const port = await listen((_, response) => void response.writeHead(202).write('x'.repeat(100_000)))
  expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'response', status: 202 })
})

test('a host name is posted to with its name', async () => {
  const hosts: (string | undefined)[] = []
  const port = await listen((request, response) => {
    hosts.push(request.headers.host)
    response.end()
  })
  expect(await post(`http://localhost:${port}/`)).toEqual({ kind: 'response', status: 200 })
  expect(hosts).toEqual([`localhost:${port}`])
})

test('a receiver that switches to another protocol counts by its status', async () => {
  const port = await listen((request) => {
    request.socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
  })
  expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'response', status: 101 })
})

test('a response that is no HTTP counts as no connection', async () => {
  const port = await listen((request) => void request.socket.end('hello\r\n'))
  expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'fault', fault: 'no-connection' })
})
