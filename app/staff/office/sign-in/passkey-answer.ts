/** The first press loads the library. */

/** Limit for the server's challenge only. */
const timeoutMs = 10_000

export type PasskeyAnswer =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly problem: 'too-many'; readonly wait: number }
  /** `wrong` is a wrong password; `failed` a problem of passkey, browser or network, or a closed dialog. */
  | { readonly ok: false; readonly problem: 'wrong' | 'failed' }

/** @param fields the password, for a new passkey */
export async function answerByPasskey(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<PasskeyAnswer> {
  try {
    const body = new URLSearchParams(fields)
    const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    if (response.status === 403) return { ok: false, problem: 'wrong' }
    if (response.status === 429)
      return { ok: false, problem: 'too-many', wait: Number(response.headers.get('Retry-After')) }
    if (!response.ok) return { ok: false, problem: 'failed' }
    const optionsJSON = await response.json()
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
    const registration =
      fields.purpose === 'add'
        ? await startRegistration({ optionsJSON })
        : await startAuthentication({ optionsJSON })
    return { ok: true, answer: JSON.stringify(registration) }
  } catch {
    return { ok: false, problem: 'failed' }
  }
}
