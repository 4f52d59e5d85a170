/** Unsent done marks of the kitchen: the last one for each dish and day. */
import { staffPath } from '#app/staff/addresses.ts'
import { oneAtATime, postWaiting, sendWithin } from '#app/staff/shell/waiting/post-waiting.ts'
import { waitingList } from '#app/staff/shell/waiting/waiting-list.ts'
import type { CalendarDate } from '#domain/calendar.ts'

export interface QueuedTick {
  readonly date: CalendarDate
  readonly dish: string
  readonly done: 'yes' | 'no'
  /** Portions due when the dish was marked. */
  readonly portions: string
  /** Time of the server's clock, equal in every copy of the mark. */
  readonly at: string
  /** `yes` if the mark follows one without a response. Marks stored by an earlier version lack it. */
  readonly unsent?: string
  readonly staffId: string
  /** Name of the dish in the language of the person who marked it. */
  readonly about: string
}

export const queuedTicks = waitingList<QueuedTick>('staffTicks.1')

const isOfSameDish = (one: QueuedTick) => (other: QueuedTick) =>
  one.staffId === other.staffId && one.date === other.date && one.dish === other.dish

export function addTick(tick: QueuedTick): void {
  const isSame = isOfSameDish(tick)
  queuedTicks.change((ticks) => [...ticks.filter((other) => !isSame(other)), tick])
}

/** Removes earlier marks of the dish too: the server has accepted a later one. */
export function removeTick(tick: QueuedTick): void {
  const isSame = isOfSameDish(tick)
  queuedTicks.change((ticks) => ticks.filter((other) => !isSame(other) || other.at > tick.at))
}

/** Sends the queue, oldest first. */
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
