import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheNames } from '#app/browser/shop-caches.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { forgetCustomers, keepSheet } from './saved-sheets.ts'

const address = '/staff/runs/'
const today = `run-sheet ${todayInHongKong(new Date())}`

/** Pages by cache name and address. */
let cacheByName = new Map<string, Map<string, string>>()
/** The oldest request comes first. */
let answers: ((text: string) => void)[] = []

beforeEach(() => {
  cacheByName = new Map()
  answers = []
  const open = async (name: string) => {
    const copies = cacheByName.get(name) ?? new Map<string, string>()
    cacheByName.set(name, copies)
    // An open deleted cache accepts entries but stores them nowhere.
    return {
      put: async (path: string, response: Response) => void copies.set(path, await response.text()),
      keys: async () => [...copies.keys()].map((path) => ({ url: `https://shop.test${path}` })),
      addAll: async () => {},
    }
  }
  const caches = {
    open,
    keys: async () => [...cacheByName.keys()],
    delete: async (name: string) => cacheByName.delete(name),
  }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('window', { caches })
  vi.stubGlobal('location', { pathname: address, search: '', origin: 'https://shop.test' })
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => {}, getRegistration: async () => undefined },
  })
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        answers.push((text) => resolve(new Response(text)))
      }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const never = new AbortController().signal
const expectRequests = (number: number) => vi.waitFor(() => expect(answers).toHaveLength(number))

test('a run sheet is saved under its address, in a cache of the day', async () => {
  const keeping = keepSheet(never)
  await expectRequests(1)
  answers[0]?.('the sheet')
  await keeping
  expect(cacheByName.get(today)).toEqual(new Map([[address, 'the sheet']]))
})

test('an older response does not replace a newer run sheet', async () => {
  const abort = new AbortController()
  const earlier = keepSheet(abort.signal)
  await expectRequests(1)
  abort.abort()
  const later = keepSheet(never)
  await expectRequests(2)
  answers[1]?.('the sheet of now')
  answers[0]?.('the sheet of a moment ago')
  await Promise.all([earlier, later])
  expect(cacheByName.get(today)?.get(address)).toBe('the sheet of now')
})

test('a response that arrives after sign-out is not saved', async () => {
  const keeping = keepSheet(never)
  await expectRequests(1)
  await forgetCustomers()
  answers[0]?.('the sheet')
  await keeping
  expect([...cacheByName.values()].flatMap((copies) => [...copies.values()])).toEqual([])
})

test('a sign-out deletes the pages of orders that the public site has saved, and no other pages of it', async () => {
  for (const name of Object.values(cacheNames)) await caches.open(name)
  await forgetCustomers()
  const { order, ...others } = cacheNames
  expect([...cacheByName.keys()]).toEqual(Object.values(others))
})

test('a sign-out without a worker of the run sheet leaves the worker of the public site', async () => {
  const unregister = vi.fn()
  const getRegistration = async () => ({ scope: 'https://shop.test/', unregister })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } })
  await forgetCustomers()
  expect(unregister).not.toHaveBeenCalled()
})
