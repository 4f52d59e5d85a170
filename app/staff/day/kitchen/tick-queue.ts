/** The last unsent done mark for each dish and day. */
import { staffPath } from '#app/staff/addresses.ts'
import { oneAtATime, postWaiting, sendWithin } from '#app/staff/shell/waiting/post-waiting.ts'
import { waitingList } from '#app/staff/shell/waiting/waiting-list.ts'
import type { CalendarDate } from '#domain/calendar.ts'

export interface QueuedTick {
  readonly date: CalendarDate
  readonly dish: string
  readonly done: 'yes' | 'no'
  /** Portions due when it was marked. */
  readonly portions: string
  /** Server time, equal in every copy of the mark. */
  readonly at: string
  /** `yes` if an earlier mark got no response. Marks of an earlier version lack it. */
  readonly unsent?: string
  readonly staffId: string
  /** Name of the dish in its author's language. */
  readonly about: string
}

export const queuedTicks = waitingList<QueuedTick>('staffTicks.1')

const isOfSameDish = (one: QueuedTick) => (other: QueuedTick) =>
  one.staffId === other.staffId && one.date === other.date && one.dish === other.dish

export function addTick(tick: QueuedTick): void {
  const isSame = isOfSameDish(tick)
  queuedTicks.change((ticks) => [...ticks.filter((other) => !isSame(other)), tick])
}

/** Removes earlier marks too: the server has accepted a later one. */
export function removeTick(tick: QueuedTick): void {
  const isSame = isOfSameDish(tick)
  queuedTicks.change((ticks) => ticks.filter((other) => !isSame(other) || other.at > tick.at))
}

/** Oldest first. */
export const sendTicks = oneAtATime(async (staffId: string) => {
  let number = 0
  const refused: string[] = []
  for (const tick of queuedTicks.entries().filter((each) => each.staffId === staffId)) {
    const { staffId: by, about, ...fields } = tick
    const body = new URLSearchParams({ ...fields, by })
    const signal = AbortSignal.timeout(sendWithin)
    const answer = await postWaiting(staffPath('kitchen'), body, { signal, keepalive: true })
    if (answer === 'offline' || answer === 'signed-out') return { kind: answer }
    removeTick(tick)
    number += 1
    if (answer === 'refused') refused.push(about)
  }
  return { kind: 'sent', number, refused }
})
