import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerOrKeep } from './answer-or-keep.ts'
import { queuedMarks, sendMarks } from './mark-queue.ts'

const markRequest = () =>
  new Request('https://shop.example/', { method: 'POST', body: new URLSearchParams(fields) })
const at = '2026-12-11T03:42:00.000Z'
const fields = { date: '2026-12-11', dish: 'wings', done: 'yes', portions: '30', at, me: 'bo', about: '雞翼' }

let postedForms: URLSearchParams[] = []
let page: EventTarget
beforeEach(() => {
  postedForms = []
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  let storage: string | null = null
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    postedForms.push(body)
    return new Response()
  })
  vi.stubGlobal('localStorage', {
    getItem: () => storage,
    setItem: (_: string, value: string) => {
      storage = value
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a mark that is sent again keeps the time at which it was made', async () => {
  const noAnswer = () => Promise.reject(new TypeError('no line'))
  expect(await answerOrKeep(markRequest(), noAnswer, 'not saved')).toBeNull()
  expect(queuedMarks.entries()).toMatchObject([{ dish: 'wings', at }])
  expect(await sendMarks('bo')).toEqual({ kind: 'sent', number: 1, refusals: [] })
  // Counted from when it was sent, a slow mark would get the time of its arrival.
  expect(postedForms.map((body) => [body.get('at'), body.get('sent')])).toEqual([[at, null]])
  expect(queuedMarks.entries()).toEqual([])
})

test('a mark without an answer is sent by the next page', async () => {
  const response = Promise.withResolvers<string>()
  const resolvers = Promise.withResolvers<void>()
  const message = answerOrKeep(
    markRequest(),
    () => {
      resolvers.resolve()
      return response.promise
    },
    'not saved',
  )
  await resolvers.promise
  expect(queuedMarks.entries()).toEqual([])
  page.dispatchEvent(new Event('pagehide'))
  expect(queuedMarks.entries()).toMatchObject([{ dish: 'wings', at }])
  // The back/forward cache restored the page.
  response.resolve('saved')
  expect(await message).toBe('saved')
  expect(queuedMarks.entries()).toEqual([])
  page.dispatchEvent(new Event('pagehide'))
  expect(queuedMarks.entries()).toEqual([])
})
