import { useFetcher } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import type { StaffLive } from '#server/page-data/staff/staff-live.ts'
import type { clientLoader } from './fresh.ts'
import { type Connection, useStaffEvents } from './use-staff-events.ts'

export function useLive(firstLive: StaffLive): { readonly live: StaffLive; readonly connection: Connection } {
  const fetcher = useFetcher<typeof clientLoader>()
  const connection = useStaffEvents(firstLive, () => fetcher.load(staffPath('fresh')))
  const newerLive = fetcher.data
  return { live: newerLive && newerLive.now > firstLive.now ? newerLive : firstLive, connection }
}
