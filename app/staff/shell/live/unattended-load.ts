/** Requests without a person must not count as use, or an abandoned browser would stay signed in. */
import { unattendedHeader } from '#domain/staff/office/staff-session.ts'

export const unattendedHeaders = { [unattendedHeader]: '1' }

let isUnattended = false

/** The router sends its requests before the browser handles its next event. */
export function loadUnattended<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  isUnattended = true
  setTimeout(() => {
    isUnattended = false
  })
  return load()
}

/** The router's requests take no headers, so this wraps fetch. Call it before the router starts. */
export function markUnattended(): void {
  const { fetch } = globalThis
  globalThis.fetch = (resource, init) =>
    fetch(resource, isUnattended ? { ...init, headers: withMark(init?.headers) } : init)
}

function withMark(value: HeadersInit | undefined): Headers {
  const headers = new Headers(value)
  headers.set(unattendedHeader, '1')
  return headers
}
