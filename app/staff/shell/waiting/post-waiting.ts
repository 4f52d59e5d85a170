/** `offline` also where the server can't take anything for now. */
export type PostAnswer = 'sent' | 'refused' | 'offline' | 'signed-out'

/** What came of sending what waits. `refused`: what those were about that the server did not take, or that were lost. */
export type Sending =
  | { readonly kind: 'sent'; readonly number: number; readonly refused: readonly string[] }
  | { readonly kind: 'offline' | 'signed-out' }

/** Vans and cold stores lose the network: a request that takes longer is sent again. Milliseconds. */
export const sendWithin = 15_000

/**
 * Posts the same form as a browser without a script would, to the data of the page instead of the page.
 * @param path of the page
 */
export async function postWaiting(path: string, body: BodyInit, how: RequestInit): Promise<PostAnswer> {
  if (!navigator.onLine) return 'offline'
  try {
    const response = await fetch(`${path}_.data`, { method: 'POST', body, ...how })
    if (response.ok && response.status !== 202) return 'sent'
    // The router answers a redirect, which leads to the sign-in page, with 202. Where somebody else has signed in, the
    // answer is 401, or 404 if they do not see the page.
    if ([202, 401, 404].includes(response.status)) return 'signed-out'
    return response.status >= 500 || response.status === 429 ? 'offline' : 'refused'
  } catch {
    return 'offline'
  }
}

const nothing: Sending = { kind: 'sent', number: 0, refused: [] }

/** One attempt at a time: what is sent already is not sent a second time beside it. */
export function oneAtATime<Given extends readonly unknown[]>(send: (...given: Given) => Promise<Sending>) {
  let isSending = false
  return async (...given: Given): Promise<Sending> => {
    if (isSending) return nothing
    isSending = true
    try {
      return await send(...given)
    } finally {
      isSending = false
    }
  }
}
