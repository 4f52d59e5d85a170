import { staffRunsPath } from '#app/paths.ts'
import type { QueuedTap } from './tap-queue.ts'

/** A van moves between dead spots: an attempt that takes longer is made again. Milliseconds. */
const sendWithin = 15_000

/** The server reads a picture for five minutes at most. Milliseconds. */
const sendPictureWithin = 310_000

/** `offline` also where the server can't take anything for now. */
export type PostAnswer = 'sent' | 'refused' | 'offline' | 'signed-out'

/** The same form as a browser without this script posts, to the data of the page instead of the page. */
export function postTap(tap: QueuedTap): Promise<PostAnswer> {
  const body = new URLSearchParams(fieldsOf(tap))
  return post(body, { signal: AbortSignal.timeout(sendWithin), keepalive: true })
}

/** With its tap, which counts once: the server keeps the picture only where it has saved the tap. */
export function postPicture(tap: QueuedTap, picture: Blob): Promise<PostAnswer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fieldsOf(tap))) body.set(name, value)
  body.set('picture', picture)
  return post(body, { signal: AbortSignal.timeout(sendPictureWithin) })
}

const fieldsOf = ({ key, of, verb, at, subject, note, staffId }: QueuedTap) => ({
  ...{ key, of: String(of), verb, at, subject, note, by: staffId, queued: 'yes' },
  // By the same clock as `at`: how long the tap waited is right, even where the clock is not.
  sent: new Date().toISOString(),
})

async function post(body: BodyInit, how: RequestInit): Promise<PostAnswer> {
  if (!navigator.onLine) return 'offline'
  try {
    const response = await fetch(`${staffRunsPath}_.data`, { method: 'POST', body, ...how })
    if (response.ok && response.status !== 202) return 'sent'
    // The router answers a redirect, which leads to the sign-in page, with 202. Where somebody else has signed in, the
    // answer is 401, or 404 if they do not drive.
    if ([202, 401, 404].includes(response.status)) return 'signed-out'
    return response.status >= 500 || response.status === 429 ? 'offline' : 'refused'
  } catch {
    return 'offline'
  }
}
