import { staffRunsPath } from '#app/paths.ts'
import { maxSendMs, type PostAnswer, postWaiting } from '#app/staff/shell/waiting/post-waiting.ts'
import type { QueuedUpdate } from './update-queue.ts'

/** Milliseconds: the server accepts an upload for five minutes. */
const sendPictureWithin = 310_000

export function postUpdate(update: QueuedUpdate): Promise<PostAnswer> {
  const body = new URLSearchParams(fieldsOf(update))
  return postWaiting(staffRunsPath, body, { signal: AbortSignal.timeout(maxSendMs), keepalive: true })
}

/** The server stores it only with its stop update. */
export function postPicture(update: QueuedUpdate, picture: Blob): Promise<PostAnswer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fieldsOf(update))) body.set(name, value)
  body.set('picture', picture)
  return postWaiting(staffRunsPath, body, { signal: AbortSignal.timeout(sendPictureWithin) })
}

const fieldsOf = ({ key, of, verb, at, subject, note, staffId }: QueuedUpdate) => ({
  key,
  of: String(of),
  verb,
  at,
  subject,
  note,
  by: staffId,
  queued: 'yes',
  // The time between `at` and `sent` is right even if the clock is not.
  sent: new Date().toISOString(),
})
