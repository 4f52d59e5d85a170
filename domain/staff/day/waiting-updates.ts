/** Applies unsent updates to the run sheet. */
import { type Stop, type StopState, stopAfter } from './stop-state.ts'
import type { StopUpdate } from './stop-update.ts'

interface SheetStop extends Stop {
  readonly orderId: number
  readonly status: string
}

interface SheetRun {
  readonly id: number
  readonly leftAt: Date | null
}

export type WithUpdates<OneStop> = OneStop & { readonly isWaiting: boolean; readonly state: StopState }

/** @param by name of the sender */
export function withUpdates<OneStop extends SheetStop, Run extends SheetRun>(
  run: Run & { readonly stops: readonly OneStop[] },
  waiting: readonly StopUpdate[],
  by: string,
): Omit<Run, 'stops'> & { readonly stops: readonly WithUpdates<OneStop>[] } {
  const leaving = waiting.find(({ verb, of }) => verb === 'leave' && of === run.id)
  const leftAt = run.leftAt ?? leaving?.at ?? null
  const stops = run.stops.map((stop): WithUpdates<OneStop> => {
    const taps = waiting.filter(({ verb, of }) => verb !== 'leave' && of === stop.orderId)
    // Only ready orders leave.
    const start = leaving && stop.status === 'ready' ? { ...stop, leftAt: stop.leftAt ?? leaving.at } : stop
    const after = stopAfter(
      taps.map((update) => ({ ...update, by })),
      start,
    )
    return { ...stop, state: after.state, leftAt: after.leftAt, isWaiting: taps.length > 0 }
  })
  return { ...run, leftAt, stops }
}
