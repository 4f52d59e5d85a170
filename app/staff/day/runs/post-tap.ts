import { staffRunsPath } from '#app/paths.ts'
import { type PostAnswer, postWaiting, sendWithin } from '#app/staff/shell/waiting/post-waiting.ts'
import type { QueuedTap } from './tap-queue.ts'

/** Milliseconds: the server accepts an upload for five minutes. */
const sendPictureWithin = 310_000

export function postTap(tap: QueuedTap): Promise<PostAnswer> {
  const body = new URLSearchParams(fieldsOf(tap))
  return postWaiting(staffRunsPath, body, { signal: AbortSignal.timeout(sendWithin), keepalive: true })
}

/** The server stores it only with its stop update. */
export function postPicture(tap: QueuedTap, picture: Blob): Promise<PostAnswer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fieldsOf(tap))) body.set(name, value)
  body.set('picture', picture)
  return postWaiting(staffRunsPath, body, { signal: AbortSignal.timeout(sendPictureWithin) })
}

const fieldsOf = ({ key, of, verb, at, subject, note, staffId }: QueuedTap) => ({
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
