import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Sending } from '#app/staff/shell/waiting/post-waiting.ts'
import { useSending } from '#app/staff/shell/waiting/use-queue-sender.ts'
import { useWaiting } from '#app/staff/shell/waiting/use-waiting-list.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { queuedMarks, sendMarks } from './mark-queue.ts'

/** Sends queued done marks as soon as the network is back. */
export function useMarks(staffId: string) {
  const { revalidate } = useRevalidator()
  const { entries, isStored } = useWaiting(queuedMarks, staffId)
  const hasMarks = entries.length > 0
  const [kind, setKind] = useState<Sending['kind']>('sent')
  const [refusedDishes, setRefusedDishes] = useState<readonly string[]>([])
  const send = useCallback(async () => {
    const sending = await sendMarks(staffId)
    setKind(sending.kind)
    if (sending.kind !== 'sent' || sending.number === 0) return
    setRefusedDishes((before) => [...before, ...sending.refusals])
    await revalidate()
  }, [staffId, revalidate])
  useSending(hasMarks, send)
  return {
    /** The map holds the mark of each dish by its id. */
    waitingOn: (date: CalendarDate): ReadonlyMap<string, boolean> =>
      new Map(entries.filter((mark) => mark.date === date).map(({ dish, done }) => [dish, done === 'yes'])),
    unsent: entries.length,
    isOffline: hasMarks && kind !== 'signed-out',
    isSignedOut: hasMarks && kind === 'signed-out',
    isUnstored: hasMarks && !isStored,
    refused: refusedDishes,
    seeRefused: () => setRefusedDishes([]),
  }
}
