import { expect, test, vi } from 'vitest'
import { createIdleQueue } from './idle-queue.ts'

test('the idle queue runs the most requested work first, then the oldest', async () => {
  const tasks: string[] = []
  const { want } = createIdleQueue(failAt, 'work')
  const add = (name: string) => want(name, async () => tasks.push(name))
  for (const name of ['first', 'once', 'also once', 'three times', 'twice']) add(name)
  for (const name of ['twice', 'three times', 'three times']) add(name)
  await vi.waitFor(() => expect(tasks).toHaveLength(5))
  expect(tasks).toEqual(['three times', 'twice', 'first', 'once', 'also once'])
})

test('the idle queue runs one task at a time', async () => {
  let working = 0
  let most = 0
  let count = 0
  const { want } = createIdleQueue(failAt, 'work')
  for (let piece = 0; piece < 5; piece++)
    want(`${piece}`, async () => {
      most = Math.max(most, ++working)
      await new Promise(setImmediate)
      working--
      count++
    })
  await vi.waitFor(() => expect(count).toBe(5))
  expect(most).toBe(1)
})

test('the idle queue waits until requests pause', async () => {
  vi.useFakeTimers()
  try {
    const tasks: string[] = []
    const { want } = createIdleQueue(failAt, 'work')
    for (const name of ['a', 'b', 'c']) {
      want(name, async () => tasks.push(name))
      await vi.advanceTimersByTimeAsync(150)
      expect(tasks).toEqual([])
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(tasks).toEqual(['a', 'b', 'c'])
  } finally {
    vi.useRealTimers()
  }
})

test('the idle queue waits while somebody waits for other work', async () => {
  vi.useFakeTimers()
  try {
    const tasks: string[] = []
    const { want, postpone } = createIdleQueue(failAt, 'work')
    want('a', async () => tasks.push('a'))
    for (let call = 0; call < 5; call++) {
      await vi.advanceTimersByTimeAsync(150)
      postpone()
    }
    expect(tasks).toEqual([])
    await vi.advanceTimersByTimeAsync(250)
    expect(tasks).toEqual(['a'])
  } finally {
    vi.useRealTimers()
  }
})

test('the idle queue logs a failed task and continues', async () => {
  const logEntries: unknown[] = []
  const tasks: string[] = []
  const { want } = createIdleQueue((place, error) => logEntries.push([place, String(error)]), 'drawing')
  want('broken', () => Promise.reject(new Error('no such picture')))
  want('whole', async () => tasks.push('whole'))
  await vi.waitFor(() => expect(tasks).toEqual(['whole']))
  expect(logEntries).toEqual([['drawing', 'Error: no such picture']])
})

function failAt(place: string): never {
  throw new Error(`logged: ${place}`)
}
