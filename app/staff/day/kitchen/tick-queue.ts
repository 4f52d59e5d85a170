/** The ticks of the kitchen that are not sent yet: of each dish of a day the last one. */
import { staffPath } from '#app/staff/addresses.ts'
import { oneAtATime, postWaiting, sendWithin } from '#app/staff/shell/waiting/post-waiting.ts'
import { waitingList } from '#app/staff/shell/waiting/waiting-list.ts'
import type { CalendarDate } from '#domain/calendar.ts'

export interface QueuedTick {
  readonly date: CalendarDate
  readonly dish: string
  readonly done: 'yes' | 'no'
  /** How many portions were due where it was ticked. */
  readonly portions: string
  /** By the server's clock, so that every copy of the tick says the same, however long it waits or travels. */
  readonly at: string
  /** `yes`: it follows another one that was not answered. Ticks stored by an earlier version do not say. */
  readonly unsent?: string
  readonly staffId: string
  /** The name of the dish, in the language of the person who ticked it. */
  readonly about: string
}

export const queuedTicks = waitingList<QueuedTick>('staffTicks.1')

const isOfSameDish = (one: QueuedTick) => (other: QueuedTick) =>
  one.staffId === other.staffId && one.date === other.date && one.dish === other.dish

export function addTick(tick: QueuedTick): void {
  const isSame = isOfSameDish(tick)
  queuedTicks.change((ticks) => [...ticks.filter((other) => !isSame(other)), tick])
}

/** Also what waited of the same dish: the server has taken a later tick. */
export function removeTick(tick: QueuedTick): void {
  const isSame = isOfSameDish(tick)
  queuedTicks.change((ticks) => ticks.filter((other) => !isSame(other) || other.at > tick.at))
}

/** Sends what waits, the oldest first. */
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
