import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Sending } from '#app/staff/shell/waiting/post-waiting.ts'
import { useSending } from '#app/staff/shell/waiting/use-sending.ts'
import { useWaiting } from '#app/staff/shell/waiting/use-waiting.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { queuedTicks, sendTicks } from './tick-queue.ts'

/** Sends queued done marks as soon as the network is back. */
export function useTicks(staffId: string) {
  const { revalidate } = useRevalidator()
  const { own, isStored } = useWaiting(queuedTicks, staffId)
  const hasTicks = own.length > 0
  const [kind, setKind] = useState<Sending['kind']>('sent')
  const [refused, setRefused] = useState<readonly string[]>([])
  const send = useCallback(async () => {
    const sending = await sendTicks(staffId)
    setKind(sending.kind)
    if (sending.kind !== 'sent' || sending.number === 0) return
    setRefused((before) => [...before, ...sending.refused])
    await revalidate()
  }, [staffId, revalidate])
  useSending(hasTicks, send)
  return {
    /** States by dish id. */
    waitingOn: (date: CalendarDate): ReadonlyMap<string, boolean> =>
      new Map(own.filter((tick) => tick.date === date).map(({ dish, done }) => [dish, done === 'yes'])),
    unsent: own.length,
    isOffline: hasTicks && kind !== 'signed-out',
    isSignedOut: hasTicks && kind === 'signed-out',
    isUnstored: hasTicks && !isStored,
    refused,
    seeRefused: () => setRefused([]),
  }
}
