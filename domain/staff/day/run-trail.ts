/** What the trail tells of the runs of a day: which stops and which driver each of them had, and has. */
import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'

export interface NamedRun {
  /** Of the day, from 1. */
  readonly number: number
  /** Empty: nobody drives it yet. */
  readonly driver: string
  /** The references of its orders, in the order of the stops. */
  readonly stops: readonly string[]
}

export interface RunEntry {
  readonly verb: 'plan-run' | 'give-run'
  /** The day and the number of the run. */
  readonly subject: string
  readonly before: string
  readonly after: string
}

/** One entry for each run whose stops or driver differ; a run that was not there, or is not there any more, is empty. */
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
      // A run that ended has no driver any more, which says nothing new.
      ...(oldDriver === driver || !now
        ? []
        : [{ verb: 'give-run', subject, before: oldDriver, after: driver } as const]),
    ]
  })
}

/** The day and the number of the run that an entry is about; null: it is about something else. */
export function readRunSubject(subject: string): readonly [CalendarDate, number] | null {
  const [day = '', number = ''] = subject.split(' #')
  const date = parseCalendarDate(day)
  return date && /^[1-9]\d{0,4}$/.test(number) ? [date, Number(number)] : null
}
