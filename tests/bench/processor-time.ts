/** Processor time of processes, from Linux's own books; elsewhere there is none to read. */
import { readFileSync } from 'node:fs'

/** Processor time of a process so far, in milliseconds; NaN where the system does not report it. */
export function processorMs(pid: number): number {
  const fields = statOf(pid)
  return fields ? ticksToMs(Number(fields[11]) + Number(fields[12])) : Number.NaN
}

/** Linux counts in hundredths of a second. */
const ticksToMs = (ticks: number) => ticks * 10

/** The fields of /proc/<pid>/stat after the name, which may hold blanks. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
