/** Audit log entries for stops and drivers of runs. */
import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'

export interface NamedRun {
  /** The first run of a day has the number 1. */
  readonly number: number
  /** Empty for a run without a driver. */
  readonly driver: string
  /** References in stop order. */
  readonly stops: readonly string[]
}

export interface RunEntry {
  readonly verb: 'plan-run' | 'give-run'
  /** Day and number of the run. */
  readonly subject: string
  readonly before: string
  readonly after: string
}

/** Compares stops and drivers; new and removed runs count as empty. */
export function runChanges(
  date: CalendarDate,
  before: readonly NamedRun[],
  after: readonly NamedRun[],
): readonly RunEntry[] {
  const numbers = [...new Set([...before, ...after].map(({ number }) => number))].toSorted((a, b) => a - b)
  return numbers.flatMap((number): readonly RunEntry[] => {
    const subject = `${date} #${number}`
    const [old, now] = [before, after].map((runs) => runs.find((run) => run.number === number))
    const [oldStops, stops] = [old, now].map((run) => run?.stops.join(', ') ?? '') as [string, string]
    const [oldDriver, driver] = [old?.driver ?? '', now?.driver ?? '']
    return [
      ...(oldStops === stops ? [] : [{ verb: 'plan-run', subject, before: oldStops, after: stops } as const]),
      // A removed run has no driver, which needs no entry.
      ...(oldDriver === driver || !now
        ? []
        : [{ verb: 'give-run', subject, before: oldDriver, after: driver } as const]),
    ]
  })
}

export function readRunSubject(subject: string): readonly [CalendarDate, number] | null {
  const [day = '', number = ''] = subject.split(' #')
  const date = parseCalendarDate(day)
  return date && /^[1-9]\d{0,4}$/.test(number) ? [date, Number(number)] : null
}
