/** The last unsent done mark for each dish and day. */
import { staffPath } from '#app/staff/addresses.ts'
import { maxSendMs, oneAtATime, postWaiting } from '#app/staff/shell/waiting/post-waiting.ts'
import { waitingList } from '#app/staff/shell/waiting/waiting-list.ts'
import type { CalendarDate } from '#domain/calendar.ts'

export interface QueuedMark {
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
  /** The dish has the name that the person saw, in that language. */
  readonly about: string
}

export const queuedMarks = waitingList<QueuedMark>('staffTicks.1')

const isOfSameDish = (one: QueuedMark) => (other: QueuedMark) =>
  one.staffId === other.staffId && one.date === other.date && one.dish === other.dish

export function addMark(mark: QueuedMark): void {
  const isSame = isOfSameDish(mark)
  queuedMarks.change((marks) => [...marks.filter((other) => !isSame(other)), mark])
}

/** Removes earlier marks too: the server has accepted a later one. */
export function removeMark(mark: QueuedMark): void {
  const isSame = isOfSameDish(mark)
  queuedMarks.change((marks) => marks.filter((other) => !isSame(other) || other.at > mark.at))
}

/** The oldest mark is sent first. */
export const sendMarks = oneAtATime(async (staffId: string) => {
  let number = 0
  const refusedDishes: string[] = []
  for (const mark of queuedMarks.entries().filter((each) => each.staffId === staffId)) {
    const { staffId: by, about, ...fields } = mark
    const body = new URLSearchParams({ ...fields, by })
    const signal = AbortSignal.timeout(maxSendMs)
    const result = await postWaiting(staffPath('kitchen'), body, { signal, keepalive: true })
    if (result === 'offline' || result === 'signed-out') return { kind: result }
    removeMark(mark)
    number += 1
    if (result === 'refused') refusedDishes.push(about)
  }
  return { kind: 'sent', number, refusals: refusedDishes }
})
