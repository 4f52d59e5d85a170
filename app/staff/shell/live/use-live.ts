import { useFetcher } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import type { StaffLive } from '#server/page-data/staff/staff-live.ts'
import type { clientLoader } from './fresh.ts'
import { type Connection, useStaffEvents } from './use-staff-events.ts'

export function useLive(firstLive: StaffLive): { readonly live: StaffLive; readonly connection: Connection } {
  const fetcher = useFetcher<typeof clientLoader>()
  const connection = useStaffEvents(firstLive, () => fetcher.load(staffPath('fresh')))
  const fetched = fetcher.data
  return { live: fetched && fetched.now > firstLive.now ? fetched : firstLive, connection }
}
