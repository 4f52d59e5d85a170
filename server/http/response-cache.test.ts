import { expect, test } from 'vitest'
import { isOutage } from '#server/db/store/outage.ts'
import { createResponseCache } from './response-cache.ts'

test('a full cache evicts the response that was used least recently', async () => {
  const now = () => new Date('2026-11-20T12:00:00+08:00')
  const cache = createResponseCache({ revision: () => 1, now, headers: {}, staleOn: isOutage, maxEntries: 3 })
  const make = async () => ({ status: 200, headers: {}, body: Buffer.from('x') })
  for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, make)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.peek(key) !== undefined)).toEqual([true, false, true, true])
})

test('the response cache adds the common headers, unless the response has its own', async () => {
  const headers = { 'Referrer-Policy': 'strict-origin', 'X-Frame-Options': 'DENY' }
  const cache = createResponseCache({
    revision: () => 1,
    now: () => new Date(0),
    headers,
    staleOn: isOutage,
    maxEntries: 3,
  })
  const items = { 'Referrer-Policy': 'no-referrer' }
  const response = await cache.get('a', async () => ({ status: 200, headers: items, body: Buffer.from('x') }))
  const headerLines = response.readyFor(undefined, undefined).headers
  expect(headerLines).toEqual(expect.arrayContaining(['no-referrer', 'DENY']))
  expect(headerLines).not.toContain('strict-origin')
})

test('the response cache serves the stale response during a database outage, and retries soon', async () => {
  let minute = 0
  let makings = 0
  const now = () => new Date(minute * 60_000)
  const cache = createResponseCache({ revision: () => 1, now, headers: {}, staleOn: isOutage, maxEntries: 3 })
  const page = (text: string) => async () => {
    makings += 1
    return { status: 200, headers: {}, body: Buffer.from(text) }
  }
  const fail = (error: Error) => async () => {
    makings += 1
    throw error
  }
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  await expect(cache.get('a', fail(away))).rejects.toThrow('away')
  const first = await cache.get('a', page('first'))
  minute = 6
  await expect(cache.get('a', fail(new Error('a mistake in the page')))).rejects.toThrow('mistake')
  expect(await cache.get('a', fail(away))).toBe(first)
  expect(cache.peek('a')).toBe(first)
  expect(makings).toBe(4)
  minute = 7
  expect(cache.peek('a')).toBeUndefined()
  const back = await cache.get('a', page('back'))
  expect(back.readyFor(undefined, undefined).body.toString()).toBe('back')
})
