/** A queue of idle work that runs one piece at a time, most requested first, during pauses between requests. */
import type { Log } from '#server/log.ts'

export interface MostWanted {
  /** Repeated requests raise the priority. False if the queue is full. */
  want(name: string, work: () => Promise<unknown>): boolean
  /** Restarts the pause, because somebody waits for other work. */
  postpone(): void
}

interface Piece {
  times: number
  readonly work: () => Promise<unknown>
}

/** More than a catalogue has pictures in all widths; rejected work is requested again later. */
const maxWaiting = 1000

/** In milliseconds without requests before the next piece begins. */
const pause = 200
const timeoutMs = 2_000

/** @param place label of failures in the log */
export function createMostWanted(log: Log, place: string): MostWanted {
  const waiting = new Map<string, Piece>()
  let isWorking = false
  let lastWanted = 0

  async function calm() {
    const giveUp = performance.now() + timeoutMs
    for (let now = performance.now(); now < giveUp; now = performance.now()) {
      const left = lastWanted + pause - now
      if (left <= 0) return
      await sleep(Math.min(left, giveUp - now))
    }
  }

  async function workThrough() {
    isWorking = true
    while (waiting.size > 0) {
      await calm()
      const name = next(waiting) ?? ''
      const piece = waiting.get(name)
      waiting.delete(name)
      await piece?.work().catch((error: unknown) => log(place, error))
    }
    isWorking = false
  }

  return {
    want(name, work) {
      lastWanted = performance.now()
      const piece = waiting.get(name)
      if (piece) piece.times++
      else if (waiting.size < maxWaiting) waiting.set(name, { times: 1, work })
      else return false
      if (!isWorking) void workThrough()
      return true
    },
    postpone() {
      lastWanted = performance.now()
    },
  }
}

/** Does not keep the process alive. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}

/** Ties go to the oldest piece. */
function next(waiting: ReadonlyMap<string, Piece>): string | undefined {
  let found: string | undefined
  let most = 0
  for (const [name, { times }] of waiting) {
    if (times <= most) continue
    found = name
    most = times
  }
  return found
}
