/** Processor time of processes, from Linux's own books; elsewhere there is none to read. */
import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time a process has had so far; NaN where the system does not tell. */
export function processorMs(pid: number): number {
  const fields = statOf(pid)
  return fields ? ticksToMs(Number(fields[11]) + Number(fields[12])) : Number.NaN
}

/** All of one program's processes together, ended ones included: PostgreSQL has one per connection. */
export function processorMsOf(program: string): number {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && nameOf(name) === program)
      .reduce((total, pid) => {
        const fields = statOf(Number(pid))
        return (
          total + ticksToMs(fields ? [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) : 0)
        )
      }, 0)
  } catch {
    return Number.NaN
  }
}

/** Linux counts in hundredths of a second. */
const ticksToMs = (ticks: number) => ticks * 10

function nameOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

/** The fields of /proc/<pid>/stat after the name, which may hold blanks. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
