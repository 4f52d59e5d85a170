/**
 * Requests time out after ten seconds. Any status but 200, or none, is logged and rejected (spec sections 7
 * and 8).
 */

export interface CallOptions {
  readonly token?: string
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: unknown
  readonly retryAfterSeconds: number | null
  constructor(status: number, body: unknown, retryAfter: number | null) {
    super(`the server answered ${status}`)
    this.status = status
    this.body = body
    this.retryAfterSeconds = retryAfter
  }
}

/** A 429 states the seconds to wait; other errors give null. */
export function waitOf(error: unknown): number | null {
  return error instanceof HttpError && error.status === 429 ? (error.retryAfterSeconds ?? 60) : null
}

/** There is no network, or the request timed out or was aborted (`reason`). */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
  readonly reason: 'network' | 'timeout' | 'aborted'
  constructor(reason: NoAnswerError['reason'], cause: unknown) {
    super(`no answer: ${reason}`, { cause })
    this.reason = reason
  }
}

export interface GraphqlProblem {
  readonly message: string
  readonly extensions?: { readonly code?: string; readonly refusals?: readonly unknown[] }
}

export class GraphqlError extends Error {
  override readonly name = 'GraphqlError'
  readonly errors: readonly GraphqlProblem[]
  constructor(errors: readonly GraphqlProblem[]) {
    super(errors[0]?.message ?? 'the call was refused')
    this.errors = errors
  }
}

/** @throws HttpError, NoAnswerError */
export function getJson<Body>(path: string, query: Query = {}, options: CallOptions = {}): Promise<Body> {
  return call(addressOf(path, query), {}, options, json)
}

function addressOf(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(pairs).toString()
  return search ? `${path}?${search}` : path
}

/** @throws HttpError, NoAnswerError */
export function postJson<Body>(path: string, body: unknown, options: CallOptions = {}): Promise<Body> {
  const headers = { 'Content-Type': 'application/json' }
  return call(path, { method: 'POST', body: JSON.stringify(body), headers }, options, json)
}

/** A redirect also rejects. */
export function getHtml(path: string, query: Query, options: CallOptions = {}): Promise<string> {
  const init = { headers: { Accept: 'text/html' }, redirect: 'error' } as const
  return call(addressOf(path, query), init, options, (response) => response.text())
}

/** Never from a cache. @throws GraphqlError, and the errors of postJson */
export async function graphql<Data>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  options?: CallOptions & { readonly endpoint?: string },
): Promise<Data> {
  const result = await postJson<{ data?: Data | null; errors?: readonly GraphqlProblem[] }>(
    options?.endpoint ?? '/graphql',
    { query, variables },
    options,
  )
  if (result.errors?.length || result.data == null) throw new GraphqlError(result.errors ?? [])
  return result.data
}

const json = (response: Response) => response.json()

async function call<Body>(
  address: string,
  init: RequestInit & { readonly headers?: Record<string, string> },
  { token, signal, timeoutMs = 10_000 }: CallOptions,
  read: (response: Response) => Promise<Body>,
): Promise<Body> {
  const timer = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, {
      ...init,
      cache: init.method ? 'no-store' : 'default',
      headers: {
        Accept: 'application/json',
        ...init.headers,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      signal: signal ? AbortSignal.any([signal, timer]) : timer,
    })
    if (response.status === 200) return await read(response)
    throw new HttpError(response.status, await response.json().catch(() => null), retryAfterOf(response))
  } catch (error) {
    const reason = signal?.aborted ? 'aborted' : timer.aborted ? 'timeout' : 'network'
    const failure = error instanceof HttpError ? error : new NoAnswerError(reason, error)
    // A query may contain input, and the caller knows about its own abort.
    if (reason !== 'aborted') console.warn(`${address.replace(/\?.*/, '')}: ${failure.message}`)
    throw failure
  }
}

/** This server never sends the date form of the header. */
function retryAfterOf({ headers }: Response): number | null {
  const seconds = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : null
}
