import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds of all processors since the machine started. */
export interface ProcessorTimes {
  readonly idle: number
  readonly total: number
}

const sampleMs = 500
const longestPauseMs = 30_000
const neededIdleShare = 0.5
/** Rendering one picture takes up to 150 MB. */
const neededBytes = 300 * 1024 * 1024

/** Resolves once a machine has room for work that can wait; a busy or small one is measured less and less often. */
export async function idleMachine(signal: AbortSignal): Promise<void> {
  for (let wait = sampleMs; !signal.aborted; wait = Math.min(wait * 2, longestPauseMs)) {
    const before = processorTimes()
    await pause(sampleMs, undefined, { ref: false })
    if (hasRoom(before, processorTimes(), process.availableMemory())) return
    await pause(wait, undefined, { ref: false })
  }
}

export function hasRoom(before: ProcessorTimes, after: ProcessorTimes, availableBytes: number): boolean {
  const idleShare = (after.idle - before.idle) / Math.max(1, after.total - before.total)
  return idleShare >= neededIdleShare && availableBytes >= neededBytes
}

function processorTimes(): ProcessorTimes {
  const times = cpus().map((cpu) => cpu.times)
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    total: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  }
}
