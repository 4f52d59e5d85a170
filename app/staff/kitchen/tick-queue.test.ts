/** A tick of the kitchen that gets no answer: kept in the browser, and sent again with the time of the tap. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerOrKeep } from './answer-or-keep.ts'
import { queuedTicks, sendTicks } from './tick-queue.ts'

const at = '2026-12-11T03:42:00.000Z'
const fields = { date: '2026-12-11', dish: 'wings', done: 'yes', portions: '30', at, me: 'bo', about: '雞翼' }

let posted: URLSearchParams[] = []
beforeEach(() => {
  posted = []
  let stored: string | null = null
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    posted.push(body)
    return new Response()
  })
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('every copy of a tick says the same time', async () => {
  const request = new Request('https://shop.example/', { method: 'POST', body: new URLSearchParams(fields) })
  const noAnswer = () => Promise.reject(new TypeError('no line'))
  expect(await answerOrKeep(request, noAnswer, 'not saved')).toBeNull()
  expect(queuedTicks.entries()).toMatchObject([{ dish: 'wings', at }])
  expect(await sendTicks('bo')).toEqual({ kind: 'sent', number: 1, refused: [] })
  // By when it was sent, what was on its way for long would count from when it arrived.
  expect(posted.map((body) => [body.get('at'), body.get('sent')])).toEqual([[at, null]])
  expect(queuedTicks.entries()).toEqual([])
})
