import { staffRunsPath } from '#app/paths.ts'
import { type PostAnswer, postWaiting, sendWithin } from '#app/staff/shell/waiting/post-waiting.ts'
import type { QueuedTap } from './tap-queue.ts'

/** The server reads a picture for five minutes at most. Milliseconds. */
const sendPictureWithin = 310_000

export function postTap(tap: QueuedTap): Promise<PostAnswer> {
  const body = new URLSearchParams(fieldsOf(tap))
  return postWaiting(staffRunsPath, body, { signal: AbortSignal.timeout(sendWithin), keepalive: true })
}

/** With its tap, which counts once: the server keeps the picture only where it has saved the tap. */
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
  // By the same clock as `at`: how long the tap waited is right, even where the clock is not.
  sent: new Date().toISOString(),
})
