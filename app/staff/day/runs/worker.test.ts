import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { todayInHongKong } from '#domain/calendar.ts'

const source = await readFile(new URL('../../../../public/staff/runs/worker.js', import.meta.url), 'utf8')

const sheet = 'https://shop.test/staff/runs/'
const script = 'https://shop.test/assets/sheet-a1.js'
const today = `run-sheet ${todayInHongKong(new Date())}`
const yesterday = 'run-sheet 2020-01-01'

type CacheContents = Record<string, Record<string, string>>

/** @param fault error of its storage, or null */
function workerWith(value: CacheContents, fetch: () => Promise<Response>, fault: DOMException | null = null) {
  const orFail = <Value>(value: Value) => (fault ? Promise.reject(fault) : Promise.resolve(value))
  const cacheEntries = new Map(Object.entries(value))
  const caches = {
    keys: () => orFail([...cacheEntries.keys()]),
    delete: (name: string) => orFail(fault === null && cacheEntries.delete(name)),
    match: ({ url }: Request, { cacheName }: { cacheName: string }) => {
      const text = cacheEntries.get(cacheName)?.[url]
      return orFail(text === undefined ? undefined : new Response(text))
    },
  }
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: async () => {},
  }
  // The tests need not wait for a missing response.
  const atOnce = (work: (value: unknown) => void, _: number, value: unknown) => setTimeout(work, 0, value)
  runInNewContext(source, { self, caches, fetch, Response, URL, setTimeout: atOnce })
  return {
    keptNames: () => [...cacheEntries.keys()],
    /** Undefined if the worker leaves the request to the browser. */
    async open(url: string, { mode = 'navigate', method = 'GET' } = {}) {
      let answer: Promise<Response> | undefined
      const respondWith = (responsePromise: Promise<Response>) => {
        answer = responsePromise
      }
      listeners.get('fetch')?.({ request: { url, mode, method }, respondWith })
      return answer
    },
  }
}

const noSignal = () => Promise.reject(new TypeError('Failed to fetch'))
const tooSlow = () => new Promise<Response>(() => {})
const answering = (status: number) => async () =>
  new Response(status === 204 ? null : 'from the server', { status })

test('with a signal, the run sheet comes from the server', async () => {
  const worker = workerWith({ [today]: { [sheet]: 'the copy' } }, answering(200))
  expect(await (await worker.open(sheet))?.text()).toBe('from the server')
})

test.each([
  ['no signal', noSignal],
  ['a signal that is too slow', tooSlow],
  ['a server that is away', answering(503)],
])('with %s, the run sheet is today’s saved copy', async (_, fetch) => {
  const worker = workerWith({ [today]: { [sheet]: 'the copy', [script]: 'its script' } }, fetch)
  expect(await (await worker.open(sheet))?.text()).toBe('the copy')
  expect(await (await worker.open(script, { mode: 'cors' }))?.text()).toBe('its script')
})

test('a saved run sheet of another day is not opened, and is deleted', async () => {
  const worker = workerWith({ [yesterday]: { [sheet]: 'the copy' }, other: {} }, noSignal)
  expect((await worker.open(sheet))?.type).toBe('error')
  expect(worker.keptNames()).toEqual(['other'])
})

test.each([302, 401, 404])('saved run sheets are erased once the session is over (%i)', async (status) => {
  const worker = workerWith({ [today]: { [sheet]: 'the copy' } }, answering(status))
  expect((await worker.open(sheet))?.status).toBe(status)
  expect(worker.keptNames()).toEqual([])
})

test('with broken storage, the run sheet still comes from the server', async () => {
  const worker = workerWith({}, answering(200), new DOMException('broken', 'UnknownError'))
  expect(await (await worker.open(sheet))?.text()).toBe('from the server')
  expect(await (await worker.open(script, { mode: 'cors' }))?.text()).toBe('from the server')
})

test('form posts and page data go to the server without the worker', async () => {
  const worker = workerWith({ [today]: { [sheet]: 'the copy' } }, noSignal)
  expect(await worker.open(sheet, { method: 'POST' })).toBeUndefined()
  expect(await worker.open(`${sheet}_.data`, { mode: 'cors' })).toBeUndefined()
})
