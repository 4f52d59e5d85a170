/**
 * Tells the server which requests an open page makes by itself, because something happened in the shop. In a busy shop
 * there is always one more: if they counted as use, a browser that was left alone would stay signed in.
 */
import { unattendedHeader } from '#domain/staff/office/staff-session.ts'

/** For a request that is never made by a person. */
export const unattendedHeaders = { [unattendedHeader]: '1' }

let isUnattended = false

/**
 * Loads data again without a person. The router asks for them before the browser turns to its next event, such as a
 * press of a button.
 */
export function loadUnattended<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  isUnattended = true
  setTimeout(() => {
    isUnattended = false
  })
  return load()
}

/** The router makes the requests for data itself and takes no headers for them. To be called before it starts. */
export function markUnattended(): void {
  const { fetch } = globalThis
  globalThis.fetch = (resource, init) =>
    fetch(resource, isUnattended ? { ...init, headers: withMark(init?.headers) } : init)
}

function withMark(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given)
  headers.set(unattendedHeader, '1')
  return headers
}
