import { useCallback, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Sending } from '#app/staff/shell/waiting/post-waiting.ts'
import { useSending } from '#app/staff/shell/waiting/use-queue-sender.ts'
import { useWaiting } from '#app/staff/shell/waiting/use-waiting-list.ts'
import { newIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import type { StopUpdate, StopVerb } from '#domain/staff/day/stop-update.ts'
import { dropPicture, keepPicture } from './picture-queue.ts'
import { sendPictures, sendUpdates } from './send-updates.ts'
import { addUpdate, queuedUpdates, removeUpdate } from './update-queue.ts'

export interface StopUpdates {
  /** The oldest update comes first. */
  readonly waiting: readonly StopUpdate[]
  /** This counts updates and pictures. */
  readonly unsent: number
  readonly isOffline: boolean
  readonly isSignedOut: boolean
  /** Closing the page loses the queue. */
  readonly isUnstored: boolean
  /** The driver sees them until they are dismissed. */
  readonly refusedStops: readonly string[]
  /** These pictures were refused or lost. */
  readonly lostPhotos: readonly string[]
  readonly dismissRefusals: () => void
  readonly update: (
    verb: StopVerb,
    of: number,
    words: {
      readonly about: string
      readonly subject?: string
      readonly note?: string
      readonly picture?: File | null
    },
  ) => void
  readonly drop: (of: number) => void
}

interface Attempts {
  readonly updateState: Sending['kind']
  readonly pictures: Sending['kind']
  readonly refusals: readonly string[]
  readonly lostPhotos: readonly string[]
}

const noAttempts: Attempts = { updateState: 'sent', pictures: 'sent', refusals: [], lostPhotos: [] }

const refusedStopsOf = (sending: Sending) => (sending.kind === 'sent' ? sending.refusals : [])

/** Sends queued updates as soon as the network is back. */
export function useStopUpdates(staffId: string): StopUpdates {
  const { revalidate } = useRevalidator()
  const { entries, isStored } = useWaiting(queuedUpdates, staffId)
  const [state, setState] = useState<Attempts>(noAttempts)
  const hasUpdates = entries.length > 0

  const send = useCallback(
    async (atOnce: boolean) => {
      const updates = await sendUpdates(staffId, atOnce)
      setState((before) => ({
        ...before,
        updateState: updates.kind,
        refusals: [...before.refusals, ...refusedStopsOf(updates)],
      }))
      if (updates.kind !== 'sent') return
      if (updates.number > 0) await revalidate()
      const pictures = await sendPictures(staffId)
      setState((before) => ({
        ...before,
        pictures: pictures.kind,
        lostPhotos: [...before.lostPhotos, ...refusedStopsOf(pictures)],
      }))
      if (pictures.kind === 'sent' && pictures.number > 0) await revalidate()
    },
    [staffId, revalidate],
  )

  useSending(hasUpdates, send)

  return {
    waiting: entries
      .filter(({ isTold }) => !isTold)
      .map((update) => ({ ...update, at: new Date(update.at) })),
    unsent: entries.length,
    isOffline: hasUpdates && (state.updateState === 'offline' || state.pictures === 'offline'),
    isUnstored: hasUpdates && !isStored,
    isSignedOut: state.updateState === 'signed-out' || state.pictures === 'signed-out',
    refusedStops: state.refusals,
    lostPhotos: state.lostPhotos,
    dismissRefusals: () => setState((before) => ({ ...before, refusals: [], lostPhotos: [] })),
    update(verb, of, { about, subject = '', note = '', picture = null }) {
      const key = newIdempotencyKey(crypto.getRandomValues(new Uint8Array(16)))
      const update = { key, of, verb, at: new Date().toISOString(), subject, note, staffId, about }
      if (picture) void keepPicture(key, picture)
      addUpdate(picture ? { ...update, hasPicture: true } : update)
    },
    drop: (of) => {
      for (const { key, hasPicture } of entries.filter((update) => update.of === of && !update.isTold)) {
        removeUpdate(key)
        if (hasPicture) void dropPicture(key)
      }
    },
  }
}
