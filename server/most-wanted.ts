/**
 * Work that can wait, one piece at a time: the piece that was requested most often is next. It waits for a pause in the
 * requests, so that it takes no processor time from the visitors who make them.
 */
import type { Log } from '#server/log.ts'

export interface MostWanted {
  /**
   * Does the work when its turn comes. What is wanted again while it waits moves forward. False where too much waits
   * already: the work is not done.
   */
  want(name: string, work: () => Promise<unknown>): boolean
  /** Somebody waits for other work now: the pause starts again. */
  postpone(): void
}

interface Piece {
  times: number
  readonly work: () => Promise<unknown>
}

/** More pieces than a catalogue has pictures in all widths of a page. What does not fit is wanted again later. */
const maxWaiting = 1000

/** How long nothing new is wanted before the next piece begins, and how long a piece waits for that. Milliseconds. */
const pause = 200
const timeoutMs = 2_000

/** @param place what a failed piece is logged as */
export function createMostWanted(log: Log, place: string): MostWanted {
  const waiting = new Map<string, Piece>()
  let isWorking = false
  let lastWanted = 0

  /** Resolves at once when nothing was wanted for a while. */
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

/** Keeps no process from ending. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}

/** Of those wanted equally often, the one that has waited longest. */
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
