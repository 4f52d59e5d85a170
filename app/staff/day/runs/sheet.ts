import { createContext, useContext } from 'react'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { StopVerb } from '#domain/staff/day/stop-update.ts'
import type { WithUpdates } from '#domain/staff/day/waiting-updates.ts'
import type { Run, RunStop } from '#server/page-data/staff/day/runs-api.ts'
import type { StopUpdates } from './use-stop-updates.ts'

export type ShownStop = WithUpdates<RunStop>

export type ShownRun = Omit<Run, 'stops'> & { readonly stops: readonly ShownStop[] }

interface Sheet {
  readonly updates: StopUpdates
  /** Identifies an update after its stop has left the sheet. */
  readonly aboutOf: (verb: StopVerb, of: number) => string
  /** Browsers without JavaScript use form keys with this prefix. */
  readonly formKey: string
  /** No problem dialog is open if null. */
  readonly asksAbout: number | null
  readonly mayReopen: boolean
  /** The driver may charge for waiting on the street. */
  readonly service: Pick<ServiceRules, 'waiting' | 'arrivalMinutes'>
}

export const SheetContext = createContext<Sheet | null>(null)

export function useSheet(): Sheet {
  const sheet = useContext(SheetContext)
  if (!sheet) throw new Error('a stop stands outside a sheet')
  return sheet
}
