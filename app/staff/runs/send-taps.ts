import { staffRunsPath } from '#app/paths.ts'
import { type QueuedTap, queuedTaps, removeTap } from './tap-queue.ts'

/** For so long a tap can be taken back before it is sent. Milliseconds. */
export const takeBackFor = 10_000

/** A van moves between dead spots: an attempt that takes longer is made again. Milliseconds. */
const sendWithin = 15_000

export type Sending =
  /** Everything that could be sent was. `refused`: the server did not take one of them. */
  | { readonly kind: 'sent'; readonly number: number; readonly refused: number }
  | { readonly kind: 'offline' | 'signed-out' }

let isSending = false

/**
 * Sends what waits, the oldest first: a later tap may rest on an earlier one.
 * @param atOnce also what could still be taken back, because the page is being left
 */
export async function sendTaps(staffId: string, atOnce: boolean): Promise<Sending> {
  if (isSending) return { kind: 'sent', number: 0, refused: 0 }
  isSending = true
  try {
    let number = 0
    let refused = 0
    for (const tap of queuedTaps().filter((each) => each.staffId === staffId)) {
      if (!atOnce && Date.now() - Date.parse(tap.at) < takeBackFor) break
      const answer = await send(tap)
      if (answer === 'offline' || answer === 'signed-out') return { kind: answer }
      removeTap(tap.key)
      number += 1
      if (answer === 'refused') refused += 1
    }
    return { kind: 'sent', number, refused }
  } finally {
    isSending = false
  }
}

/** The same form as a browser without this script posts, to the data of the page instead of the page. */
async function send({ key, of, verb, at, subject, note }: QueuedTap) {
  const body = new URLSearchParams({ key, of: String(of), verb, at, subject, note, queued: 'yes' })
  if (!navigator.onLine) return 'offline'
  try {
    const signal = AbortSignal.timeout(sendWithin)
    const response = await fetch(`${staffRunsPath}_.data`, { method: 'POST', body, signal, keepalive: true })
    if (response.ok && response.status !== 202) return 'sent'
    // The router answers a redirect, which leads to the sign-in page, with this status.
    if (response.status === 202 || response.status === 401) return 'signed-out'
    return response.status >= 500 || response.status === 429 ? 'offline' : 'refused'
  } catch {
    return 'offline'
  }
}
