/** `offline` includes a temporarily unavailable server. */
export type PostAnswer = 'sent' | 'refused' | 'offline' | 'signed-out'

/** `refused` lists the names of refused or lost entries. */
export type Sending =
  | { readonly kind: 'sent'; readonly number: number; readonly refusals: readonly string[] }
  | { readonly kind: 'offline' | 'signed-out' }

/** Vans and cold stores lose the network. */
export const maxSendMs = 15_000

/**
 * Posts what a browser without JavaScript would.
 * @param path of the page
 */
export async function postWaiting(path: string, body: BodyInit, how: RequestInit): Promise<PostAnswer> {
  if (!navigator.onLine) return 'offline'
  try {
    const response = await fetch(`${path}_.data`, { method: 'POST', body, ...how })
    if (response.ok && response.status !== 202) return 'sent'
    // A redirect to the sign-in page is 202. Another person's session gets 401, or 404 if they may not see
    // the page.
    if ([202, 401, 404].includes(response.status)) return 'signed-out'
    return response.status >= 500 || response.status === 429 ? 'offline' : 'refused'
  } catch {
    return 'offline'
  }
}

const nothing: Sending = { kind: 'sent', number: 0, refusals: [] }

/** One call runs at a time, so that no entry is sent twice. */
export function oneAtATime<Given extends readonly unknown[]>(send: (...args: Given) => Promise<Sending>) {
  let isSending = false
  return async (...args: Given): Promise<Sending> => {
    if (isSending) return nothing
    isSending = true
    try {
      return await send(...args)
    } finally {
      isSending = false
    }
  }
}
