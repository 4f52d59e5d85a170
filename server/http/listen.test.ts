import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { pageSource } from '#tests/support/site/page-source.ts'
import { usualLimits } from './connections.ts'
import { listen, listenerOf } from './listen.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({
    pages: pageSource({ '/': { id: 'shared/zh/home', page: () => '開源到會 '.repeat(200) } }),
  })
})
afterAll(() => site.close())

test('the listener sends the same response from memory as from rendering', async () => {
  const listening = await listen(0, '127.0.0.1')
  listening.serve(listenerOf(site))
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${listening.port}/`, {
      headers: { 'accept-encoding': 'identity' },
    })
    const headers = Object.fromEntries(response.headers)
    return { status: response.status, headers: { ...headers, date: '' }, body: await response.text() }
  }
  expect(site.peek('/', undefined, undefined)).toBeUndefined()
  const renderedResponse = await ask()
  expect(site.peek('/', undefined, undefined)).toBeDefined()
  expect(await ask()).toEqual(renderedResponse)
  const head = await fetch(`http://127.0.0.1:${listening.port}/`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  await listening.drain(1000)
})

test('the listener delays requests that arrive before the application is ready', async () => {
  const listening = await listen(0, '127.0.0.1')
  const early = fetch(`http://127.0.0.1:${listening.port}/health`)
  await once(listening.server, 'request')
  listening.serve(listenerOf(site))
  expect((await early).status).toBe(200)
  await listening.drain(1000)
})

test('the listener answers 503 with Retry-After to requests beyond those that may wait', async () => {
  const listening = await listen(0, '127.0.0.1', { limits: { ...usualLimits, maxWaiting: 1 } })
  const early = fetch(`http://127.0.0.1:${listening.port}/health`)
  await once(listening.server, 'request')
  const beyond = await fetch(`http://127.0.0.1:${listening.port}/health`)
  expect([beyond.status, beyond.headers.get('retry-after')]).toEqual([503, '5'])
  listening.serve(listenerOf(site))
  expect((await early).status).toBe(200)
  await listening.drain(1000)
})

test('the listener rejects when the port is in use', async () => {
  const first = await listen(0, '127.0.0.1')
  await expect(listen(first.port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.drain(1000)
})

test('draining finishes requests under way, then closes keep-alive connections', async () => {
  const listening = await listen(0, '127.0.0.1')
  let finish = () => {}
  listening.serve((_, response) => {
    finish = () => response.end('done')
  })
  const request = fetch(`http://127.0.0.1:${listening.port}/`)
  await once(listening.server, 'request')
  const idle = connect(listening.port, '127.0.0.1')
  await once(idle, 'connect')
  const drain = listening.drain(30_000)
  finish()
  expect(await (await request).text()).toBe('done')
  await drain
  await expect(fetch(`http://127.0.0.1:${listening.port}/`)).rejects.toThrow()
  idle.destroy()
})

test('draining stops waiting after the grace period', async () => {
  const listening = await listen(0, '127.0.0.1')
  listening.serve(() => {})
  const request = fetch(`http://127.0.0.1:${listening.port}/`).catch(() => 'cut off')
  await once(listening.server, 'request')
  await listening.drain(20)
  expect(await request).toBe('cut off')
})
