import { expect, test, vi } from 'vitest'
import { createIdleQueue } from './idle-queue.ts'

test('the idle queue runs the most requested work first, then the oldest', async () => {
  const done: string[] = []
  const { want } = createIdleQueue(unexpected, 'work')
  const add = (name: string) => want(name, async () => done.push(name))
  for (const name of ['first', 'once', 'also once', 'three times', 'twice']) add(name)
  for (const name of ['twice', 'three times', 'three times']) add(name)
  await vi.waitFor(() => expect(done).toHaveLength(5))
  expect(done).toEqual(['three times', 'twice', 'first', 'once', 'also once'])
})

test('the idle queue runs one task at a time', async () => {
  let working = 0
  let most = 0
  let done = 0
  const { want } = createIdleQueue(unexpected, 'work')
  for (let piece = 0; piece < 5; piece++)
    want(`${piece}`, async () => {
      most = Math.max(most, ++working)
      await new Promise(setImmediate)
      working--
      done++
    })
  await vi.waitFor(() => expect(done).toBe(5))
  expect(most).toBe(1)
})

test('the idle queue waits until requests pause', async () => {
  vi.useFakeTimers()
  try {
    const done: string[] = []
    const { want } = createIdleQueue(unexpected, 'work')
    for (const name of ['a', 'b', 'c']) {
      want(name, async () => done.push(name))
      await vi.advanceTimersByTimeAsync(150)
      expect(done).toEqual([])
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(done).toEqual(['a', 'b', 'c'])
  } finally {
    vi.useRealTimers()
  }
})

test('the idle queue waits while somebody waits for other work', async () => {
  vi.useFakeTimers()
  try {
    const done: string[] = []
    const { want, postpone } = createIdleQueue(unexpected, 'work')
    want('a', async () => done.push('a'))
    for (let call = 0; call < 5; call++) {
      await vi.advanceTimersByTimeAsync(150)
      postpone()
    }
    expect(done).toEqual([])
    await vi.advanceTimersByTimeAsync(250)
    expect(done).toEqual(['a'])
  } finally {
    vi.useRealTimers()
  }
})

test('the idle queue logs a failed task and continues', async () => {
  const logged: unknown[] = []
  const done: string[] = []
  const { want } = createIdleQueue((place, error) => logged.push([place, String(error)]), 'drawing')
  want('broken', () => Promise.reject(new Error('no such picture')))
  want('whole', async () => done.push('whole'))
  await vi.waitFor(() => expect(done).toEqual(['whole']))
  expect(logged).toEqual([['drawing', 'Error: no such picture']])
})

function unexpected(place: string): never {
  throw new Error(`logged: ${place}`)
}
