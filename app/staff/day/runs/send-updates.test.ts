import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendUpdates } from './send-updates.ts'
import { addUpdate, type QueuedUpdate, queuedUpdates, removeUpdate } from './update-queue.ts'

const update: QueuedUpdate = {
  key: 'key-of-the-tap',
  of: 7,
  verb: 'hand-over',
  at: '2026-11-21T12:00:00.000Z',
  subject: 'the guard',
  note: '',
  staffId: 'driver',
  about: '12:30 Kit',
}

/** An error is a broken connection. */
let errors: (Response | Error)[] = []
let postedForms: URLSearchParams[] = []
let storage = new Map<string, string>()
let isFull = false

beforeEach(() => {
  errors = []
  postedForms = []
  storage = new Map()
  isFull = false
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    postedForms.push(body)
    const error = errors.shift()
    if (!error || error instanceof Error) throw error ?? new TypeError('no line')
    return error
  })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storage.set(name, value)
    },
  })
})
afterEach(() => {
  // Store it again after a test filled the storage.
  isFull = false
  removeUpdate(update.key)
  vi.unstubAllGlobals()
})

const send = () => sendUpdates('driver', false)
const sentKeys = () => postedForms.map((body) => body.get('key'))

test('a stop update left over from an earlier page is sent once', async () => {
  addUpdate(update)
  expect(await send()).toEqual({ kind: 'offline' })
  // A new page knows only the stored entries.
  expect([...storage.values()].map((text) => JSON.parse(text))).toEqual([[update]])
  errors = [new Response()]
  expect(await send()).toEqual({ kind: 'sent', number: 1, refusals: [] })
  expect([...storage.values()]).toEqual(['[]'])
  expect(await send()).toEqual({ kind: 'sent', number: 0, refusals: [] })
  expect(postedForms).toHaveLength(2)
})

test('a stop update without a response is sent again with its key and its time', async () => {
  addUpdate(update)
  errors = [new TypeError('the line broke after the server had stored the tap'), new Response()]
  await send()
  await send()
  expect(sentKeys()).toEqual([update.key, update.key])
  expect(postedForms.map((body) => body.get('at'))).toEqual([update.at, update.at])
  expect(queuedUpdates.entries()).toEqual([])
})

test.each([202, 401, 404])(
  'a stop update waits until its driver has signed in again (%i)',
  async (status) => {
    addUpdate(update)
    errors = [new Response(null, { status }), new Response()]
    expect(await send()).toEqual({ kind: 'signed-out' })
    expect(queuedUpdates.entries()).toEqual([update])
    expect(await send()).toMatchObject({ kind: 'sent', number: 1 })
  },
)

test.each([429, 503])('a stop update waits while the server is unavailable (%i)', async (status) => {
  addUpdate(update)
  errors = [new Response(null, { status })]
  expect(await send()).toEqual({ kind: 'offline' })
  expect(queuedUpdates.entries()).toEqual([update])
})

test('a stop update that the server refuses is counted and not sent again', async () => {
  addUpdate(update)
  errors = [new Response(null, { status: 422 })]
  expect(await send()).toEqual({ kind: 'sent', number: 1, refusals: ['12:30 Kit'] })
  expect(queuedUpdates.entries()).toEqual([])
})

test('when storage is full, a stop update stays in memory and is sent', async () => {
  isFull = true
  addUpdate(update)
  expect(queuedUpdates.entries()).toEqual([update])
  expect(queuedUpdates.areStored()).toBe(false)
  errors = [new Response()]
  expect(await send()).toMatchObject({ number: 1 })
  expect(queuedUpdates.entries()).toEqual([])
})

test('stop updates of another person on this device are not sent', async () => {
  addUpdate({ ...update, staffId: 'another' })
  expect(await send()).toMatchObject({ number: 0 })
  expect(queuedUpdates.entries()).toHaveLength(1)
  expect(postedForms).toEqual([])
})
