/** Runs one piece of idle work at a time, most requested first. */
import type { Log } from '#server/log.ts'

export interface IdleQueue {
  /** Repetition raises the priority. False if the queue is full. */
  want(name: string, work: () => Promise<unknown>): boolean
  /** Restarts the pause. */
  postpone(): void
}

interface Piece {
  times: number
  readonly work: () => Promise<unknown>
}

/** A catalogue has fewer pictures in all widths. */
const maxWaiting = 1000

/** Work starts after this time without requests. */
const pauseMs = 200
const timeoutMs = 2_000

export function createIdleQueue(log: Log, place: string): IdleQueue {
  const tasks = new Map<string, Piece>()
  let isWorking = false
  let lastRequestAt = 0

  async function calm() {
    const giveUp = performance.now() + timeoutMs
    for (let now = performance.now(); now < giveUp; now = performance.now()) {
      const remaining = lastRequestAt + pauseMs - now
      if (remaining <= 0) return
      await sleep(Math.min(remaining, giveUp - now))
    }
  }

  async function workThrough() {
    isWorking = true
    while (tasks.size > 0) {
      await calm()
      const name = next(tasks) ?? ''
      const piece = tasks.get(name)
      tasks.delete(name)
      await piece?.work().catch((error: unknown) => log(place, error))
    }
    isWorking = false
  }

  return {
    want(name, work) {
      lastRequestAt = performance.now()
      const piece = tasks.get(name)
      if (piece) piece.times++
      else if (tasks.size < maxWaiting) tasks.set(name, { times: 1, work })
      else return false
      if (!isWorking) void workThrough()
      return true
    },
    postpone() {
      lastRequestAt = performance.now()
    },
  }
}

/** Does not keep the process alive. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}

/** Ties go to the oldest piece. */
function next(tasks: ReadonlyMap<string, Piece>): string | undefined {
  let match: string | undefined
  let most = 0
  for (const [name, { times }] of tasks) {
    if (times <= most) continue
    match = name
    most = times
  }
  return match
}
