/** Work that can wait, one piece at a time: the piece that was wanted most often is next. */
import type { Log } from '#server/log.ts'

export interface MostWanted {
  /** Does the work when its turn comes. What is wanted again while it waits moves forward. */
  want(name: string, work: () => Promise<unknown>): void
}

interface Piece {
  times: number
  readonly work: () => Promise<unknown>
}

/** More pieces than a catalogue has pictures in all widths of a page. What does not fit is wanted again later. */
const maxWaiting = 1000

/** @param place what a failed piece is logged as */
export function createMostWanted(log: Log, place: string): MostWanted {
  const waiting = new Map<string, Piece>()
  let isWorking = false

  async function workThrough() {
    isWorking = true
    for (let name = next(waiting); name !== undefined; name = next(waiting)) {
      const piece = waiting.get(name)
      waiting.delete(name)
      await piece?.work().catch((error: unknown) => log(place, error))
    }
    isWorking = false
  }

  return {
    want(name, work) {
      const piece = waiting.get(name)
      if (piece) piece.times++
      else if (waiting.size < maxWaiting) waiting.set(name, { times: 1, work })
      if (!isWorking) void workThrough()
    },
  }
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
