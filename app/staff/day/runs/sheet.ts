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
  /** The name of a stop, or of a run for `leave`: it names the tap once the stop has left the sheet. */
  readonly aboutOf: (verb: TapVerb, of: number) => string
  /** Begins the keys of this page's forms, for a browser that posts them without a script. */
  readonly formKey: string
  /** The order whose problem is being asked about; null: none. */
  readonly asksAbout: number | null
  /** Hand-overs that the server knows can be corrected still. */
  readonly mayReopen: boolean
  /** What waiting at the kerb costs. */
  readonly waitingFee: ServiceRules['waiting']
}

export const SheetContext = createContext<Sheet | null>(null)

/** What every stop of the page shares. */
export function useSheet(): Sheet {
  const sheet = useContext(SheetContext)
  if (!sheet) throw new Error('a stop stands outside a sheet')
  return sheet
}
