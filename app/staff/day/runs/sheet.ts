import { createContext, useContext } from 'react'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { TapVerb } from '#domain/staff/day/stop-tap.ts'
import type { WithWaiting } from '#domain/staff/day/waiting-taps.ts'
import type { Run, RunStop } from '#server/page-data/staff/day/runs-api.ts'
import type { Taps } from './use-taps.ts'

export type ShownStop = WithWaiting<RunStop>

export type ShownRun = Omit<Run, 'stops'> & { readonly stops: readonly ShownStop[] }

interface Sheet {
  readonly taps: Taps
  /**
   * Name of the stop (of the run for `leave`), which identifies the update after the stop has left the sheet.
   */
  readonly aboutOf: (verb: TapVerb, of: number) => string
  /** Prefix of the form keys, for browsers without JavaScript. */
  readonly formKey: string
  /** Order whose problem dialog is open; null if none is. */
  readonly asksAbout: number | null
  /** Whether a recorded delivery can still be corrected. */
  readonly mayReopen: boolean
  /** Fee for waiting on the street. */
  readonly waitingFee: ServiceRules['waiting']
}

export const SheetContext = createContext<Sheet | null>(null)

/** State that all stops of the page share. */
export function useSheet(): Sheet {
  const sheet = useContext(SheetContext)
  if (!sheet) throw new Error('a stop stands outside a sheet')
  return sheet
}
