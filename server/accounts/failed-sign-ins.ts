/** The audit log names the network, never an address or the input. */
import type { Database } from '#server/db/store/database.ts'
import { addStaffEvent, type NamedPerson, nobody } from '#server/db/work/staff-events.ts'
import { addressPrefix } from '#server/limits/client-address.ts'
import { type Counts, createTally } from '#server/limits/tally.ts'

export interface FailedSignIns {
  /** Limits on guesses keep these entries few. */
  recordKnown(subject: NamedPerson, client: string): Promise<void>
  /** One entry a minute counts all attempts, because anybody can cause them. */
  ofNobody(client: string): Promise<void>
}

const maxNetworks = 5

export function createFailedSignIns(db: Database, now: () => Date): FailedSignIns {
  const add = (subject: NamedPerson, after: string) =>
    addStaffEvent(db, { verb: 'fail-sign-in', actor: nobody, subject, after }, now())
  const tally = createTally((counts) => add(nobody, networksText(counts)))
  return {
    recordKnown: (subject, client) => add(subject, addressPrefix(client)),
    ofNobody: (client) => tally(addressPrefix(client)),
  }
}

/** Example: 17 × 203.0.113.0/24, 3 × 2001:db8:1::/48. */
function networksText(counts: Counts): string {
  const all = [...counts].toSorted(([, one], [, other]) => other - one)
  const texts = all.slice(0, maxNetworks).map(([network, times]) => `${times} × ${network}`)
  const rest = all.slice(maxNetworks).reduce((sum, [, times]) => sum + times, 0)
  return [...texts, ...(rest > 0 ? [`${rest} × …`] : [])].join(', ')
}
